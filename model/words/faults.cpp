// SPDX-License-Identifier: MPL-2.0
#include "words/faults.h"

#include "table/field.h"
#include "words/namer.h"

#include <QCoreApplication>

namespace bandar::words {

namespace {

using record::Fault;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Faults)
};

QString meant(const Fault &fault)
{
    if (!fault.suggestion.empty())
        return u' ' + Tr::tr("(did you mean \"%1\"?)").arg(QString::fromStdString(fault.suggestion));
    if (!fault.choices.empty())
        return u' ' + Tr::tr("(there is: %1)").arg(QString::fromStdString(fault.choices));
    return {};
}

QString quoted(const std::string &text)
{
    return text.empty() ? Tr::tr("like that") : u'"' + QString::fromStdString(text) + u'"';
}

QString plain(std::int64_t number) { return QString::number(number); }

} // namespace

QString sentence(const Fault &fault)
{
    const QString key = QString::fromStdString(fault.key);
    const QString value = QString::fromStdString(fault.value);
    switch (fault.kind) {
    case Fault::Kind::notJson: return Tr::tr("this is no JSON: see column %1").arg(value);
    case Fault::Kind::notObject: return Tr::tr("a line must hold one JSON object in braces");
    case Fault::Kind::tooDeep: return Tr::tr("lists and objects are nested too deep for an entry");
    case Fault::Kind::lineTooLong: return Tr::tr("the line is longer than %1 bytes").arg(plain(fault.most));
    case Fault::Kind::fileTooLong: return Tr::tr("the record is longer than %1 bytes").arg(plain(fault.most));
    case Fault::Kind::otherEncoding: return Tr::tr("this file is %1; save it as UTF-8").arg(value);
    case Fault::Kind::nulByte: return Tr::tr("the line holds a NUL byte");
    case Fault::Kind::strayMark: return Tr::tr("a byte order mark may only lead the file");
    case Fault::Kind::noHeader: return Tr::tr("the record is empty: the first line must be its header");
    case Fault::Kind::senselessAct:
        return Tr::tr("this \"%1\" does not fit the acts before it").arg(QString::fromStdString(fault.value));
    case Fault::Kind::headerAgain: return Tr::tr("a second header: a record holds one game");
    case Fault::Kind::newerFormat:
        return Tr::tr("%1 is %2, newer than this program knows (%3)")
            .arg(key, value.isEmpty() ? Tr::tr("that large") : value, plain(fault.most));
    case Fault::Kind::unknownGame: return Tr::tr("there is no game %1").arg(quoted(fault.value)) + meant(fault);
    case Fault::Kind::playerNumber:
        return Tr::tr("the game is for %1 to %2 players, not %3").arg(plain(fault.least), plain(fault.most), value);
    case Fault::Kind::twice: return Tr::tr("two players have the %1 \"%2\"").arg(key, value);
    case Fault::Kind::unknownEntry: return Tr::tr("there is no entry %1").arg(quoted(fault.value)) + meant(fault);
    case Fault::Kind::unknownKey:
        if (fault.key.empty())
            return Tr::tr("a key does not belong here");
        return Tr::tr("the key \"%1\" does not belong here").arg(key) + meant(fault);
    case Fault::Kind::missingKey: return Tr::tr("the key \"%1\" is missing").arg(key);
    case Fault::Kind::wantsNumber:
        return Tr::tr("\"%1\" must be a whole number from %2 to %3").arg(key, plain(fault.least), plain(fault.most));
    case Fault::Kind::wantsWhole:
        return Tr::tr("\"%1\" must be a whole number from %2 to %3, not %4")
            .arg(key, plain(fault.least), plain(fault.most), value.isEmpty() ? Tr::tr("a fraction") : value);
    case Fault::Kind::outOfRange:
        return Tr::tr("\"%1\" must be from %2 to %3, not %4")
            .arg(key, plain(fault.least), plain(fault.most), value.isEmpty() ? Tr::tr("that large") : value);
    case Fault::Kind::wantsText: return Tr::tr("\"%1\" must be a text in quotes").arg(key);
    case Fault::Kind::blankText: return Tr::tr("\"%1\" must not be blank").arg(key);
    case Fault::Kind::longText: return Tr::tr("\"%1\" is longer than %2 characters").arg(key, plain(fault.most));
    case Fault::Kind::hiddenCharacter:
        return Tr::tr("\"%1\" holds a control character or one that turns the direction of text").arg(key);
    case Fault::Kind::wantsFlag: return Tr::tr("\"%1\" must be true or false").arg(key);
    case Fault::Kind::wantsList:
        if (fault.least == fault.most)
            return Tr::tr("\"%1\" must be a list of %2").arg(key, plain(fault.most));
        if (fault.most >= table::mostAmount)
            return Tr::tr("\"%1\" must be a list").arg(key);
        return Tr::tr("\"%1\" must be a list of %2 to %3").arg(key, plain(fault.least), plain(fault.most));
    case Fault::Kind::wantsItems: return Tr::tr("\"%1\" must hold objects in braces").arg(key);
    case Fault::Kind::unknownName: return Tr::tr("\"%1\" cannot be %2").arg(key, quoted(fault.value)) + meant(fault);
    case Fault::Kind::unknownPlayer:
        return Tr::tr("\"%1\" names no player of the header: %2").arg(key, quoted(fault.value)) + meant(fault);
    case Fault::Kind::badId:
        if (value.isEmpty())
            return Tr::tr("an id must be 1 to 32 characters of a-z, 0-9 and hyphen");
        return Tr::tr("the id \"%1\" must be 1 to 32 characters of a-z, 0-9 and hyphen").arg(value);
    case Fault::Kind::badTime:
        return Tr::tr("\"%1\" must be an ISO 8601 date or date and time, not %2").arg(key, quoted(fault.value));
    case Fault::Kind::refused: break;
    }
    return {};
}

} // namespace bandar::words
