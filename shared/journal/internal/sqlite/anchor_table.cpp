#include "shared/journal/internal/sqlite/anchor_table.h"

#include "shared/journal/internal/sqlite/columns.h"

#include <sodium.h>

namespace pitwatch::journal {

namespace {

void addRow(core::Bytes& row, const std::string& party, const Head& head) {
    row.insert(row.end(), head.journal.bytes.begin(), head.journal.bytes.end());
    for (int shift = 56; shift >= 0; shift -= 8)
        row.push_back(static_cast<std::uint8_t>(head.sequence >> shift));
    row.insert(row.end(), head.chain.begin(), head.chain.end());
    row.insert(row.end(), party.begin(), party.end());
}

// Adds a row to the seal, or takes it out again.
void toggle(wire::Hash& seal, const core::JournalId& keeper, const std::string& party,
            const Head& head) {
    core::Bytes row(keeper.bytes.begin(), keeper.bytes.end());
    addRow(row, party, head);
    wire::Hash hash;
    crypto_generichash(hash.data(), hash.size(), row.data(), row.size(), nullptr, 0);
    for (std::size_t i = 0; i < seal.size(); ++i)
        seal[i] = static_cast<std::uint8_t>(seal[i] ^ hash[i]);
}

wire::Hash sealOf(const core::JournalId& keeper, const AnchorTable::Anchors& anchors) {
    wire::Hash seal{};
    for (const auto& [party, head] : anchors)
        toggle(seal, keeper, party.text(), head);
    return seal;
}

bool readHead(const SQLite::Statement& row, Head& head) {
    const SQLite::Column sequence = row.getColumn(2);
    if (!sequence.isInteger() || sequence.getInt64() < 0)
        return false;
    head.sequence = static_cast<std::uint64_t>(sequence.getInt64());
    return readBlob(row.getColumn(1), head.journal.bytes) && readBlob(row.getColumn(3), head.chain);
}

} // namespace

std::optional<Damage> AnchorTable::load(const SQLite::Database& database,
                                        const core::JournalId& keeper, Anchors& anchors) {
    const Damage tampered{0, "the anchors are not as they were written: their seal is broken"};
    Head seal;
    SQLite::Statement rows(database, "SELECT party, journal, sequence, chain FROM anchors");
    while (rows.executeStep()) {
        Head head;
        if (!rows.getColumn(0).isText() || !readHead(rows, head))
            return tampered;
        const std::string name = rows.getColumn(0).getString();
        const auto party = core::PartyId::parse(name);
        if (name.empty())
            seal = head;
        else if (!party || !anchors.emplace(*party, head).second)
            return tampered;
    }
    if (seal.journal != core::JournalId{} || seal.sequence != anchors.size() ||
        seal.chain != sealOf(keeper, anchors))
        return tampered;
    return std::nullopt;
}

// Not the seal: with many rows of their own choice others can be found that have the same
// exclusive-or, and a signature over it would be worth nothing.
wire::Hash AnchorTable::digestOf(const core::JournalId& keeper, const Anchors& anchors) {
    core::Bytes rows(keeper.bytes.begin(), keeper.bytes.end());
    for (const auto& [party, head] : anchors) {
        rows.push_back(static_cast<std::uint8_t>(party.text().size()));
        addRow(rows, party.text(), head);
    }
    wire::Hash digest;
    crypto_generichash(digest.data(), digest.size(), rows.data(), rows.size(), nullptr, 0);
    return digest;
}

AnchorTable::AnchorTable(const SQLite::Database& database, const core::JournalId& keeper,
                         Anchors anchors)
    : m_upsert(database, "INSERT INTO anchors VALUES (?, ?, ?, ?) ON CONFLICT (party) DO UPDATE "
                         "SET journal = excluded.journal, sequence = excluded.sequence, "
                         "chain = excluded.chain")
    , m_keeper(keeper)
    , m_anchors(std::move(anchors))
    , m_seal(sealOf(keeper, m_anchors)) {}

void AnchorTable::move(std::span<const Anchor> anchors) {
    if (anchors.empty())
        return;
    for (const Anchor& anchor : anchors) {
        const auto [place, isNew] = m_anchors.try_emplace(anchor.party);
        if (!isNew)
            toggle(m_seal, m_keeper, anchor.party.text(), place->second);
        place->second = anchor.head;
        toggle(m_seal, m_keeper, anchor.party.text(), anchor.head);
        write(anchor.party.text(), anchor.head);
    }
    write({}, Head{{}, m_anchors.size(), m_seal});
}

void AnchorTable::write(const std::string& party, const Head& head) {
    m_upsert.bindNoCopy(1, party);
    bindBlob(m_upsert, 2, head.journal.bytes);
    m_upsert.bind(3, static_cast<std::int64_t>(head.sequence));
    bindBlob(m_upsert, 4, head.chain);
    m_upsert.exec();
    m_upsert.reset();
}

std::vector<Anchor> AnchorTable::anchors() const {
    std::vector<Anchor> anchors;
    for (const auto& [party, head] : m_anchors)
        anchors.push_back({party, head});
    return anchors;
}

} // namespace pitwatch::journal
