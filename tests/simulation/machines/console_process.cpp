#include "tests/simulation/machines/console_process.h"

#include "shared/events/party_events.h"
#include "shared/staff/roster_file.h"
#include "shared/wire/event_codec.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

constexpr core::Millis kLookAtRoster{1000};
constexpr unsigned kMischiefPercent = 18;
// Whoever reads the dialog, is called away, types a passphrase.
constexpr unsigned kHesitatePercent = 35;
constexpr core::Millis kHesitate{40'000};

} // namespace

ConsoleProcess::ConsoleProcess(World& world, const std::string& name,
                               std::vector<core::PartyId> parties, const StaffRoom& staff,
                               const Setups& setups, Storage storage, std::uint64_t seed)
    : ReaderProcess(world, name, std::move(parties), storage, seed)
    , m_staff(staff)
    , m_seed(seed)
    , m_random(seed)
    , m_people(setups, seed)
    , m_mischief(self(), world.overheard, seed) {}

void ConsoleProcess::start(journal::Journal& journal, TappedLink& link) {
    m_journal = &journal;
    m_time.emplace(clock());
    m_desk.emplace(m_staff.deskOf(self()), journal, clock());
    for (const core::PartyId& party : parties())
        if (party != parties().back()) // The controller is no table.
            m_desk->docketOf(party).expect(staff::objectOf(*core::TableId::parse(party.text())));
    m_claims = {};
    for (const core::PartyId& party : parties())
        for (const wire::Envelope& entry : copyOf(party))
            observe(party, entry);
    if (m_store)
        m_store->open();
    for (const core::PartyId& party : parties())
        require(!m_store || m_store->position(party) == positionIn(party), "store",
                name() + " forgot how far it had come in the journal of " + party.text());
    const std::uint64_t epoch = journal.head().sequence + 1;
    write(events::PartyStarted{"pit-console"});
    m_publisher.emplace(self(), journal, epoch, link,
                        feed::PublisherOptions{.process = processNumber(), .log = {}});
    m_roster = m_staff.sourceFor(self(), world().now);
    readRoster();
    m_nextAct = world().now + core::Millis{5000};
    ReaderProcess::start(journal, link);
}

core::Tick ConsoleProcess::step() {
    const core::Tick next = ReaderProcess::step();
    const core::Tick now = world().now;
    if (now >= m_nextRoster)
        readRoster();
    signWhatWasDecided();
    if (now >= m_nextAct)
        act();
    const core::Tick spoken = m_publisher->tick(now, clock().wall());
    tellEntries(*m_journal, m_told);
    const core::Tick signs = m_decided.empty() ? m_nextAct : m_decided.begin()->first;
    return std::min({next, spoken, m_nextRoster, m_nextAct, signs});
}

void ConsoleProcess::abandon() {
    m_publisher.reset();
    m_desk.reset();
    m_decided.clear();
    if (m_store)
        m_store->close();
    ReaderProcess::abandon();
}

void ConsoleProcess::read(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    for (const wire::Envelope& entry : entries)
        observe(after.party, entry);
    if (m_store)
        m_store->apply(entries, after);
}

void ConsoleProcess::observe(const core::PartyId& party, const wire::Envelope& entry) {
    const auto event = wire::decodeEvent(entry.type, entry.body);
    require(event.ok(), "readable", party.text() + " entry " + std::to_string(entry.sequence));
    m_desk->observe(party, *event, entry.at);
    m_claims.apply(*event, entry.at);
}

void ConsoleProcess::readRoster() {
    m_nextRoster = world().now + kLookAtRoster;
    const auto text = m_roster->newRoster();
    const auto given = text ? staff::parseRoster(*text) : core::Error{};
    // What it refuses is in its journal.
    if (given)
        static_cast<void>(m_desk->adopt(*given));
}

void ConsoleProcess::act() {
    m_nextAct = world().now + core::Millis(m_random.below(8000) + 500);
    if (m_mood == Mood::Idle || m_desk->roster() == nullptr)
        return;
    const bool wild = m_mood == Mood::Wild;
    if (wild && m_random.percent(kMischiefPercent)) {
        if (const auto entry = m_mischief.next(*m_desk, m_claims, lastAt()))
            write(*entry);
        return;
    }
    if (const auto command = m_people.next(*m_desk, m_claims, wild, lastAt())) {
        if (wild && m_random.percent(kHesitatePercent)) {
            m_decided.emplace(world().now + core::Millis(m_random.below(kHesitate.count())),
                              *command);
            return;
        }
        act(*command);
        if (wild && m_random.percent(15)) // Pressed twice.
            act(*command);
    }
}

// The world went on meanwhile.
void ConsoleProcess::signWhatWasDecided() {
    while (!m_decided.empty() && m_decided.begin()->first <= world().now) {
        const PersonsWish command = m_decided.extract(m_decided.begin()).mapped();
        if (m_mood != Mood::Idle && m_desk->roster() != nullptr)
            act(command);
    }
}

void ConsoleProcess::act(const PersonsWish& command) {
    const std::string& who = command.person.text();
    // Somebody else's words once in a while; never ten times in a row.
    const bool mistyped = m_mood == Mood::Wild && m_random.percent(3);
    const staff::Secret words = StaffRoom::passphraseOf(mistyped ? who + "?" : who);
    if (m_desk->signedIn() != command.person && !m_desk->signIn(who, words))
        return;
    if (const auto action = m_desk->act(command.request, words)) {
        m_people.acted(command, *action);
        noteOverheard();
        checkSigned(command);
    }
}

// What stands in the console's journal is what the person was shown, and nothing else.
void ConsoleProcess::checkSigned(const PersonsWish& command) {
    const auto statement = staff::parseStatement(world().overheard.back().statement);
    require(statement.ok(), "signed_as_shown", name() + ": what was signed cannot be read");
    const desk::Request& shown = command.request;
    require(statement->person == command.person && statement->action == shown.action &&
                statement->addressee == shown.addressee && statement->object == shown.object &&
                statement->objectHash == shown.objectHash && statement->nonce == shown.nonce &&
                statement->amount == shown.amount &&
                statement->arguments == staff::named(shown.arguments),
            "signed_as_shown",
            name() + ": " + command.person.text() + " signed something else than was shown: " +
                std::string(core::enumName(shown.action)) + " of " + shown.object.id.value());
}

void ConsoleProcess::noteOverheard() {
    constexpr std::size_t kRemembered = 100;
    const auto last = m_journal->read(m_journal->head().sequence, 1, SIZE_MAX);
    const auto event = wire::decodeEvent(last.front().type, last.front().body);
    if (const auto* action = event ? event->as<events::StaffActionSigned>() : nullptr)
        world().overheard.push_back(*action);
    if (world().overheard.size() > kRemembered)
        world().overheard.pop_front();
}

// Time never goes back in a console's journal either.
core::Instant ConsoleProcess::lastAt() {
    const auto last = m_journal->read(m_journal->head().sequence, 1, 0);
    return last.empty() ? m_time->now() : std::max(last.front().at, m_time->now());
}

void ConsoleProcess::write(const events::Event& event) {
    m_journal->append({&event, 1}, lastAt());
}

} // namespace pitwatch::simulation
