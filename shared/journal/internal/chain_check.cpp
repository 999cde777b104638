#include "shared/journal/internal/chain_check.h"

#include "shared/journal/internal/sqlite/entry_table.h"

#include <sqlite3.h>
#include <SQLiteCpp/Exception.h>

#include <array>
#include <future>

namespace pitwatch::journal {

namespace {

constexpr std::size_t kBatchEntries = 4096;
constexpr std::size_t kBatchBytes = std::size_t{4} * 1024 * 1024;

// Some entries that follow each other, and why there are no more, if something was wrong.
struct Batch {
    std::vector<wire::Envelope> entries; // Grows as needed; only the first `count` are filled.
    std::size_t count = 0;
    bool last = false;
    std::optional<Damage> bad;

    std::span<const wire::Envelope> view() const { return {entries.data(), count}; }
};

// Adds the next entry to the batch; `expected` is the sequence number it must have.
void readOne(EntryCursor& cursor, std::uint64_t expected, Batch& batch) {
    if (batch.count == batch.entries.size())
        batch.entries.emplace_back();
    wire::Envelope& entry = batch.entries[batch.count];
    switch (cursor.next(entry)) {
    case EntryCursor::Step::End:
        batch.last = true;
        return;
    case EntryCursor::Step::Malformed:
        batch.bad = Damage{expected, cursor.problem()};
        return;
    case EntryCursor::Step::Entry:
        break;
    }
    if (entry.sequence == expected)
        ++batch.count;
    else
        batch.bad = Damage{expected, "the entry is missing: the next one in the file is " +
                                         std::to_string(entry.sequence)};
}

void fill(EntryCursor& cursor, std::uint64_t expected, Batch& batch) {
    batch.count = 0;
    std::size_t bytes = 0;
    try {
        while (!batch.last && !batch.bad && batch.count < kBatchEntries && bytes < kBatchBytes) {
            readOne(cursor, expected + batch.count, batch);
            bytes += batch.count > 0 ? batch.entries[batch.count - 1].body.size() : 0;
        }
    } catch (const SQLite::Exception& failure) {
        if (!isDamage(failure))
            throw;
        batch.bad = Damage{expected + batch.count,
                           std::string("the entry cannot be read: ") + failure.what()};
    }
}

// Follows the chain over what was read and asks the witnesses.
class ChainFollower {
public:
    ChainFollower(const core::JournalId& journal, std::span<const Witness> witnesses)
        : m_head{journal, 0, {}}, m_witnesses(witnesses) {}

    std::optional<Damage> follow(std::span<const wire::Envelope> entries) {
        for (const wire::Envelope& entry : entries) {
            if (wire::chainHash(m_head.chain, entry) != entry.chain)
                return Damage{entry.sequence,
                              "the entry or the one before it is not as it was written: the "
                              "chain hash does not match"};
            measureTail(entry);
            while (!m_witnesses.empty() && m_witnesses.front().sequence == entry.sequence) {
                if (m_witnesses.front().chain != entry.chain)
                    return Damage{entry.sequence, "the entry is not the one that " +
                                                      m_witnesses.front().name +
                                                      " has seen: the journal was written anew"};
                if (m_witnesses.front().isSignature)
                    m_tail = {};
                m_witnesses = m_witnesses.subspan(1);
            }
            m_head.sequence = entry.sequence;
            m_head.chain = entry.chain;
        }
        return std::nullopt;
    }

    std::optional<Damage> finish() const {
        if (m_witnesses.empty())
            return std::nullopt;
        return Damage{m_head.sequence + 1, "the entry is missing: " + m_witnesses.back().name +
                                               " has seen entry " +
                                               std::to_string(m_witnesses.back().sequence)};
    }

    const Head& head() const { return m_head; }
    const UnsignedTail& tail() const { return m_tail; }

private:
    void measureTail(const wire::Envelope& entry) {
        if (m_tail.entries == 0 || entry.at != m_lastAt)
            ++m_tail.times;
        ++m_tail.entries;
        m_lastAt = entry.at;
    }

    Head m_head;
    UnsignedTail m_tail;
    core::Instant m_lastAt{};
    std::span<const Witness> m_witnesses; // Those not asked yet.
};

std::optional<Damage> followAll(EntryCursor& cursor, ChainFollower& follower) {
    std::array<Batch, 2> batches;
    std::future<std::optional<Damage>> pending;
    std::uint64_t next = 1;
    for (std::size_t turn = 0;; turn = 1 - turn) {
        Batch& batch = batches[turn];
        fill(cursor, next, batch);
        next += batch.count;
        if (pending.valid()) {
            if (auto bad = pending.get())
                return bad;
        }
        if (batch.last || batch.bad) {
            const auto bad = follower.follow(batch.view());
            return bad ? bad : batch.bad;
        }
        pending = std::async(std::launch::async,
                             [&follower, &batch] { return follower.follow(batch.view()); });
    }
}

} // namespace

bool isDamage(const SQLite::Exception& failure) {
    const int code = failure.getErrorCode() & 0xff;
    // A record that claims an impossible length is damage too.
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_TOOBIG;
}

ChainCheck checkChain(const SQLite::Database& database, const core::JournalId& journal,
                      std::span<const Witness> witnesses) {
    while (!witnesses.empty() && witnesses.front().sequence == 0)
        witnesses = witnesses.subspan(1);
    ChainFollower follower(journal, witnesses);
    EntryCursor cursor(database, journal, EntryCursor::kFirstRow);
    std::optional<Damage> bad = followAll(cursor, follower);
    if (!bad)
        bad = follower.finish();
    return {follower.head(), bad, follower.tail()};
}

std::optional<Damage> checkStructure(const SQLite::Database& database) {
    try {
        SQLite::Statement check(database, "PRAGMA quick_check(1)");
        if (check.executeStep() && check.getColumn(0).getString() == "ok")
            return std::nullopt;
        return Damage{0, "the file's structure is damaged: " + check.getColumn(0).getString()};
    } catch (const SQLite::Exception& failure) {
        if (!isDamage(failure))
            throw;
        return Damage{0, std::string("the file's structure is damaged: ") + failure.what()};
    }
}

} // namespace pitwatch::journal
