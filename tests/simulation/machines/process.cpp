#include "tests/simulation/machines/process.h"

#include "shared/wire/event_codec.h"
#include "tests/support/sites/party_keys.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pitwatch::simulation {

namespace {

// A service manager waits so long before it starts a program again that failed to start.
constexpr core::Millis kRestartAfter{5000};

} // namespace

Process::Process(World& world, const std::string& name, Storage storage, std::uint64_t seed)
    : m_world(world)
    , m_self(*core::PartyId::parse(name))
    , m_signer(support::signerOf(name))
    , m_disk(storage, seed, m_signer)
    , m_clock(world) {}

Process::~Process() = default;

core::Tick Process::wake() const {
    const bool news = m_up && m_connection && m_connection->hasNews();
    return std::max(news ? m_world.now : m_wake, m_pausedUntil);
}

void Process::kill(tests::Loss loss, core::Millis downFor) {
    // Whoever is down comes back no sooner for being killed once more.
    const core::Tick sooner = m_up ? core::Tick{} : m_wake;
    if (m_up) {
        abandon();
        m_connection.reset();
        m_up = false;
    }
    m_disk.release(loss);
    m_wake = std::max(sooner, m_world.now + downFor);
    m_pausedUntil = {};
}

core::Millis Process::recordAhead() {
    const journal::Journal* journal = m_disk.inUse() ? m_disk.opened() : nullptr;
    if (journal == nullptr || journal->head().sequence == 0)
        return core::Millis{0};
    const auto last = journal->read(journal->head().sequence, 1, 0);
    return last.front().at - (kBeginning + m_world.now.time_since_epoch());
}

void Process::useOldCopy(core::Millis downFor) {
    kill(tests::Loss::Nothing, downFor);
    m_disk.useCopy();
    m_diskChanged = true;
    m_world.onCopies.insert(name());
}

void Process::putBackItsDisk(core::Millis downFor) {
    kill(tests::Loss::Nothing, downFor);
    m_disk.putBack();
    m_diskChanged = true;
    m_world.onCopies.erase(name());
}

void Process::pause(core::Millis time) {
    m_pausedUntil = m_world.now + time;
}

void Process::run() {
    try {
        if (!m_up)
            boot();
        else
            m_wake = step();
    } catch (const journal::StorageFailure& failure) {
        m_world.trace.line(name(), std::string("stopped: ") + failure.what());
        kill(tests::Loss::Random, kRestartAfter);
    }
    if (m_up)
        m_lastRan = m_world.now;
}

void Process::tellEntries(const journal::Journal& journal, std::uint64_t& told) {
    if (!m_world.trace.isAloud())
        return;
    for (const wire::Envelope& entry : journal.read(told + 1, SIZE_MAX, SIZE_MAX)) {
        told = entry.sequence;
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            m_world.trace.aside(name(),
                                std::to_string(entry.sequence) + " " + wire::toJson(*event).dump());
    }
}

void Process::boot() {
    m_wake = m_world.now;
    auto journal = m_disk.open();
    if (!journal) {
        m_world.trace.line(name(), "does not start: " + journal.error().text);
        require(journal.error().text.find(" is damaged") == std::string::npos, "sound_journal",
                name() + " does not start: " + journal.error().text);
        return kill(tests::Loss::Nothing, kRestartAfter);
    }
    checkNothingTakenBack(**journal);
    m_connection.emplace(m_world, m_self);
    m_up = true;
    ++m_starts;
    m_upSince = m_world.now;
    m_skewAtStart = m_clock.skew();
    start(**journal, *m_connection);
    m_diskChanged = false;
    m_world.trace.line(name(), "started at entry " + std::to_string((*journal)->head().sequence));
}

// Whatever was heard of this journal is in it for ever: commit, then speak.
void Process::checkNothingTakenBack(const journal::Journal& journal) const {
    const auto spoken = m_world.spoken.find(name());
    if (spoken == m_world.spoken.end() || m_disk.onCopy())
        return;
    const auto& [sequence, hash] = *spoken->second.rbegin();
    require(journal.head().sequence >= sequence, "no_acknowledged_event_lost",
            name() + " lost entry " + std::to_string(sequence) + ", which others had heard");
    const auto found = journal.read(sequence, 1, SIZE_MAX);
    require(found.size() == 1 && found.front().chain == hash, "no_acknowledged_event_lost",
            name() + " has another entry " + std::to_string(sequence) + " than others heard");
}

} // namespace pitwatch::simulation
