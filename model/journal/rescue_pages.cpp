// SPDX-License-Identifier: MPL-2.0
#include "journal/rescue_pages.h"

#include "journal/database_header.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <optional>

namespace bandar::journal {

namespace {

// The format: https://www.sqlite.org/fileformat2.html#b_tree_pages
constexpr qsizetype least = 489;         // of a long row, on its own page
constexpr qsizetype mostNumbered = 4061; // of a row of a table with numbers of its own
constexpr qsizetype mostUnnumbered = 1002;
constexpr std::int64_t longestRow = 64LL * 1024 * 1024;
constexpr char numberedLeaf = 0x0d;
constexpr char unnumberedLeaf = 0x0a;
constexpr char unnumberedBranch = 0x02;

std::uint8_t byteAt(const QByteArray &data, qsizetype at) { return static_cast<std::uint8_t>(data[at]); }

// Reads on from a place; nothing once the data is at its end.
class Cursor {
public:
    Cursor(const QByteArray &data, qsizetype at) : m_data(data), m_at(at) {}

    qsizetype at() const { return m_at; }
    std::optional<std::int64_t> varint()
    {
        std::uint64_t value = 0;
        for (int count = 0; count < 9; ++count) {
            if (m_at >= m_data.size())
                return {};
            const std::uint8_t byte = byteAt(m_data, m_at++);
            if (count == 8)
                return static_cast<std::int64_t>((value << 8) | byte);
            value = (value << 7) | (byte & 0x7fU);
            if ((byte & 0x80U) == 0)
                break;
        }
        return static_cast<std::int64_t>(value);
    }
    std::optional<QByteArray> bytes(std::int64_t size)
    {
        if (size < 0 || size > m_data.size() - m_at)
            return {};
        m_at += static_cast<qsizetype>(size);
        return m_data.mid(m_at - static_cast<qsizetype>(size), static_cast<qsizetype>(size));
    }

private:
    const QByteArray &m_data;
    qsizetype m_at;
};

std::int64_t integer(const QByteArray &bytes)
{
    std::uint64_t value = bytes.isEmpty() || (byteAt(bytes, 0) & 0x80U) == 0 ? 0 : ~std::uint64_t{0};
    for (const char byte : bytes)
        value = (value << 8) | static_cast<std::uint8_t>(byte);
    return static_cast<std::int64_t>(value);
}

std::optional<QVariant> valueOf(std::int64_t type, Cursor &cursor)
{
    constexpr std::int64_t sizes[] = {0, 1, 2, 3, 4, 6, 8};
    if (type == 0)
        return QVariant();
    if (type == 8 || type == 9)
        return QVariant::fromValue<qlonglong>(type - 8);
    if (type < 0 || (type > 6 && type < 12))
        return {};
    const auto bytes = cursor.bytes(type <= 6 ? sizes[type] : (type - 12) / 2);
    if (!bytes)
        return {};
    if (type <= 6)
        return QVariant::fromValue<qlonglong>(integer(*bytes));
    return type % 2 == 0 ? QVariant(*bytes) : QVariant(QString::fromUtf8(*bytes));
}

// Nothing where it is no row.
QVariantList valuesOf(const QByteArray &payload)
{
    Cursor types(payload, 0);
    const auto end = types.varint();
    if (!end || *end < 1 || *end > payload.size())
        return {};
    Cursor contents(payload, static_cast<qsizetype>(*end));
    QVariantList values;
    while (types.at() < *end) {
        const auto type = types.varint();
        const auto value = type ? valueOf(*type, contents) : std::optional<QVariant>();
        if (!value)
            return {};
        values << *value;
    }
    return values;
}

// The bytes of a value of that type; nothing for what no act holds.
std::optional<std::int64_t> sizeOfNumber(std::int64_t type)
{
    constexpr std::int64_t sizes[] = {0, 1, 2, 3, 4, 6, 8};
    if (type == 8 || type == 9)
        return 0;
    return type >= 1 && type <= 6 ? std::optional(sizes[type]) : std::nullopt;
}
std::optional<std::int64_t> sizeOfBytes(std::int64_t type)
{
    return type >= 12 && type % 2 == 0 ? std::optional((type - 12) / 2) : std::nullopt;
}

// Whether an act may begin there: seven columns of the right kinds, as long together as it says.
bool looksLikeAct(const QByteArray &page, qsizetype at)
{
    constexpr bool isBytes[] = {false, false, true, false, true, false, true};
    Cursor cursor(page, at);
    const auto payload = cursor.varint();
    const qsizetype begin = cursor.at();
    const auto header = cursor.varint();
    if (!payload || !header || *payload < 16 || *payload > longestRow || *header < 8 || *header > 40)
        return false;
    std::int64_t length = *header;
    for (const bool bytes : isBytes) {
        const auto type = cursor.varint();
        if (!type)
            return false;
        const auto size = bytes ? sizeOfBytes(*type) : sizeOfNumber(*type);
        if (!size)
            return false;
        length += *size;
    }
    return cursor.at() - begin == *header && length == *payload;
}

} // namespace

PageScan::PageScan(const QString &file)
    : m_file(file), m_pages(static_cast<std::uint32_t>(QFileInfo(file).size() / pageSize))
{}

QByteArray PageScan::page(std::uint32_t number)
{
    QFile opened(m_file);
    if (number < 1 || number > m_pages || !opened.open(QIODevice::ReadOnly) ||
        !opened.seek(static_cast<qint64>(number - 1) * pageSize))
        return {};
    return opened.read(pageSize);
}

void PageScan::eachRow(bool numbered, const EachRow &eachRow)
{
    for (std::uint32_t number = 2; number <= m_pages; ++number) {
        const QByteArray read = page(number);
        if (read.size() == pageSize &&
            (numbered ? read[0] == numberedLeaf : read[0] == unnumberedLeaf || read[0] == unnumberedBranch))
            rowsOf(read, eachRow);
    }
}

void PageScan::rowsOf(const QByteArray &page, const EachRow &eachRow)
{
    const bool isNumbered = page[0] == numberedLeaf;
    const qsizetype cells = page[0] == unnumberedBranch ? 12 : 8;
    const qsizetype count = std::min<qsizetype>(qFromBigEndian<quint16>(page.constData() + 3), (pageSize - cells) / 2);
    for (qsizetype cell = 0; cell < count; ++cell) {
        const qsizetype at = qFromBigEndian<quint16>(page.constData() + cells + 2 * cell);
        Cursor cursor(page, at + (page[0] == unnumberedBranch ? 4 : 0));
        const auto size = cursor.varint();
        const auto number = isNumbered ? cursor.varint() : std::optional<std::int64_t>(0);
        if (!size || !number || *size < 1 || *size > longestRow)
            continue;
        const QVariantList values =
            valuesOf(payload(page, cursor.at(), *size, isNumbered ? mostNumbered : mostUnnumbered));
        if (!values.isEmpty())
            eachRow(*number, values);
    }
}

void PageScan::eachAct(const EachRow &eachRow)
{
    for (std::uint32_t number = 1; number <= m_pages; ++number) {
        const QByteArray read = page(number);
        for (qsizetype at = 0; at + 16 < read.size(); ++at) {
            if (!looksLikeAct(read, at))
                continue;
            Cursor cursor(read, at);
            const std::int64_t size = cursor.varint().value_or(0);
            const QVariantList values = valuesOf(payload(read, cursor.at(), size, mostUnnumbered));
            if (!values.isEmpty())
                eachRow(0, values);
        }
    }
}

// What does not fit on the page goes on in a chain of others.
QByteArray PageScan::payload(const QByteArray &page, qsizetype at, std::int64_t size, qsizetype most)
{
    constexpr qsizetype linkSize = 4;
    const auto whole = static_cast<qsizetype>(size);
    if (whole <= most)
        return page.mid(at, whole);
    const qsizetype rest = least + (whole - least) % (pageSize - linkSize);
    const qsizetype local = rest <= most ? rest : least;
    if (at + local + linkSize > pageSize)
        return {};
    QByteArray payload = page.mid(at, local);
    auto next = qFromBigEndian<std::uint32_t>(page.constData() + at + local);
    while (payload.size() < whole) {
        const QByteArray more = this->page(next);
        if (more.size() != pageSize)
            return {};
        payload += more.mid(linkSize, whole - payload.size());
        next = qFromBigEndian<std::uint32_t>(more.constData());
    }
    return payload;
}

} // namespace bandar::journal
