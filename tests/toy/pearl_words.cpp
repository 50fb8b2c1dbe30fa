// SPDX-License-Identifier: MPL-2.0
#include "pearls.h"

#include "table/field.h"

namespace bandar::toy {

namespace {

using words::amount;
using words::Namer;

QString thing(const table::Vocabulary &vocabulary, std::size_t place)
{
    return words::spaced(vocabulary.names()[place]);
}

/// The whole game in words: what it has to say differs from Indonesia, how it is said does not.
class PearlWords final : public words::GameWords {
public:
    Namer namer(const table::Setup &setup, bool tellsSecrets) const override { return {setup, thing, tellsSecrets}; }
    QString refusal(const table::Refusal &refusal, const Namer &namer) const override
    {
        const auto figure = [&](std::size_t at) { return namer(refusal.figures[at]); };
        switch (static_cast<Reason>(refusal.code)) {
        case Reason::notAwaited: return QStringLiteral("%1 is not asked for this (%2)").arg(figure(0), figure(1));
        case Reason::aboveCoins:
            return namer.isWithheld(refusal.figures[2])
                       ? QStringLiteral("%1 cannot bid %2").arg(figure(0), figure(1))
                       : QStringLiteral("%1 cannot bid %2 of %3").arg(figure(0), figure(1), figure(2));
        case Reason::bedTooPoor:
            return QStringLiteral("no %2 pearls in the %1: %3 left").arg(figure(0), figure(1), figure(2));
        case Reason::whichBed: return QStringLiteral("which bed: %1 or %2?").arg(figure(0), figure(1));
        case Reason::gameOver: return QStringLiteral("the sea is empty");
        }
        return {};
    }
    QString entry(const table::Entry &entry, const Namer &) const override
    {
        static const QStringList told{QStringLiteral("A bid is hidden"), QStringLiteral("A dive"),
                                      QStringLiteral("Something is said")};
        return told[static_cast<qsizetype>(entry.kind)];
    }
    QStringList events(const std::vector<table::Remark> &events, const Namer &namer) const override
    {
        QStringList sentences;
        for (const table::Remark &event : events)
            sentences
                << (static_cast<Event>(event.code) == Event::over
                        ? QStringLiteral("The sea is empty")
                        : QStringLiteral("%1 dives for %2").arg(namer(event.figures[0]), namer(event.figures[1])));
        return sentences;
    }
    QString account(std::string_view name) const override { return words::spaced(name); }
    QString phase(std::string_view name) const override { return words::titled(name); }
    QString scoreColumn(std::string_view name) const override { return words::titled(name); }
};

} // namespace

std::unique_ptr<words::GameWords> pearlWords() { return std::make_unique<PearlWords>(); }

} // namespace bandar::toy
