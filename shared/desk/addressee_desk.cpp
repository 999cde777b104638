#include "shared/desk/addressee_desk.h"

#include "shared/staff/roster_file.h"
#include "shared/staff/roster_record.h"

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
    const auto* part = event.as<events::RosterKept>();
    const auto whole = part != nullptr ? m_kept.add(*part) : std::nullopt;
    if (!whole || !whole->ok())
        return;
    m_keys.consider(**whole, m_settings.siteKeys, m_ledger.roster(), at);
    m_last = (*whole)->roster;
}

std::vector<events::Event> AddresseeDesk::readRoster(core::Instant at) {
    const auto text = m_settings.newRoster ? m_settings.newRoster() : std::nullopt;
    if (!text)
        return {};
    const auto given = staff::parseRoster(*text);
    if (!given)
        return {events::RosterRefused{
            0, events::Phrase::quoted(core::Text::fitted(given.error().text))}};
    const core::Instant now = time(at).now;
    m_keys.consider(*given, m_settings.siteKeys, m_ledger.roster(), now);
    const auto problem = staff::problemOf(*given, m_settings.siteKeys, m_ledger.roster(), now);
    if (problem)
        return {events::RosterRefused{given->roster.version, *problem}};
    m_roster = given->roster;
    // After a restart it is the one already known, and kept unless older software took it.
    std::vector<events::Event> events;
    if (m_ledger.keptRoster() != m_roster->version)
        for (events::RosterKept& part : staff::recordOf(*given))
            events.push_back(std::move(part));
    if (m_ledger.roster().version != m_roster->version)
        events.push_back(events::RosterAdopted{m_roster->version, staff::digestOf(*m_roster),
                                               m_roster->expiresAt});
    return events;
}

} // namespace pitwatch::desk
