#include "tests/simulation/pit.h"

#include "shared/rules/rule_book.h"
#include "shared/wire/topics.h"
#include "tests/simulation/machines/seeded_sodium.h"
#include "tests/simulation/people/false_claims.h"
#include "tests/simulation/people/simulated_setup.h"

#include <algorithm>

namespace pitwatch::simulation {

using core::Millis;
using core::Tick;

namespace {

constexpr Millis kObserveEvery{1000};
constexpr Millis kHealWithin{10 * 60'000};
// Verified, approved twice, paid line by line, between everything else there is to do.
constexpr Millis kClaimsEndWithin{60 * 60'000};
// Changing two decks by the book takes minutes.
constexpr Millis kPlaysAgainWithin{20 * 60'000};

} // namespace

// People and devices have a connection of their own; they hear what the table says of itself.
struct Pit::Seat {
    Seat(World& world, const table::Setup& setup, const simulators::Incidents& incidents,
         std::uint64_t seed)
        : people(setup.rules, setup.submission, incidents, seed, 1.0)
        , random(seed ^ 0x66616c7365ULL)
        , connection(world.network, "devices-" + setup.submission.table.text()) {
        connection.subscribe(wire::stateTopic(*core::PartyId::parse(setup.submission.table.text())),
                             feed::Delivery::AtLeastOnce);
    }

    // People play what is filed.
    void look(const table::SetupPtr& inForce) {
        if (filed == inForce)
            return;
        filed = inForce;
        people.file(filed->submission);
    }

    simulators::SimulatedTable people;
    feed::SeededRandom random;
    Tick nextMistake{};
    feed::MemoryConnection connection;
    table::SetupPtr filed;
};

Pit::Pit(const PitOptions& options)
    : m_options(options)
    , m_world(options.seed, options.tellTrace)
    , m_staff(options.seed, Tick(options.playFor), tableNames(options.tables)) {
    makeTables();
    std::vector<core::PartyId> believed = tableNames(options.tables);
    believed.push_back(*core::PartyId::parse(kForgedTable));
    m_forger = std::make_unique<Forger>(m_world, options.seed);
    auto meter =
        std::make_unique<MeterProcess>(m_world, believed, simulatedMeters(options.seed), m_staff,
                                       options.storage, options.seed * 1'000 + 999);
    m_meter = meter.get();
    m_processes.push_back(std::move(meter));
    for (const char* name : {"C01", "C02"}) {
        const std::uint64_t seed = options.seed * 1'000 + 900 + m_consoles.size();
        auto console = std::make_unique<ConsoleProcess>(m_world, name, tableNames(options.tables),
                                                        m_meter->self(), m_staff, m_setups,
                                                        options.storage, seed);
        m_consoles.push_back(console.get());
        m_processes.push_back(std::move(console));
    }
    if (options.withFaults)
        m_faults = planFaults(options.seed, Tick(options.playFor), m_processes.size());
    seedSodium(options.seed);
    checksHeld() = 0;
    if (!options.withFaults)
        setMood(ConsoleProcess::Mood::Calm);
}

Pit::~Pit() = default;

void Pit::makeTables() {
    // Everything rare is common here.
    for (const char* odds :
         {"jam=12", "wrong_count=25", "misdeal=10", "late_coin=6", "missed_stub=10", "wrong_stub=8",
          "overdue_deck=15", "player_left=9", "jackpot=8", "wrong_chips=7", "skipped=6",
          "two_boxes=2", "forfeit=10", "lost_count=10", "unequal_bets=12", "wrong_order=12",
          "other_inspector=4", "early_deal=12", "out_of_turn=8"})
        PW_ASSERT(m_incidents.setOdds(odds).ok());
    for (std::size_t i = 0; i < m_options.tables; ++i) {
        const std::uint64_t seed = m_options.seed * 1'000 + i;
        std::array filings{simulatedSetup(i, m_options.seed), otherSetup(i, m_options.seed)};
        // Some tables get their progressive later.
        if (m_options.withFaults && seed % 3 == 0)
            std::swap(filings[0], filings[1]);
        m_seats.push_back(std::make_unique<Seat>(m_world, *filings[0], m_incidents, seed));
        m_setups[filings[0]->submission.table] = filings[0];
        auto agent = std::make_unique<AgentProcess>(m_world, std::move(filings), m_staff,
                                                    m_options.storage, seed);
        m_agents.push_back(agent.get());
        m_processes.push_back(std::move(agent));
    }
}

PitFigures Pit::run() {
    playUntil(Tick(m_options.playFor));
    heal();
    setMood(ConsoleProcess::Mood::Idle);
    waitForConvergence();
    setMood(ConsoleProcess::Mood::Calm);
    playOn();
    endClaims();
    setMood(ConsoleProcess::Mood::Idle);
    waitForConvergence();
    checkEverything();
    return figures();
}

void Pit::setMood(ConsoleProcess::Mood mood) {
    for (ConsoleProcess* console : m_consoles)
        console->setMood(mood);
}

// Every claim that was open when the floor came right comes to its end.
void Pit::endClaims() {
    std::map<std::string, std::uint64_t> last;
    for (const auto* agent : m_agents)
        last[agent->name()] = agent->agent()->state().lastClaim;
    const Tick deadline = m_world.now + kClaimsEndWithin;
    const auto isOld = [&](const AgentProcess& agent) {
        const auto& claims = agent.agent()->state().claims;
        return std::any_of(claims.begin(), claims.end(),
                           [&](const auto& claim) { return claim.number <= last[agent.name()]; });
    };
    for (const auto* agent : m_agents)
        while (isOld(*agent)) {
            require(m_world.now < deadline, "claims_end",
                    agent->name() + " has a claim that comes to no end");
            playUntil(m_world.now + Millis{10'000});
        }
}

// A floor that came right plays: every table opens another round.
void Pit::playOn() {
    std::map<std::string, std::uint64_t> before;
    for (const auto* agent : m_agents)
        before[agent->name()] = agent->agent()->state().lastRound;
    const Tick deadline = m_world.now + kPlaysAgainWithin;
    for (const auto* agent : m_agents)
        while (agent->agent()->state().lastRound == before[agent->name()]) {
            require(m_world.now < deadline, "progress",
                    agent->name() + " plays no rounds after everything was healed");
            playUntil(m_world.now + Millis{10'000});
        }
}

void Pit::playUntil(Tick end) {
    while (m_world.now < end) {
        while (m_nextFault < m_faults.size() && m_faults[m_nextFault].at <= m_world.now)
            begin(m_faults[m_nextFault++]);
        endFaults();
        m_world.network.advance(m_world.now);
        runProcesses();
        playTables();
        if (m_world.now >= m_nextLook) {
            noteHeads();
            checkStandings();
            checkLocks();
            closeForOtherFiles();
            if (m_hostile)
                m_hostile->step();
            checkShortRecords();
            checkRecordTimes();
            m_nextLook = m_world.now + kObserveEvery;
        }
        m_world.now = nextMoment(end);
    }
}

Tick Pit::nextMoment(Tick end) const {
    Tick next = std::min(end, m_nextLook);
    if (const auto due = m_world.network.nextDue())
        next = std::min(next, *due);
    for (const auto& process : m_processes)
        next = std::min(next, process->wake());
    for (const auto& seat : m_seats)
        next = std::min(next, seat->people.wake());
    next = std::min(next, m_forger->wake());
    if (m_nextFault < m_faults.size())
        next = std::min(next, m_faults[m_nextFault].at);
    if (!m_ending.empty())
        next = std::min(next, m_ending.begin()->first);
    // Whoever wants to run at once runs a millisecond later: nobody is infinitely fast.
    return std::max(next, m_world.now + Millis{1});
}

void Pit::runProcesses() {
    for (const auto& process : m_processes)
        if (process->wake() <= m_world.now)
            process->run();
    m_forger->run();
}

void Pit::declareFalsely(std::size_t table) {
    Seat& seat = *m_seats[table];
    const AgentProcess& agent = *m_agents[table];
    if (m_world.now < seat.nextMistake || !agent.isUp() || !seat.connection.connected())
        return;
    seat.nextMistake = m_world.now + Millis{1000};
    const table::State& state = agent.agent()->state();
    if (!seat.random.percent(3))
        return;
    if (const auto text = falseClaim(state, seat.random))
        static_cast<void>(
            seat.connection.publish({wire::deviceTopic(state.submission().table, "pad"),
                                     core::Bytes(text->begin(), text->end()), false},
                                    feed::Delivery::AtLeastOnce));
}

void Pit::playTables() {
    for (std::size_t table = 0; table < m_seats.size(); ++table) {
        const auto& seat = m_seats[table];
        seat->look(m_agents[table]->setup());
        declareFalsely(table);
        while (const auto event = seat->connection.take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                seat->people.heard(*message);
        if (seat->people.wake() > m_world.now || !seat->connection.connected())
            continue;
        const core::Instant wall = kBeginning + m_world.now.time_since_epoch();
        if (auto message = seat->people.next(m_world.now, wall))
            static_cast<void>(
                seat->connection.publish(*std::move(message), feed::Delivery::AtLeastOnce));
    }
}

void Pit::closeTable(std::size_t number) {
    simulators::Sayings close;
    simulators::addPad(close, 0, "close_table",
                       {{"by", simulators::floorperson()}, {"reason", "other files"}});
    const core::TableId& table = m_seats[number]->people.table();
    const std::string& text = close.front().text;
    static_cast<void>(m_seats[number]->connection.publish(
        {wire::deviceTopic(table, close.front().device), {text.begin(), text.end()}, false},
        feed::Delivery::AtLeastOnce));
}

void Pit::waitForConvergence() {
    const Tick deadline = m_world.now + kHealWithin;
    while (!converged()) {
        require(m_world.now < deadline, "convergence", "healed, and still not everyone agrees");
        playUntil(m_world.now + Millis{1000});
    }
}

bool Pit::converged() {
    if (!m_meter->isUp())
        return false;
    for (const ConsoleProcess* reader : m_consoles)
        if (!reader->isUp() || reader->copyOf(m_meter->self()).size() != m_meter->head().sequence ||
            m_meter->readOf(reader->self()) != reader->head().sequence)
            return false;
    for (AgentProcess* agent : m_agents) {
        if (!agent->isUp())
            return false;
        for (const ConsoleProcess* reader : m_consoles)
            if (!reader->isUp() || reader->view(agent->self()).standing != feed::Standing::Fresh ||
                reader->copyOf(agent->self()).size() != agent->agent()->journalHead().sequence ||
                agent->readOf(reader->self()) != reader->head().sequence)
                return false;
    }
    return true;
}

PitFigures Pit::figures() {
    PitFigures all;
    for (AgentProcess* agent : m_agents) {
        all.rounds += agent->agent()->state().lastRound;
        all.entries += agent->agent()->journalHead().sequence;
        m_world.trace.fold(agent->agent()->journalHead().chain);
    }
    all.entries += m_meter->head().sequence;
    m_world.trace.fold(m_meter->head().chain);
    for (ConsoleProcess* console : m_consoles) {
        all.entries += console->head().sequence;
        m_world.trace.fold(console->head().chain);
    }
    for (const auto* agent : m_agents)
        all.claims += agent->agent()->state().lastClaim;
    all.checks = checksHeld();
    all.accepted = m_accepted;
    all.refused = m_refused;
    const double hours = static_cast<double>(m_world.now.time_since_epoch().count()) / 3'600'000.0;
    all.tableHours = hours * static_cast<double>(m_agents.size());
    all.fingerprint = m_world.trace.fingerprint();
    return all;
}

} // namespace pitwatch::simulation
