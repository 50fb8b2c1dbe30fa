// SPDX-License-Identifier: MPL-2.0
#include "words/namer.h"

#include "words/text.h"

#include <QRegularExpression>

namespace bandar::words {

namespace {

constexpr QChar narrowSpace(0x202F);
constexpr QChar minusSign(0x2212);

} // namespace

QString amount(std::int64_t units)
{
    QString digits = QString::number(units);
    const bool negative = digits.startsWith(u'-');
    if (negative)
        digits.remove(0, 1);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, narrowSpace);
    return negative ? minusSign + digits : digits;
}

QString change(std::int64_t units) { return units > 0 ? u'+' + amount(units) : amount(units); }

int plural(std::int64_t count)
{
    // Plurals look at the last digits alone: a count beyond an int keeps those.
    constexpr std::int64_t lastDigits = 1'000'000;
    return static_cast<int>(count > lastDigits ? lastDigits + count % lastDigits : count);
}

QString counted(const QString &text, std::int64_t count)
{
    static const QRegularExpression forms(QStringLiteral("\\((\\w*)\\|(\\w*)\\)"));
    return QString(text).replace(forms, count == 1 ? QStringLiteral("\\1") : QStringLiteral("\\2")).arg(amount(count));
}

QString spaced(std::string_view name) { return textOf(name).replace(u'-', u' '); }

QString titled(std::string_view name)
{
    QString text = spaced(name);
    bool begins = true;
    for (QChar &letter : text) {
        if (begins)
            letter = letter.toUpper();
        begins = letter == u' ';
    }
    return text;
}

QString Namer::thing(const table::Vocabulary &vocabulary, std::size_t place) const
{
    return place < vocabulary.names().size() ? m_things(vocabulary, place) : QString();
}

QString Namer::operator()(const table::Figure &figure) const
{
    if (isWithheld(figure))
        return QStringLiteral("…");
    switch (figure.kind) {
    case table::Figure::Kind::count:
    case table::Figure::Kind::money: return amount(figure.value);
    case table::Figure::Kind::player: return player(table::PlayerId(static_cast<std::size_t>(figure.value)));
    case table::Figure::Kind::name: return thing(*figure.vocabulary, static_cast<std::size_t>(figure.value));
    }
    return {};
}

} // namespace bandar::words
