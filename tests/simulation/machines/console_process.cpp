#include "tests/simulation/machines/console_process.h"

#include "shared/wire/event_codec.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

using namespace std::chrono_literals;

// Ten times a second is for eyes; nobody looks here more often.
constexpr core::Millis kObserveEvery{1000};
constexpr unsigned kMischiefPercent = 18;
constexpr unsigned kAlarmPercent = 6;
constexpr unsigned kWatchPercent = 5;
// Whoever reads the dialog, is called away, types a passphrase.
constexpr unsigned kHesitatePercent = 35;
constexpr core::Millis kHesitate{40'000};
constexpr core::Millis kWaitsForAnAnswer{30'000};
constexpr std::size_t kOverheard = 100;

// Whether the person filled in this very offer: what it gives is not said otherwise, and nothing is
// said that it does not ask.
bool isThatOffer(const console::ActionOffer& offer, const desk::Request& wanted) {
    const desk::Request& given = offer.request;
    if (given.action != wanted.action || given.addressee != wanted.addressee ||
        given.object != wanted.object)
        return false;
    return std::all_of(wanted.arguments.begin(), wanted.arguments.end(), [&](const auto& argument) {
        const auto known = given.arguments.find(argument.first);
        if (known != given.arguments.end())
            return known->second == argument.second;
        return std::any_of(offer.blanks.begin(), offer.blanks.end(),
                           [&](const auto& blank) { return blank.argument == argument.first; });
    });
}

desk::Request filledIn(const console::ActionOffer& offer, const desk::Request& wanted) {
    desk::Request request = offer.request;
    for (const console::Blank& blank : offer.blanks) {
        if (!blank.argument) // The amount, which is a part of its own.
            request.amount = wanted.amount;
        else if (const auto said = wanted.arguments.find(*blank.argument);
                 said != wanted.arguments.end())
            request.arguments.insert_or_assign(said->first, said->second);
    }
    return request;
}

} // namespace

ConsoleProcess::ConsoleProcess(World& world, const std::string& name,
                               std::vector<core::PartyId> tables, core::PartyId meter,
                               const StaffRoom& staff, const Setups& setups, Storage storage,
                               std::uint64_t seed)
    : Process(world, name, storage, seed)
    , m_tables(std::move(tables))
    , m_meter(std::move(meter))
    , m_staff(staff)
    , m_store(name + "-" + std::to_string(seed))
    , m_witness(world, name)
    , m_random(seed)
    , m_people(setups, seed)
    , m_mischief(self(), world.overheard, seed) {}

console::ConsoleParty::Settings ConsoleProcess::settings() {
    console::ConsoleParty::Settings settings;
    settings.self = self();
    settings.tables = m_tables;
    settings.others = {m_meter};
    settings.observeEvery = kObserveEvery;
    settings.process = processNumber();
    settings.signer = signer();
    settings.log = [this](std::string_view line) { world().trace.line(name(), std::string(line)); };
    console::ConsoleDesk::Settings& desk = settings.desk.emplace();
    desk.signing = m_staff.deskOf(self());
    desk.roster = m_staff.sourceFor(self(), world().now);
    desk.tables = m_tables;
    return settings;
}

void ConsoleProcess::start(journal::Journal& journal, TappedConnection& connection) {
    m_journal = &journal;
    m_time.emplace(clock());
    m_noted = journal.head().sequence;
    auto store = m_store.open();
    m_witness.begin();
    store->attach(m_witness);
    m_witness.checkNothingForgotten();
    connection.setInwardEar([this](const feed::Message& message) { m_witness.hear(message); });
    m_console.emplace(settings(), std::move(store), journal, connection, clock());
    m_console->load();
    m_nextAct = world().now + core::Millis{5000};
}

core::Tick ConsoleProcess::step() {
    core::Tick wake = stepConsole();
    signWhatWasDecided();
    if (world().now >= m_nextAct) {
        act();
        wake = world().now;
    }
    tellEntries(*m_journal, m_told);
    const core::Tick signs = m_decided.empty() ? m_nextAct : m_decided.begin()->first;
    return std::min({wake, m_nextAct, signs});
}

core::Tick ConsoleProcess::stepConsole() {
    const core::Tick wake = m_console->step();
    noteSigned();
    for (const core::PartyId& table : m_tables)
        m_witness.checkPlace(table, view(table).position);
    m_witness.checkPlace(m_meter, view(m_meter).position);
    m_witness.checkWills([this](const core::PartyId& party) {
        return view(party).standing == feed::Standing::Offline;
    });
    return wake;
}

void ConsoleProcess::abandon() {
    m_console.reset();
    m_decided.clear();
}

// As somebody at the screen does, who reads what became of what was asked for.
console::Snapshot ConsoleProcess::look() {
    auto shown = m_console->takeSnapshot();
    if (!shown)
        return m_console->snapshot();
    m_people.answered(shown->outcomes);
    return *std::move(shown);
}

// Null where the console has adopted none.
const staff::Roster* ConsoleProcess::rosterOf(const console::Snapshot& shown) const {
    if (shown.staff.rosterVersion == 0)
        return nullptr;
    const auto found = m_staff.genuine().find(shown.staff.rosterVersion);
    require(found != m_staff.genuine().end(), "genuine_roster",
            name() + " adopted a roster that the site did not sign");
    return &found->second;
}

void ConsoleProcess::act() {
    m_nextAct = world().now + core::Millis(m_random.below(8000) + 500);
    if (m_mood == Mood::Idle)
        return;
    const console::Snapshot shown = look();
    if (const staff::Roster* roster = rosterOf(shown))
        act(shown, *roster);
}

void ConsoleProcess::act(const console::Snapshot& shown, const staff::Roster& roster) {
    const bool wild = m_mood == Mood::Wild;
    const ConsoleView console{shown, m_console->pit(), roster};
    if (wild && m_random.percent(kMischiefPercent)) {
        if (const auto entry = m_mischief.next(console, lastAt()))
            write(*entry);
        return;
    }
    if (m_random.percent(kAlarmPercent))
        return seeToAnAlarm(shown);
    if (m_random.percent(kWatchPercent))
        return watchATable();
    auto command = m_people.next(console, wild, world().now);
    if (!command || !signIn(command->person))
        return;
    if (!command->mistaken) {
        auto offered = asOffered(*command);
        if (!offered)
            return;
        command->request = *std::move(offered);
    }
    if (wild && m_random.percent(kHesitatePercent)) {
        m_decided.emplace(world().now + core::Millis(m_random.below(kHesitate.count())), *command);
        return;
    }
    sign(*command);
    if (wild && m_random.percent(15)) // Pressed twice.
        sign(*command);
}

void ConsoleProcess::seeToAnAlarm(const console::Snapshot& shown) {
    if (shown.alarms.empty())
        return;
    const events::AlarmId alarm = shown.alarms[m_random.below(shown.alarms.size())].id;
    if (m_random.percent(70))
        m_console->request(console::AcknowledgeAlarm{++m_lastRequest, alarm});
    else
        m_console->request(
            console::ShelveAlarm{++m_lastRequest, alarm, "somebody is on the way", shown.at + 1h});
    stepConsole();
}

void ConsoleProcess::watchATable() {
    m_console->request(console::WatchTable{m_tables[m_random.below(m_tables.size())]});
    stepConsole();
}

// Somebody else's words once in a while; never ten times in a row.
staff::Secret ConsoleProcess::typed(const events::PersonId& person) {
    const bool mistyped = m_mood == Mood::Wild && m_random.percent(3);
    return StaffRoom::passphraseOf(mistyped ? person.text() + "?" : person.text());
}

bool ConsoleProcess::signIn(const events::PersonId& person) {
    const console::ConsoleDesk& desk = *m_console->pit().desk();
    if (desk.personId() == person)
        return true;
    m_console->request(console::SignIn{++m_lastRequest, person.text(), typed(person)});
    stepConsole();
    return desk.personId() == person;
}

// What the console offers to whoever is signed in now, filled in; nothing where it does not.
std::optional<desk::Request> ConsoleProcess::asOffered(const PersonsRequest& command) const {
    const console::Snapshot shown = m_console->snapshot();
    std::vector<const std::vector<console::ActionOffer>*> lists;
    for (const console::ClaimPicture& claim : shown.claims)
        lists.push_back(&claim.actions);
    for (const console::LinkPicture& link : shown.links)
        lists.push_back(&link.actions);
    for (const auto* offers : lists)
        for (const console::ActionOffer& offer : *offers)
            if (isThatOffer(offer, command.request))
                return offer.allowed ? std::optional(filledIn(offer, command.request))
                                     : std::nullopt;
    return std::nullopt;
}

// The world went on meanwhile.
void ConsoleProcess::signWhatWasDecided() {
    while (!m_decided.empty() && m_decided.begin()->first <= world().now) {
        const PersonsRequest command = m_decided.extract(m_decided.begin()).mapped();
        if (m_mood != Mood::Idle && signIn(command.person))
            sign(command);
    }
}

void ConsoleProcess::sign(const PersonsRequest& command) {
    const std::uint64_t before = m_noted;
    const std::uint64_t id = ++m_lastRequest;
    m_console->request(console::Act{id, command.request, typed(command.person)});
    m_signing = &command;
    stepConsole();
    m_signing = nullptr;
    if (m_noted > before)
        m_people.acted(command, id, world().now + kWaitsForAnAnswer);
}

// What people signed stands in the console's journal, and somebody who listens has it.
void ConsoleProcess::noteSigned() {
    for (const wire::Envelope& entry : m_journal->read(m_noted + 1, SIZE_MAX, SIZE_MAX)) {
        m_noted = entry.sequence;
        if (entry.type != events::StaffActionSigned::kType)
            continue;
        const auto event = wire::decodeEvent(entry.type, entry.body);
        require(event.ok(), "readable", name() + " entry " + std::to_string(entry.sequence));
        const auto& action = *event->as<events::StaffActionSigned>();
        checkSigned(action);
        world().overheard.push_back(action);
        if (world().overheard.size() > kOverheard)
            world().overheard.pop_front();
    }
}

// What stands in the console's journal is what the person was shown, and nothing else.
void ConsoleProcess::checkSigned(const events::StaffActionSigned& action) const {
    require(m_signing != nullptr, "signed_as_shown", name() + " signed what nobody asked for");
    const auto statement = staff::parseStatement(action.statement);
    require(statement.ok(), "signed_as_shown", name() + ": what was signed cannot be read");
    const desk::Request& shown = m_signing->request;
    require(statement->person == m_signing->person && statement->action == shown.action &&
                statement->addressee == shown.addressee && statement->object == shown.object &&
                statement->objectHash == shown.objectHash && statement->nonce == shown.nonce &&
                statement->amount == shown.amount &&
                statement->arguments == staff::named(shown.arguments),
            "signed_as_shown",
            name() + ": " + m_signing->person.text() + " signed something else than was shown: " +
                std::string(core::enumName(shown.action)) + " of " + shown.object.id.value());
}

// Time never goes back in a console's journal either.
core::Instant ConsoleProcess::lastAt() {
    const auto last = m_journal->read(m_journal->head().sequence, 1, 0);
    return last.empty() ? m_time->now() : std::max(last.front().at, m_time->now());
}

void ConsoleProcess::write(const events::Event& event) {
    m_journal->append({&event, 1}, lastAt());
    m_noted = m_journal->head().sequence;
}

void ConsoleProcess::checkAlarms() {
    console::AlarmBook book;
    for (const wire::Envelope& entry : disk().entries())
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            book.apply(*event, entry.at);
    const auto idsOf = [](const std::vector<console::Alarm>& alarms) {
        std::set<std::uint64_t> ids;
        for (const console::Alarm& alarm : alarms)
            ids.insert(alarm.id.value);
        return ids;
    };
    require(idsOf(m_console->snapshot().alarms) == idsOf(book.alarms(lastAt())), "alarms",
            name() + " shows other alarms than its journal tells");
}

void ConsoleProcess::checkStore() {
    ConsoleStore::Journals journals;
    for (const core::PartyId& table : m_tables)
        journals[table] = copyOf(table);
    journals[m_meter] = copyOf(m_meter);
    journals[self()] = copyOf(self());
    m_console.reset();
    m_store.checkAgainst(journals);
}

} // namespace pitwatch::simulation
