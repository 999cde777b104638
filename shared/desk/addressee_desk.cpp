#include "shared/desk/addressee_desk.h"

namespace pitwatch::desk {

AddresseeDesk::AddresseeDesk(core::PartyId self, RosterSource settings, const core::Clock& clock)
    : m_self(std::move(self)), m_settings(std::move(settings)), m_clock(clock) {
    // Watched from the start: a first look in the middle of a leap would take it for the truth.
    m_clockWatch.read(m_clock.wall(), m_clock.steady(), {});
}

staff::ClockWatch::Reading AddresseeDesk::time(core::Instant journalAt) {
    return m_clockWatch.read(m_clock.wall(), m_clock.steady(), journalAt);
}

std::vector<events::Event> AddresseeDesk::take(const events::StaffActionSigned& action,
                                               const core::PartyId& from,
                                               std::span<const events::Event> before,
                                               core::Instant at, const Decide& decide) {
    if (action.addressee != m_self)
        return {};
    // Actions read together are judged one after the other, each by what those before it changed.
    staff::Ledger ledger = m_ledger;
    for (const events::Event& event : before)
        ledger.apply(event, at);
    const auto time = this->time(at);
    const auto checked = staff::check(action, from,
                                      {m_self, ledger.docket(), ledger.seen(), roster(), time.now,
                                       time.setBack, ledger.putBackAt()});
    std::vector<events::Event> events;
    if (checked || staff::isAfterSignature(checked.error()))
        events.push_back(
            events::StaffActionReceived{action.action, from, action.person, action.name});
    if (!checked) {
        for (events::Event& refused : m_refusals.add(action, from, checked.error(), at))
            events.push_back(std::move(refused));
        return events;
    }
    auto decided = decide(*checked, ledger.order(checked->object));
    if (!decided) {
        events.push_back(events::StaffActionRefused{action.action, action.person, action.name,
                                                    decided.error().reason,
                                                    decided.error().section});
        return events;
    }
    events.push_back(events::StaffActionAccepted{action.action, action.person, action.name,
                                                 action.statement, action.signature});
    for (events::Event& event : *decided)
        events.push_back(std::move(event));
    return events;
}

// The journal keeps the rosters in force: whoever starts while the file is spoilt, or gone, still
// knows the machines of the site and hears them.
void AddresseeDesk::apply(const events::Event& event, core::Instant at) {
    m_ledger.apply(event, at);
    if (const staff::SignedRoster* whole = m_rosters.apply(event))
        m_keys.consider(*whole, m_settings.siteKeys, m_rosters.adopted(), at);
}

std::vector<events::Event> AddresseeDesk::readRoster(core::Instant at) {
    const auto read = m_settings.read();
    if (!read)
        return {};
    const core::Result<staff::SignedRoster>& given = *read;
    if (!given)
        return {events::RosterRefused{
            0, events::Phrase::quoted(core::Text::fitted(given.error().text))}};
    const core::Instant now = time(at).now;
    m_keys.consider(*given, m_settings.siteKeys, m_rosters.adopted(), now);
    const auto problem = staff::problemOf(*given, m_settings.siteKeys, m_rosters.adopted(), now);
    if (problem)
        return {events::RosterRefused{given->roster.version, *problem}};
    m_roster = given->roster;
    return m_rosters.entriesFor(*given);
}

} // namespace pitwatch::desk
