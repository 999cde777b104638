#include "shared/journal/internal/sqlite/head_table.h"

#include "shared/journal/internal/sqlite/columns.h"
#include "shared/journal/internal/sqlite/schema.h"

namespace pitwatch::journal {

namespace {

constexpr int kFormOfLoneHeads = 1;
constexpr int kFormOfPlacedHeads = 2;

// False if the row is of no known form.
bool readPlace(const SQLite::Statement& row, const SignedHead* before, SignedHead& signedHead) {
    const SQLite::Column form = row.getColumn(5);
    const SQLite::Column anchors = row.getColumn(6);
    if (!form.isInteger())
        return false;
    if (form.getInt64() == kFormOfLoneHeads)
        return anchors.isBlob() && anchors.getBytes() == 0;
    HeadPlace place;
    place.number = static_cast<std::uint64_t>(row.getColumn(0).getInt64());
    if (before != nullptr)
        place.previous = linkOf(*before);
    signedHead.place = place;
    return form.getInt64() == kFormOfPlacedHeads && readBlob(anchors, signedHead.place->anchors);
}

std::optional<SignedHead> readRow(const SQLite::Statement& row, const core::JournalId& journal,
                                  const SignedHead* before) {
    SignedHead signedHead;
    signedHead.head.journal = journal;
    const SQLite::Column sequence = row.getColumn(1);
    if (!sequence.isInteger() || sequence.getInt64() < 1)
        return std::nullopt;
    signedHead.head.sequence = static_cast<std::uint64_t>(sequence.getInt64());
    const bool whole = readBlob(row.getColumn(2), signedHead.head.chain) &&
                       readBlob(row.getColumn(3), signedHead.key) &&
                       readBlob(row.getColumn(4), signedHead.signature) &&
                       readPlace(row, before, signedHead);
    return whole ? std::optional(signedHead) : std::nullopt;
}

} // namespace

void insertHead(const SQLite::Database& database, const SignedHead& signedHead) {
    const HeadPlace& place = signedHead.place.value();
    SQLite::Statement insert(database, "INSERT INTO heads VALUES (?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, static_cast<std::int64_t>(place.number));
    insert.bind(2, static_cast<std::int64_t>(signedHead.head.sequence));
    bindBlob(insert, 3, signedHead.head.chain);
    bindBlob(insert, 4, signedHead.key);
    bindBlob(insert, 5, signedHead.signature);
    insert.bind(6, kFormOfPlacedHeads);
    bindBlob(insert, 7, place.anchors);
    insert.exec();
}

std::optional<Damage> loadHeads(const SQLite::Database& database, const core::JournalId& journal,
                                std::vector<SignedHead>& heads) {
    const char* place = formatOf(database) < 2 ? "1, x''" : "form, anchors";
    SQLite::Statement rows(database,
                           std::string("SELECT number, sequence, chain, key, signature, ") + place +
                               " FROM heads ORDER BY number");
    while (rows.executeStep()) {
        const std::size_t number = heads.size() + 1;
        const auto row = readRow(rows, journal, heads.empty() ? nullptr : &heads.back());
        if (!row || rows.getColumn(0).getInt64() != static_cast<std::int64_t>(number))
            return Damage{0, "signed head " + std::to_string(number) +
                                 " is missing or not as it was written"};
        if (!heads.empty() && row->head.sequence < heads.back().head.sequence)
            return Damage{row->head.sequence, "the signed heads are out of order"};
        if (!heads.empty() && heads.back().place && !row->place)
            return Damage{row->head.sequence, "a signed head of the older form follows one of the "
                                              "newer"};
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
