#include "shared/journal/verify.h"

#include "shared/core/assertion.h"
#include "shared/journal/internal/chain_check.h"
#include "shared/journal/internal/sqlite/anchor_table.h"
#include "shared/journal/internal/sqlite/head_table.h"
#include "shared/journal/internal/sqlite/readonly_connection.h"
#include "shared/journal/internal/sqlite/schema.h"
#include "shared/journal/internal/sqlite/sqlite_error.h"
#include "shared/text/hex.h"

#include <sodium.h>

#include <algorithm>
#include <limits>

namespace pitwatch::journal {

namespace {

constexpr const char* kNothingSigned = "no entry is signed by the device";

// A keeper at work folds its log into the file once for some hundred commits; that several checks
// in a row are disturbed by it means that it writes faster than we read.
constexpr int kAttempts = 5;

// One verification of one opened file. Keeps the first damage: the one with the lowest sequence
// number, and only then what is wrong around the entries.
class Verification {
public:
    Verification(const SQLite::Database& database, const VerifyOptions& options)
        : m_database(database), m_options(options) {}

    VerifyReport run(const std::string& path) {
        const SchemaMatch schema = matchSchema(m_database);
        if (schema == SchemaMatch::None) {
            note({1, "no entry can be read: the tables are not those of a journal"});
            return m_report;
        }
        const auto id = readIdentity(m_database, path);
        if (!id) {
            note({1, "no entry can be checked: " + id.error().text});
            return m_report;
        }
        m_report.head.journal = *id;
        std::vector<Witness> witnesses = trustedHeads();
        addOutsideWitnesses(witnesses);
        checkEntries(std::move(witnesses));
        checkAround(schema);
        if (!m_report.bad && !m_unproven.empty())
            m_report.unproven = m_unproven.front();
        return m_report;
    }

private:
    void note(const Damage& damage) {
        const auto rank = [](const Damage& one) {
            return one.sequence == 0 ? std::numeric_limits<std::uint64_t>::max() : one.sequence;
        };
        if (!m_report.bad || rank(damage) < rank(*m_report.bad))
            m_report.bad = damage;
    }

    // The heads whose signature is right bear witness; the others are findings.
    std::vector<Witness> trustedHeads() {
        std::vector<SignedHead> heads;
        std::vector<Witness> witnesses;
        noteDamage([&] { return loadHeads(m_database, m_report.head.journal, heads); });
        // A journal belongs to one key, whichever it is.
        const std::optional<PublicKey> key =
            m_options.key || heads.empty() ? m_options.key : heads.front().key;
        for (const SignedHead& one : heads) {
            if (const auto bad = checkSignature(one, key))
                note(*bad);
            else
                witnesses.push_back(
                    {one.head.sequence, one.head.chain, "the device's signature", true});
        }
        if (!heads.empty())
            m_lastHead = heads.back();
        m_report.signedHeads = witnesses.size();
        if (!witnesses.empty())
            m_report.signedUpTo = witnesses.back().sequence;
        return witnesses;
    }

    void addOutsideWitnesses(std::vector<Witness>& witnesses) {
        for (const OutsideWitness& witness : m_options.witnesses) {
            if (witness.head.journal == m_report.head.journal)
                witnesses.push_back({witness.head.sequence, witness.head.chain, witness.name});
            else
                note({1, witness.name + " has followed journal " +
                             text::toHex(witness.head.journal.bytes) + ", and this is journal " +
                             text::toHex(m_report.head.journal.bytes)});
        }
        std::stable_sort(
            witnesses.begin(), witnesses.end(),
            [](const Witness& a, const Witness& b) { return a.sequence < b.sequence; });
    }

    void checkEntries(std::vector<Witness> witnesses) {
        const ChainCheck chain = checkChain(m_database, m_report.head.journal, witnesses);
        if (chain.bad)
            note(*chain.bad);
        m_report.head = chain.head;
        if (!witnesses.empty())
            m_report.provenUpTo = std::min(witnesses.back().sequence, chain.head.sequence);
        if (m_lastHead)
            checkTail(chain.tail);
        else if (m_options.key && chain.head.sequence > 0)
            note({1, kNothingSigned});
        else if (chain.head.sequence > m_report.provenUpTo)
            m_unproven.push_back({m_report.provenUpTo + 1, kNothingSigned});
    }

    // What a keeper leaves unsigned has an end: more means that signatures were taken away. Heads
    // of form 1 came by the number of commits alone.
    void checkTail(const UnsignedTail& tail) {
        const std::uint64_t first = m_report.signedUpTo + 1;
        if (tail.times >= kMostUnsignedCommits ||
            (m_lastHead->place && tail.entries >= kMostUnsignedEntries))
            note({first, "signatures are missing: so many entries are never left unsigned"});
        else if (m_report.head.sequence > m_report.provenUpTo)
            m_unproven.push_back({m_report.provenUpTo + 1, "the entry is not signed yet"});
    }

    void checkAround(SchemaMatch schema) {
        AnchorTable::Anchors anchors;
        noteDamage([&] { return AnchorTable::load(m_database, m_report.head.journal, anchors); });
        checkAnchors(anchors);
        if (const auto bad = checkStructure(m_database))
            note(*bad);
        if (schema != SchemaMatch::Exact)
            note({0, "triggers that guard the entries were removed, or something was added to the "
                     "file"});
    }

    void checkAnchors(const AnchorTable::Anchors& anchors) {
        if (!m_lastHead || !m_lastHead->place || m_lastHead->head != m_report.head)
            return; // Entries follow, and anchors with them; that is said already.
        const wire::Hash& named = m_lastHead->place->anchors;
        if (named == wire::Hash{})
            m_unproven.push_back({0, "the anchors are not signed yet"});
        else if (named != AnchorTable::digestOf(m_report.head.journal, anchors))
            note({0, "the anchors are not those that the device has signed"});
    }

    template <typename Check>
    void noteDamage(Check&& check) {
        try {
            if (const std::optional<Damage> bad = check())
                note(*bad);
        } catch (const SQLite::Exception& failure) {
            if (!isDamage(failure))
                throw;
            note({0, std::string("a table cannot be read: ") + failure.what()});
        }
    }

    const SQLite::Database& m_database;
    const VerifyOptions& m_options;
    VerifyReport m_report;
    std::optional<SignedHead> m_lastHead;
    std::vector<Damage> m_unproven;
};

// Nothing where the keeper was too busy for a clear answer.
core::Result<std::optional<VerifyReport>> verifyOnce(const std::string& path,
                                                     const VerifyOptions& options) {
    try {
        auto connection = ReadOnlyConnection::open(path, options.vfs);
        if (!connection)
            return connection.error();
        VerifyReport report = Verification((*connection)->database(), options).run(path);
        report.inUse = (*connection)->inUse();
        // Where all is well it does not matter that the keeper went on: what was read holds.
        if (report.bad && (*connection)->hasChanged())
            return std::optional<VerifyReport>();
        return std::optional(report);
    } catch (const SQLite::Exception& failure) {
        if (isDamage(failure) && looksLikeJournal(path, options.vfs)) {
            VerifyReport report;
            report.bad = Damage{1, std::string("no entry can be read: ") + failure.what()};
            return std::optional(report);
        }
        return core::Error{explainSqlite(failure, path)};
    }
}

} // namespace

core::Result<VerifyReport> verifyJournal(const std::string& path, const VerifyOptions& options) {
    PW_ASSERT(sodium_init() >= 0);
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const auto report = verifyOnce(path, options);
        if (!report)
            return report.error();
        if (*report)
            return **report;
    }
    return core::Error{path + " is being written faster than it can be checked: verify a backup of "
                              "it, or stop its keeper"};
}

} // namespace pitwatch::journal
