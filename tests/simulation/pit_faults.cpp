#include "shared/feed/seeded_random.h"
#include "shared/wire/topics.h"
#include "tests/simulation/pit.h"

#include <algorithm>

namespace pitwatch::simulation {

using core::Millis;
using core::Tick;

// How the pit lets a fault begin and end.

void Pit::begin(const Fault& fault) {
    Process& process = *m_processes[fault.target];
    m_world.trace.line("fault", toText(fault));
    switch (fault.kind) {
    case FaultKind::Loss:
        m_network.lossPercent = static_cast<unsigned>(fault.amount);
        break;
    case FaultKind::Duplication:
        m_network.duplicatePercent = static_cast<unsigned>(fault.amount);
        break;
    case FaultKind::Delay:
        m_network.maxDelay = Millis(fault.amount);
        break;
    case FaultKind::BrokerAmnesia:
        m_world.network.forgetEverything();
        break;
    case FaultKind::CutOff:
        m_world.network.cutOff(process.name());
        m_cutSince.emplace(process.name(), m_world.now);
        break;
    case FaultKind::BrokenLink:
        m_world.network.breakConnection(process.name());
        break;
    case FaultKind::Kill:
        process.kill(tests::Loss::Nothing, fault.lasts);
        break;
    case FaultKind::PowerLoss:
        process.kill(tests::Loss::Random, fault.lasts);
        break;
    case FaultKind::DiskStops:
        process.disk().stopAt(static_cast<std::uint64_t>(fault.amount));
        break;
    case FaultKind::SyncFails:
        process.disk().failSyncAt(static_cast<std::uint64_t>(fault.amount));
        break;
    case FaultKind::DiskFull:
        process.disk().setFull(true);
        break;
    case FaultKind::Pause:
        process.pause(fault.lasts);
        break;
    case FaultKind::ClockJump:
        process.clock().setSkew(Millis(fault.amount));
        break;
    case FaultKind::Rubbish:
        sayRubbish(fault);
        break;
    case FaultKind::Flood:
        flood(fault);
        break;
    case FaultKind::OtherFiles:
        changeFiles(fault);
        break;
    case FaultKind::OldCopy:
        if (!beginOldCopy(process))
            return;
        break;
    case FaultKind::Hostile:
        m_hostile.reset();
        m_hostile = std::make_unique<HostileBroker>(m_world, process.name(),
                                                    static_cast<std::uint64_t>(fault.amount));
        break;
    }
    m_world.network.setFaults(m_network);
    if (fault.kind != FaultKind::OldCopy)
        m_disturbedAt = std::max(m_disturbedAt, m_world.now + fault.lasts);
    if (fault.lasts.count() > 0)
        m_ending.emplace(m_world.now + fault.lasts, fault);
}

void Pit::endFaults() {
    while (!m_ending.empty() && m_ending.begin()->first <= m_world.now) {
        const Fault fault = m_ending.begin()->second;
        m_ending.erase(m_ending.begin());
        Process& process = *m_processes[fault.target];
        if (fault.kind == FaultKind::Loss)
            m_network.lossPercent = 0;
        else if (fault.kind == FaultKind::Duplication)
            m_network.duplicatePercent = 0;
        else if (fault.kind == FaultKind::Delay)
            m_network.maxDelay = Millis{0};
        else if (fault.kind == FaultKind::CutOff) {
            m_world.network.restore(process.name());
            m_cutSince.erase(process.name());
        } else if (fault.kind == FaultKind::DiskFull)
            process.disk().setFull(false);
        else if (fault.kind == FaultKind::ClockJump)
            process.clock().setSkew(Millis{0});
        else if (fault.kind == FaultKind::OldCopy)
            endOldCopy(process);
        else if (fault.kind == FaultKind::Hostile)
            m_hostile.reset();
        m_world.network.setFaults(m_network);
    }
}

// Only where every reader holds more than the copy, on a disk of its own: whoever does not has no
// way to know, and would keep what the party writes on it.
bool Pit::beginOldCopy(Process& process) {
    const std::uint64_t end = process.disk().copyEnd();
    bool noticed = end > 0 && m_world.onCopies.empty() && m_meter->isUp();
    for (const ConsoleProcess* console : m_consoles)
        noticed = noticed && console->copyOf(process.self()).size() > end;
    if (noticed && &process == m_meter)
        for (const AgentProcess* agent : m_agents)
            noticed = noticed && agent->isUp() && agent->readOf(process.self()) > end;
    else if (noticed)
        noticed = m_meter->readOf(process.self()) > end;
    if (noticed)
        process.useOldCopy(Millis{2'000});
    return noticed;
}

// Somebody finds the right disk, and restarts whoever doubts, as docs/operations.md says: not
// before the last word of the wrong one is through.
void Pit::endOldCopy(Process& process) {
    constexpr Millis kSettled{10'000};
    process.putBackItsDisk(Millis{1'000});
    for (ConsoleProcess* console : m_consoles)
        console->kill(tests::Loss::Nothing, kSettled);
    if (&process != m_meter)
        return m_meter->kill(tests::Loss::Nothing, kSettled);
    for (AgentProcess* agent : m_agents)
        agent->kill(tests::Loss::Nothing, kSettled);
}

void Pit::heal() {
    m_world.trace.line("pit", "everything is healed");
    m_nextFault = m_faults.size();
    if (!m_ending.empty()) {
        std::multimap<Tick, Fault> now;
        for (const auto& [at, fault] : m_ending)
            now.emplace(m_world.now, fault);
        m_ending = std::move(now);
    }
    endFaults();
    m_toClose.clear();
    for (AgentProcess* agent : m_agents) {
        agent->putFilesBack();
        // A word of the wrong disk came after all: whoever doubts the controller is restarted.
        if (agent->agent() != nullptr && agent->agent()->state().progressiveLocks.contains(
                                             events::ProgressiveLock::MeterDoubted))
            agent->kill(tests::Loss::Nothing, Millis{0});
    }
    for (const auto& process : m_processes) {
        process->disk().heal();
        // Somebody reads why nothing signed is taken, and restarts it, as docs/operations.md says.
        if (process->startedAhead())
            process->kill(tests::Loss::Nothing, Millis{0});
    }
}

void Pit::changeFiles(const Fault& fault) {
    if (fault.amount != 0) {
        m_toClose.insert(fault.target);
        return;
    }
    AgentProcess& agent = *m_agents[fault.target];
    agent.changeFiles();
    agent.kill(tests::Loss::Nothing, Millis{500});
}

// As docs/operations.md says: the floorperson closes the table, then the agent gets its files.
void Pit::closeForOtherFiles() {
    std::erase_if(m_toClose, [&](std::size_t target) {
        AgentProcess& agent = *m_agents[target];
        if (!agent.isUp() || agent.agent()->state().round)
            return false;
        if (agent.agent()->state().opening == table::Opening::Closed) {
            agent.changeFiles();
            agent.kill(tests::Loss::Nothing, Millis{500});
            return true;
        }
        closeTable(target);
        return false;
    });
}

// Bytes that nobody of ours would send, where ours listen.
void Pit::sayRubbish(const Fault& fault) {
    feed::SeededRandom random(static_cast<std::uint64_t>(fault.amount));
    const Process& process = *m_processes[fault.target];
    const auto table = core::TableId::parse(process.name());
    feed::MemoryConnection stranger(m_world.network, "stranger");
    m_world.network.advance(m_world.now);
    for (const std::string& topic :
         {wire::journalTopic(process.self()), wire::statusTopic(process.self()),
          wire::askTopic(process.self(), *core::PartyId::parse("C01")),
          wire::deviceTopic(*table, "pad"), wire::deviceTopic(*table, "shuffler")}) {
        core::Bytes bytes(random.below(200));
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(random.below(256));
        static_cast<void>(
            stranger.publish({topic, std::move(bytes), false}, feed::Delivery::AtLeastOnce));
    }
    stranger.close(Millis{0});
}

// More than there is room for from one device, and at the end of it a few words of another, which
// nobody can read and which hurt nobody.
void Pit::flood(const Fault& fault) {
    const Process& process = *m_agents[fault.target % m_agents.size()];
    const auto table = *core::TableId::parse(process.name());
    feed::MemoryConnection stuck(m_world.network, "stuck");
    m_world.network.advance(m_world.now);
    const auto say = [&](const std::string& device, std::string_view text) {
        static_cast<void>(
            stuck.publish({wire::deviceTopic(table, device), {text.begin(), text.end()}, false},
                          feed::Delivery::AtLeastOnce));
    };
    for (std::int64_t i = 0; i < fault.amount; ++i)
        say("pad", kStuckPress);
    for (int i = 0; i < 40; ++i)
        say("cards", "{}");
    stuck.close(Millis{0});
}

} // namespace pitwatch::simulation
