#include "shared/journal/internal/sqlite/head_table.h"

#include "shared/journal/internal/sqlite/columns.h"

namespace pitwatch::journal {

namespace {

std::optional<SignedHead> readRow(const SQLite::Statement& row, const core::JournalId& journal) {
    SignedHead signedHead;
    signedHead.head.journal = journal;
    const SQLite::Column sequence = row.getColumn(1);
    if (!sequence.isInteger() || sequence.getInt64() < 1)
        return std::nullopt;
    signedHead.head.sequence = static_cast<std::uint64_t>(sequence.getInt64());
    const bool whole = readBlob(row.getColumn(2), signedHead.head.chain) &&
                       readBlob(row.getColumn(3), signedHead.key) &&
                       readBlob(row.getColumn(4), signedHead.signature);
    return whole ? std::optional(signedHead) : std::nullopt;
}

} // namespace

void insertHead(const SQLite::Database& database, const SignedHead& signedHead) {
    SQLite::Statement insert(
        database, "INSERT INTO heads VALUES ((SELECT coalesce(max(number), 0) + 1 FROM heads), "
                  "?, ?, ?, ?)");
    insert.bind(1, static_cast<std::int64_t>(signedHead.head.sequence));
    bindBlob(insert, 2, signedHead.head.chain);
    bindBlob(insert, 3, signedHead.key);
    bindBlob(insert, 4, signedHead.signature);
    insert.exec();
}

std::optional<Damage> loadHeads(const SQLite::Database& database, const core::JournalId& journal,
                                std::vector<SignedHead>& heads) {
    SQLite::Statement rows(database, "SELECT number, sequence, chain, key, signature FROM heads "
                                     "ORDER BY number");
    while (rows.executeStep()) {
        const std::size_t number = heads.size() + 1;
        const auto row = readRow(rows, journal);
        if (!row || rows.getColumn(0).getInt64() != static_cast<std::int64_t>(number))
            return Damage{0, "signed head " + std::to_string(number) +
                                 " is missing or not as it was written"};
        if (!heads.empty() && row->head.sequence < heads.back().head.sequence)
            return Damage{row->head.sequence, "the signed heads are out of order"};
        heads.push_back(*row);
    }
    return std::nullopt;
}

std::optional<Damage> checkSignature(const SignedHead& signedHead,
                                     const std::optional<PublicKey>& key) {
    const std::uint64_t sequence = signedHead.head.sequence;
    if (key && *key != signedHead.key)
        return Damage{sequence, "the head is signed by another device's key"};
    if (!isGenuine(signedHead))
        return Damage{sequence, "the signature over the head is wrong"};
    return std::nullopt;
}

} // namespace pitwatch::journal
