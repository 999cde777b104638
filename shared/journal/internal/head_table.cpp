#include "shared/journal/internal/head_table.h"

#include "shared/journal/internal/columns.h"

#include <algorithm>

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

std::optional<Finding> loadHeads(const SQLite::Database& database, const core::JournalId& journal,
                                 std::int64_t count, std::vector<SignedHead>& heads) {
    SQLite::Statement rows(database, "SELECT number, sequence, chain, key, signature FROM heads "
                                     "ORDER BY number DESC LIMIT ?");
    rows.bind(1, count);
    std::int64_t next = 0;
    while (rows.executeStep()) {
        const std::int64_t number = rows.getColumn(0).getInt64();
        const auto row = readRow(rows, journal);
        if (!row || number < 1 || (next != 0 && number != next - 1))
            return Finding{0, "signed head " + std::to_string(next == 0 ? number : next - 1) +
                                  " is missing or not as it was written"};
        if (!heads.empty() && row->head.sequence > heads.back().head.sequence)
            return Finding{row->head.sequence, "the signed heads are out of order"};
        heads.push_back(*row);
        next = number;
    }
    if (static_cast<std::int64_t>(heads.size()) < count && next > 1)
        return Finding{0, "signed head " + std::to_string(next - 1) + " is missing"};
    std::reverse(heads.begin(), heads.end());
    return std::nullopt;
}

std::optional<Finding> checkSignature(const SignedHead& signedHead,
                                      const std::optional<PublicKey>& key) {
    const std::uint64_t sequence = signedHead.head.sequence;
    if (key && *key != signedHead.key)
        return Finding{sequence, "the head is signed by another device's key"};
    if (!isGenuine(signedHead))
        return Finding{sequence, "the signature over the head is wrong"};
    return std::nullopt;
}

} // namespace pitwatch::journal
