#include "shared/journal/sqlite_journal.h"

#include "shared/core/assertion.h"
#include "shared/journal/internal/chain_check.h"
#include "shared/journal/internal/creation.h"
#include "shared/journal/internal/reserve.h"
#include "shared/journal/internal/sqlite/head_table.h"
#include "shared/journal/internal/sqlite/keeper_connection.h"
#include "shared/journal/internal/sqlite/schema.h"
#include "shared/journal/internal/sqlite/sqlite_error.h"
#include "shared/journal/internal/store.h"
#include "shared/text/file.h"

#include <sodium.h>
#include <sqlite3.h>

namespace pitwatch::journal {

namespace {

core::Error damaged(const std::string& path, const Damage& damage) {
    const std::string where =
        damage.sequence == 0 ? "" : " at entry " + std::to_string(damage.sequence);
    return core::Error{path + " is damaged" + where + ": " + damage.reason +
                       "; set it aside for the auditor and restore the latest backup"};
}

// Every head must fit the chain, but of the signatures, which take a tenth of a millisecond each,
// only the last is checked: the chain covers what it covers. verifyJournal() checks them all.
std::optional<Damage> checkHeads(const SQLite::Database& database, const core::JournalId& id,
                                 const Signer* signer, std::vector<Witness>& witnesses,
                                 Contents& contents) {
    std::vector<SignedHead> heads;
    if (auto bad = loadHeads(database, id, heads))
        return bad;
    for (const SignedHead& one : heads)
        witnesses.push_back({one.head.sequence, one.head.chain, "the device's signature", true});
    if (heads.empty())
        return std::nullopt;
    contents.lastHead = heads.back();
    contents.headCount = heads.size();
    return checkSignature(heads.back(),
                          signer != nullptr ? std::optional(signer->publicKey()) : std::nullopt);
}

// Whether the last head says all there is to say: as far as the entries go, and of the anchors.
bool isAtRest(const Contents& contents) {
    return contents.lastHead && contents.lastHead->place &&
           contents.lastHead->head == contents.head &&
           contents.lastHead->place->anchors != wire::Hash{};
}

core::Result<Contents> checkContents(const SQLite::Database& database, const std::string& path,
                                     const Signer* signer) {
    const auto id = readIdentity(database, path);
    if (!id)
        return id.error();
    if (const auto bad = checkStructure(database))
        return damaged(path, *bad);
    std::vector<Witness> witnesses;
    Contents contents;
    if (const auto bad = checkHeads(database, *id, signer, witnesses, contents))
        return damaged(path, *bad);
    // Entries without a signature after some that have one would look as if somebody had cut the
    // signatures off.
    if (contents.lastHead && signer == nullptr)
        return core::Error{path + " is signed with the key of its device, and no key was given: "
                                  "start with the key that signed it"};
    if (const auto bad = AnchorTable::load(database, *id, contents.anchors))
        return damaged(path, *bad);
    const ChainCheck chain = checkChain(database, *id, witnesses);
    if (chain.bad)
        return damaged(path, *chain.bad);
    contents.head = chain.head;
    if (isAtRest(contents) &&
        contents.lastHead->place->anchors != AnchorTable::digestOf(*id, contents.anchors))
        return damaged(path, {0, "the anchors are not those that the device has signed"});
    contents.isAtRest = isAtRest(contents);
    return contents;
}

core::Outcome prepare(const std::string& path, const SqliteJournal::Options& options) {
    if (!options.vfs.empty())
        return prepareInVfs(path, options.vfs, options.mayCreate, options.newId);
    for (const char* suffix : {"", "-wal"})
        if (const auto good = text::refuseIfOthersMayWrite(path + suffix); !good)
            return good;
    return prepareFile(path, options.mayCreate, options.newId);
}

core::Result<std::unique_ptr<Store>> openStore(const std::string& path,
                                               SqliteJournal::Options options) {
    if (const auto prepared = prepare(path, options); !prepared)
        return prepared.error();
    auto database = connectAsKeeper(path, options.vfs);
    if (!database)
        return database.error();
    auto contents = checkContents(**database, path, options.signer.get());
    if (!contents)
        return contents.error();
    if (const int code = holdReserve(options.vfs, path, options.reserveBytes); code != SQLITE_OK)
        return core::Error{explainSqlite(code, path, sqlite3_errstr(code))};
    auto store = std::make_unique<Store>(*std::move(database), path, std::move(options),
                                         *std::move(contents));
    store->foldLog();
    store->signRest();
    return store;
}

} // namespace

core::JournalId randomJournalId() {
    PW_ASSERT(sodium_init() >= 0);
    core::JournalId id;
    randombytes_buf(id.bytes.data(), id.bytes.size());
    return id;
}

core::Result<std::unique_ptr<SqliteJournal>> SqliteJournal::open(const std::string& path,
                                                                 Options options) {
    PW_ASSERT(sodium_init() >= 0);
    try {
        auto store = openStore(path, std::move(options));
        if (!store)
            return store.error();
        return std::unique_ptr<SqliteJournal>(new SqliteJournal(*std::move(store)));
    } catch (const SQLite::Exception& failure) {
        return core::Error{explainSqlite(failure, path)};
    } catch (const StorageFailure& failure) {
        return core::Error{failure.what()};
    }
}

SqliteJournal::SqliteJournal(std::unique_ptr<Store> store) : m_store(std::move(store)) {}

SqliteJournal::~SqliteJournal() = default;

Head SqliteJournal::head() const {
    return m_store->head();
}

std::vector<wire::Envelope> SqliteJournal::append(std::span<const events::Event> events,
                                                  core::Instant at,
                                                  std::span<const Anchor> anchors) {
    return m_store->append(events, at, anchors);
}

std::vector<wire::Envelope> SqliteJournal::read(std::uint64_t from, std::size_t maxCount,
                                                std::size_t maxBytes) const {
    return m_store->read(from, maxCount, maxBytes);
}

std::vector<Anchor> SqliteJournal::anchors() const {
    return m_store->anchors();
}

std::vector<wire::Envelope> SqliteJournal::recordStop(std::span<const events::Event> events,
                                                      core::Instant at) {
    return m_store->recordStop(events, at);
}

SignedHead SqliteJournal::signHead() {
    return m_store->signHead();
}

core::Outcome SqliteJournal::backup(const std::string& destination) {
    return m_store->backup(destination);
}

} // namespace pitwatch::journal
