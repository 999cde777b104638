#include "pit-console/core/live/console_party.h"

#include <utility>

namespace pitwatch::console {

ConsoleParty::ConsoleParty(Settings settings, std::unique_ptr<Store> store, journal::Journal& own,
                           feed::Connection& connection, const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_connection(connection)
    , m_clock(clock)
    , m_party({.self = m_settings.self,
               .log = m_settings.log,
               .jitter = m_settings.jitter,
               .process = m_settings.process,
               .staleAfter = m_settings.staleAfter,
               .signer = m_settings.signer,
               .keys = hasRoster() ? &m_keys : nullptr},
              own, connection, clock, *this, store.get())
    , m_pit(std::move(store), m_settings.self, m_party.record()) {
    for (const core::PartyId& table : m_settings.tables)
        m_party.follow(table);
    for (const core::PartyId& other : m_settings.others)
        m_party.follow(other);
    if (m_settings.speaks)
        m_party.start("pit-console", m_party.now());
    if (m_settings.desk) {
        m_settings.desk->keys = &m_keys;
        m_pit.open(
            std::make_unique<ConsoleDesk>(*std::move(m_settings.desk), m_party.record(), m_clock));
    } else {
        readRoster();
    }
}

bool ConsoleParty::hasRoster() const {
    return m_settings.desk ? static_cast<bool>(m_settings.desk->roster.newRoster)
                           : static_cast<bool>(m_settings.roster.newRoster);
}

void ConsoleParty::readRoster() {
    const auto read = m_settings.roster.read();
    if (!read)
        return;
    if (const auto& given = *read)
        m_keys.consider(*given, m_settings.roster.siteKeys, {}, m_clock.wall());
    else
        m_party.log("the roster cannot be read: " + given.error().text);
}

void ConsoleParty::load(const Progress& progress) {
    m_pit.load(progress);
}

void ConsoleParty::stop() {
    if (m_settings.speaks && m_pit.desk() != nullptr)
        m_pit.desk()->carryOut(SignOut{});
    m_party.stop(events::StopReason::Closed);
}

std::optional<Snapshot> ConsoleParty::takeSnapshot() {
    if (!std::exchange(m_observed, false))
        return std::nullopt;
    Snapshot shown = m_pit.snapshot();
    m_pit.takeOutcomes(shown);
    return shown;
}

// A new roster, nobody there any more.
void ConsoleParty::passTime(core::Tick /*tick*/) {
    if (m_pit.desk() != nullptr)
        m_pit.desk()->refresh();
    else
        readRoster();
}

void ConsoleParty::hear(const feed::Message& message, core::Tick tick) {
    m_party.complain(message, "not a topic of the console", tick);
}

// What people sign, the desk has made durable by itself when it returns.
void ConsoleParty::conclude(core::Tick tick) {
    for (UserCommand& command : std::exchange(m_commands, {})) {
        const core::Instant at = m_party.now();
        m_party.add(m_pit.carryOut(std::move(command)), at);
    }
    if (m_pit.desk() != nullptr)
        m_pit.desk()->proceed();
    if (!m_observedAt || tick >= *m_observedAt + m_settings.observeEvery)
        observe(tick);
}

void ConsoleParty::observe(core::Tick tick) {
    const core::Instant at = m_party.now();
    m_party.add(m_pit.observe({m_clock.wall(), m_connection.connected(), heard(m_settings.tables),
                               heard(m_settings.others)}),
                at);
    m_observedAt = tick;
    m_observed = true;
}

// What was written here is kept in the store with everybody's entries; there is no more to show,
// for whoever wants a picture asks for it.
core::Tick ConsoleParty::show(core::Tick tick) {
    if (m_observedAt == tick)
        m_pit.keepOwn();
    return *m_observedAt + m_settings.observeEvery;
}

std::vector<PartyContact> ConsoleParty::heard(const std::vector<core::PartyId>& parties) const {
    std::vector<PartyContact> all;
    for (const core::PartyId& party : parties) {
        const feed::PartyView seen = view(party);
        all.push_back({party, seen.shown(), seen.age.value_or(core::Millis{0}), seen.doubt});
    }
    return all;
}

} // namespace pitwatch::console
