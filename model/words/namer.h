// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"
#include "words/names.h"

#include <QString>
#include <QStringList>

namespace bandar::words {

/// An amount for people: a narrow no-break space between thousands and a real minus sign, in every language.
QString amount(std::int64_t units);
/// The same with a sign in front, plus included: what an account gains or loses.
QString change(std::int64_t units);

/// What `tr` wants to know of a count to choose among the plurals of a language.
int plural(std::int64_t count);
/// A text for a count, with the count at %1. The source tells both its forms itself, for it has no translation that
/// would: "%1 ship(|s)", "%1 cit(y|ies)".
QString counted(const QString &text, std::int64_t count);

/// Turns the figures of a remark into words. What hidden money protects is told only where secrets may be.
class Namer {
public:
    /// How a game calls the things of a vocabulary; by default the name with spaces for hyphens.
    using ThingNamer = QString (*)(const table::Vocabulary &vocabulary, std::size_t place);

    Namer(const table::Setup &setup, ThingNamer things, bool tellsSecrets)
        : m_setup(setup), m_names(namesOf(setup)), m_things(things), m_tellsSecrets(tellsSecrets)
    {}

    /// What a player is called, apart from everybody else at the table.
    QString player(table::PlayerId id) const { return m_names.value(id.index); }
    QString operator()(const table::Figure &figure) const;
    bool isWithheld(const table::Figure &figure) const { return figure.secret && !m_tellsSecrets; }
    /// Nothing for a thing that is not there.
    QString thing(const table::Vocabulary &vocabulary, std::size_t place) const;
    const table::Setup &setup() const { return m_setup; }

private:
    const table::Setup &m_setup;
    QStringList m_names;
    ThingNamer m_things;
    bool m_tellsSecrets;
};

/// "jawa-timur" as "jawa timur".
QString spaced(std::string_view name);
/// "jawa-timur" as "Jawa Timur".
QString titled(std::string_view name);

} // namespace bandar::words
