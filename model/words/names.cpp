// SPDX-License-Identifier: MPL-2.0
#include "words/names.h"

#include "record/header.h"
#include "record/text.h"

#include <QCoreApplication>
#include <QList>

#include <algorithm>

namespace bandar::words {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

// What the eye takes in of a name. Two names are the same where this is.
QString essence(const QString &name)
{
    // Names are asked for with every sentence, and most of them are plain.
    if (std::ranges::all_of(name, [](QChar letter) { return letter >= u' ' && letter <= u'~'; }))
        return name.simplified().toLower();
    QList<char32_t> seen;
    for (const uint letter : name.normalized(QString::NormalizationForm_D).toUpper().toCaseFolded().toUcs4())
        if (QChar::isSpace(letter) || !record::isUnseen(letter))
            seen.append(letter);
    return QString::fromUcs4(seen.constData(), seen.size()).normalized(QString::NormalizationForm_C).simplified();
}

constexpr qsizetype longestId = 32;

// The latin letters and digits of a name without their accents; what is between them is one hyphen.
QString slugOf(const QString &name)
{
    QString slug;
    for (const QChar character : name.normalized(QString::NormalizationForm_KD).toLower()) {
        const bool plain = (character >= u'a' && character <= u'z') || (character >= u'0' && character <= u'9');
        if (plain)
            slug += character;
        else if (!character.isMark() && !slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    slug.truncate(longestId);
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug;
}

} // namespace

QString whyNotAName(const QString &name)
{
    const std::string text = name.toStdString();
    if (record::isBlank(text))
        return Tr::tr("a name has at least one letter");
    if (record::lengthOf(text) > record::longestName)
        return Tr::tr("a name has at most %1 letters").arg(record::longestName);
    if (record::hasHiddenCharacter(text))
        return Tr::tr("that name has a character that cannot be seen");
    return {};
}

QString whyNotATitle(const QString &title)
{
    return record::isBlank(title.toStdString()) ? Tr::tr("a title wants a character that is seen") : QString();
}

bool isSameName(const QString &a, const QString &b) { return essence(a) == essence(b); }

QStringList namesOf(const table::Setup &setup)
{
    QStringList names;
    QStringList essences;
    for (const table::Player &player : setup.players) {
        names << QString::fromStdString(player.name);
        essences << essence(names.back());
    }
    QStringList taken = essences;
    for (qsizetype place = 0; place < names.size(); ++place) {
        if (essences.count(essences[place]) == 1)
            continue;
        QString apart;
        for (int number = 1; apart.isEmpty() || taken.contains(essence(apart)); ++number)
            apart = QStringLiteral("%1 (%2)").arg(names[place], QString::number(number));
        taken << essence(apart);
        names[place] = apart;
    }
    return names;
}

QStringList idsOf(const QStringList &names)
{
    QStringList ids;
    for (const QString &name : names) {
        QString slug = slugOf(name);
        if (slug.isEmpty())
            slug = QStringLiteral("player-%1").arg(ids.size() + 1);
        QString id = slug;
        for (int next = 2; ids.contains(id); ++next) {
            const QString suffix = QStringLiteral("-%1").arg(next);
            id = slug.left(longestId - suffix.size()) + suffix;
        }
        ids.append(id);
    }
    return ids;
}

} // namespace bandar::words
