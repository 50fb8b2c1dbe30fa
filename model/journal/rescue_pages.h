// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <cstdint>
#include <functional>

namespace bandar::journal {

/// Reads the pages of a SQLite file one by one, past its trees: for what lies behind a broken page that only leads to
/// others. Free pages are read too, so what is found may be older than what was stored last.
class PageScan {
public:
    /// The values of a row, and its number where the table has such.
    using EachRow = std::function<void(std::int64_t number, const QVariantList &values)>;

    explicit PageScan(const QString &file);
    /// Rows of tables with numbers of their own, or of those without.
    void eachRow(bool numbered, const EachRow &eachRow);
    /// Whatever has the shape of an act with its checksum, wherever it stands: also where the page that it is on, or
    /// what leads to it there, is broken. Whether it is one the checksum has to tell.
    void eachAct(const EachRow &eachRow);

private:
    QByteArray page(std::uint32_t number);
    void rowsOf(const QByteArray &page, const EachRow &eachRow);
    QByteArray payload(const QByteArray &page, qsizetype at, std::int64_t size, qsizetype most);

    QString m_file;
    std::uint32_t m_pages = 0;
};

} // namespace bandar::journal
