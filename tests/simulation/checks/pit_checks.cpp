#include "shared/core/record_time.h"
#include "tests/simulation/checks/device_check.h"
#include "tests/simulation/checks/head_check.h"
#include "tests/simulation/checks/journal_checks.h"
#include "tests/simulation/checks/money/link_check.h"
#include "tests/simulation/checks/money/meter_check.h"
#include "tests/simulation/checks/staff_check.h"
#include "tests/simulation/pit.h"

#include <algorithm>

namespace pitwatch::simulation {

using core::Millis;
using core::Tick;

// What the pit looks at on the way, once a second, and at the end.

namespace {

constexpr Millis kLookEvery{1000};
constexpr std::uint64_t kStoreEvery = 4;
// Stale is said after three seconds without a word. Words are dated by answers to questions, so a
// slow one counts for when it was said; what is noticed by its absence may have been under way.
constexpr Millis kStaleAfter{3000};
constexpr Millis kDatedWithin{500};
constexpr Millis kSlowestMessage{2 * 2'500};

bool doubtsTheMeter(const table::State& state) {
    return state.progressiveLocks.contains(events::ProgressiveLock::MeterDoubted);
}

} // namespace

void Pit::checkEverything() {
    for (AgentProcess* agent : m_agents) {
        checkJournal(agent->disk().entries(), agent->setup(), agent->agent()->state());
        checkCopies(*agent);
        checkDevices(agent->name(), agent->disk().entries(), *agent->connection());
    }
    const LinkCheck links(m_meter->disk().entries());
    for (AgentProcess* agent : m_agents)
        links.checkTable(agent->name(), agent->disk().entries());
    checkCopies(*m_meter);
    checkMeters(*m_meter, m_agents);
    checkStaff();
    checkConsoles();
    for (const auto& process : m_processes)
        checkHeads(*process);
}

void Pit::checkCopies(Process& writer) {
    const std::vector<wire::Envelope> written = writer.disk().entries();
    for (const ConsoleProcess* reader : m_consoles)
        require(reader->copyOf(writer.self()) == written, "projection",
                reader->name() + " holds something else than " + writer.name() + " wrote");
}

// What a console shows is what the tables are.
void Pit::checkConsoles() {
    for (ConsoleProcess* console : m_consoles) {
        for (const AgentProcess* agent : m_agents) {
            const console::LiveTable* shown = console->console().pit().state().find(agent->self());
            require(shown != nullptr && shown->state && *shown->state == agent->agent()->state(),
                    "store",
                    console->name() + " shows another table than " + agent->name() + " is");
        }
        console->checkAlarms();
    }
    // To make a store anew takes its time: of one console, on some floors.
    if (m_options.seed % kStoreEvery == 0)
        m_consoles.front()->checkStore();
}

void Pit::checkStaff() {
    SignedActions actions;
    for (ConsoleProcess* console : m_consoles)
        actions[console->self()] = signedIn(console->name(), console->disk().entries());
    const auto look = [&](Process& party, const payout::Policy* policy) {
        const auto found = checkStaffActions(party.self(), party.disk().entries(), policy,
                                             m_staff.genuine(), actions);
        m_accepted += found.accepted;
        m_refused += found.refused;
    };
    for (AgentProcess* agent : m_agents)
        look(*agent, &agent->setup()->payout);
    look(*m_meter, nullptr);
}

void Pit::noteHeads() {
    for (AgentProcess* agent : m_agents) {
        if (!agent->isUp())
            continue;
        auto& heads = m_heads[agent->name()];
        heads.push_back({m_world.now, agent->agent()->journalHead().sequence});
        while (heads.size() > 2 && heads[1].at + kStaleAfter + kDatedWithin <= m_world.now)
            heads.pop_front();
    }
}

// What a reader calls fresh holds everything the party had written a little while ago.
void Pit::checkStandings() {
    for (const ConsoleProcess* reader : m_consoles) {
        if (!reader->isUp() || reader->wake() < m_world.now)
            continue;
        for (AgentProcess* agent : m_agents) {
            const auto view = reader->view(agent->self());
            const auto& heads = m_heads[agent->name()];
            if (view.standing != feed::Standing::Fresh || heads.empty())
                continue;
            const bool old = heads.front().at + kStaleAfter + kDatedWithin <= m_world.now;
            require(!old || view.position >= heads.front().sequence, "no_stale_value_as_live",
                    reader->name() + " shows entry " + std::to_string(view.position) + " of " +
                        agent->name() + " as live, which has had " +
                        std::to_string(heads.front().sequence) + " for long");
            const auto cut = m_cutSince.find(agent->name());
            const Tick heard = cut == m_cutSince.end() ? agent->lastRan() : cut->second;
            require(heard + kStaleAfter + kDatedWithin >= m_world.now, "no_stale_value_as_live",
                    reader->name() + " shows " + agent->name() + " as live, which is gone");
        }
    }
}

// A clock that leaps ahead while a party runs does not take its record along: it would be locked
// out when the clock is right again.
void Pit::checkRecordTimes() {
    static constexpr Millis kMost = core::RecordTime::kStartTolerance + 2 * core::RecordTime::kLeap;
    const auto check = [](Process& process) {
        if (process.isUp() && !process.startedAhead())
            require(process.recordAhead() <= kMost, "record_follows_no_leap",
                    process.name() + " writes entries of a time that is still to come");
    };
    for (AgentProcess* agent : m_agents)
        check(*agent);
    check(*m_meter);
}

// Whoever has read more of a record than there is now never calls it live, and says so soon.
void Pit::checkShortRecords() {
    for (const auto& shorter : m_processes) {
        if (!shorter->disk().onCopy() || !shorter->isUp())
            continue;
        for (ConsoleProcess* reader : m_consoles)
            if (reader->isUp())
                checkDoubt(*reader, *shorter, reader->view(shorter->self()).standing);
        const auto doubtful = [](bool is) {
            return is ? feed::Standing::Doubtful : feed::Standing::Stale;
        };
        if (shorter.get() != m_meter && m_meter->isUp())
            checkDoubt(*m_meter, *shorter,
                       doubtful(m_meter->controller()->state().doubted.contains(shorter->self())));
        for (AgentProcess* agent : m_agents)
            if (shorter.get() == m_meter && agent->isUp() && agent->setup()->submission.progressive)
                checkDoubt(*agent, *shorter, doubtful(doubtsTheMeter(agent->agent()->state())));
    }
}

void Pit::checkDoubt(const Process& reader, Process& shorter, feed::Standing standing) {
    constexpr Millis kNoticed{8'000};
    const std::string who = reader.name() + " has read more of " + shorter.name() + " than it has";
    require(standing != feed::Standing::Fresh || shorter.upSince() + kNoticed > m_world.now,
            "shorter_record_doubted", who + ", and shows it as live");
    const Tick calm = std::max({m_disturbedAt, shorter.upSince(), reader.upSince()});
    require(standing == feed::Standing::Doubtful || calm + kNoticed > m_world.now,
            "shorter_record_doubted", who + ", and does not say so");
}

// Without a controller that is heard nothing may be wagered on its meters.
void Pit::checkLocks() {
    constexpr Millis kNoticed = kStaleAfter + kSlowestMessage + kLookEvery;
    const auto cut = m_cutSince.find(m_meter->name());
    const Tick heard =
        std::min(m_meter->lastRan(), cut == m_cutSince.end() ? Tick::max() : cut->second);
    if (heard + kNoticed >= m_world.now)
        return;
    for (const AgentProcess* agent : m_agents) {
        const bool works = agent->isUp() && agent->upSince() + kLookEvery < m_world.now &&
                           agent->lastRan() + kLookEvery + kLookEvery >= m_world.now;
        if (works && agent->agent()->state().submission().progressive)
            require(agent->agent()->state().progressiveLocked(), "locked_without_meter",
                    agent->name() + " takes progressive wagers without a controller");
    }
}

} // namespace pitwatch::simulation
