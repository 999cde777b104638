#include "tests/simulation/machines/party_disk.h"

namespace pitwatch::simulation {

namespace {

constexpr auto kPath = "/journal.db";
constexpr std::size_t kAll = static_cast<std::size_t>(-1);

core::JournalId idFrom(std::uint64_t seed) {
    core::JournalId id;
    for (std::size_t byte = 0; byte < id.bytes.size(); ++byte)
        id.bytes[byte] =
            static_cast<std::uint8_t>(seed >> (8 * (byte % 8))) ^ static_cast<std::uint8_t>(byte);
    return id;
}

} // namespace

// The journal in memory with the failures of a disk that matter above it: an append that never
// happened, or one that did although its keeper was never told.
class PartyDisk::Fragile final : public journal::Journal {
public:
    explicit Fragile(PartyDisk& disk) : m_disk(disk) {}

    journal::Head head() const override { return m_disk.m_memory.head(); }
    std::vector<wire::Envelope> append(std::span<const events::Event> events, core::Instant at,
                                       std::span<const journal::Anchor> anchors) override {
        if (m_broken)
            throw journal::StorageFailure("the disk failed before");
        m_broken = true;
        if (m_disk.m_full)
            throw journal::DiskFull("the disk is full");
        // Places that are kept alone are many, and lost without harm.
        const bool counts = !events.empty() && m_disk.m_stopAt > 0;
        const bool last = counts && --m_disk.m_stopAt == 0;
        if (last && head().sequence % 2 == 0)
            throw journal::StorageFailure("the disk stopped before the append");
        auto written = m_disk.m_memory.append(events, at, anchors);
        if (last)
            throw journal::StorageFailure("the disk stopped after the append");
        m_broken = false;
        return written;
    }
    std::vector<wire::Envelope> read(std::uint64_t from, std::size_t maxCount,
                                     std::size_t maxBytes) const override {
        return m_disk.m_memory.read(from, maxCount, maxBytes);
    }
    std::vector<journal::Anchor> anchors() const override { return m_disk.m_memory.anchors(); }

private:
    PartyDisk& m_disk;
    bool m_broken = false;
};

PartyDisk::PartyDisk(Storage storage, std::uint64_t seed,
                     std::shared_ptr<const journal::Signer> signer)
    : m_storage(storage)
    , m_seed(seed)
    , m_signer(std::move(signer))
    , m_memory(idFrom(seed))
    , m_vfs(m_disk) {}

PartyDisk::~PartyDisk() = default;

core::Result<journal::Journal*> PartyDisk::open() {
    if (onCopy())
        return openJournal();
    Contents before = contents();
    auto opened = openJournal();
    if (opened) {
        before.end = (*opened)->head().sequence;
        m_copy = std::move(before);
    }
    return opened;
}

core::Result<journal::Journal*> PartyDisk::openJournal() {
    if (m_storage == Storage::Memory) {
        m_open = std::make_unique<Fragile>(*this);
        return m_open.get();
    }
    journal::SqliteJournal::Options options;
    options.signer = m_signer;
    options.newId = [this] { return idFrom(m_seed); };
    options.vfs = m_vfs.name();
    options.reserveBytes = 64 * 1024;
    auto opened = journal::SqliteJournal::open(kPath, options);
    if (!opened)
        return opened.error();
    m_open = std::move(*opened);
    return m_open.get();
}

void PartyDisk::release(tests::Loss loss) {
    m_stopAt = 0;
    if (m_storage == Storage::Sqlite)
        m_disk.stopAtOperation(1); // Nothing more reaches the disk, a clean farewell least of all.
    m_open.reset();
    if (m_storage == Storage::Sqlite)
        m_disk.restart(loss, m_seed + ++m_losses);
}

void PartyDisk::stopAt(std::uint64_t n) {
    m_stopAt = n;
    if (m_storage == Storage::Sqlite)
        m_disk.stopAtOperation(n);
}

void PartyDisk::failSyncAt(std::uint64_t n) {
    if (m_storage == Storage::Sqlite)
        m_disk.failSyncAt(n);
    else
        m_stopAt = n;
}

void PartyDisk::setFull(bool full) {
    m_full = full;
    m_disk.setCapacity(full ? m_disk.usedBytes() : ~std::uint64_t{0});
}

void PartyDisk::heal() {
    m_stopAt = 0;
    m_disk.stopAtOperation(0);
    m_disk.failSyncAt(0);
    setFull(false);
}

void PartyDisk::useCopy() {
    m_original = contents();
    put(*m_copy);
}

void PartyDisk::putBack() {
    put(*std::move(m_original));
    m_original.reset();
}

void PartyDisk::put(Contents contents) {
    m_memory = std::move(contents.memory);
    m_disk = std::move(contents.disk);
    m_disk.stopAtOperation(0);
    m_disk.failSyncAt(0);
    setFull(m_full);
}

journal::Journal& PartyDisk::whole() {
    if (m_storage == Storage::Memory)
        return m_memory;
    return *m_open;
}

std::vector<wire::Envelope> PartyDisk::entries() {
    if (m_storage == Storage::Sqlite && !m_open)
        return {};
    return whole().read(1, kAll, kAll);
}

std::optional<core::Result<journal::VerifyReport>> PartyDisk::audit() const {
    if (m_storage == Storage::Memory)
        return std::nullopt;
    return journal::verifyJournal(kPath, {{}, m_signer->publicKey(), m_vfs.name()});
}

} // namespace pitwatch::simulation
