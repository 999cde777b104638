#pragma once

#include "shared/journal/damage.h"
#include "shared/journal/journal.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace pitwatch::journal {

// The rows of the table `anchors`. One more row, with the empty party, is the seal over the others:
// how many they are and the exclusive-or of their hashes, so that an edited, removed or added
// anchor is noticed although anchors, unlike entries, are overwritten. Throws SQLite::Exception.
class AnchorTable {
public:
    using Anchors = std::map<core::PartyId, Head>;

    // Reads what the file holds; the damage if the seal does not match it.
    static std::optional<Damage> load(const SQLite::Database& database,
                                      const core::JournalId& keeper, Anchors& anchors);

    AnchorTable(const SQLite::Database& database, const core::JournalId& keeper, Anchors anchors);

    // Must be called inside a transaction; if that fails the object is of no more use.
    void move(std::span<const Anchor> anchors);

    std::vector<Anchor> anchors() const;

    // What a head of a journal at rest says of them.
    wire::Hash digest() const { return digestOf(m_keeper, m_anchors); }
    static wire::Hash digestOf(const core::JournalId& keeper, const Anchors& anchors);

private:
    void write(const std::string& party, const Head& head);

    SQLite::Statement m_upsert;
    core::JournalId m_keeper;
    Anchors m_anchors;
    wire::Hash m_seal{};
};

} // namespace pitwatch::journal
