#include "table-agent/agent/pad_desk.h"

#include "table-agent/agent/named_people.h"
#include "table-agent/devices/pad_message.h"

#include <algorithm>

namespace pitwatch::agent {

namespace {

events::CommandRefused refused(std::string_view command, staff::PadRefusal why) {
    return {*events::CommandName::parse(command), why, {}};
}

// Whoever does it signed it: the dealer with the pad's key, everybody else, and whoever does more
// than a dealer may, with a key of their own.
bool isSigned(const table::Actor& doer, const events::PersonId& presser,
              const staff::Cosignatures& cosigned) {
    if (doer.person.empty() || (doer.person == presser && doer.role == table::Role::Dealer))
        return true;
    return std::ranges::any_of(
        cosigned, [&](const events::PressCosigned& one) { return one.person == doer.person; });
}

events::PadSignedOff signedOff(const staff::PadSession::Current& current, events::PadSignOff how) {
    return {current.delegation.id, current.delegation.person, how};
}

} // namespace

PadDesk::Answer PadDesk::take(const devices::SignedMessage& message, const staff::Roster* roster,
                              core::Instant now) {
    if (const auto* on = std::get_if<devices::SignOn>(&message))
        return signOn(*on, at(roster, now));
    return press(std::get<devices::SignedPress>(message), at(roster, now));
}

PadDesk::Answer PadDesk::signOn(const devices::SignOn& message, const staff::PadTable& at) const {
    const auto delegation = staff::checkSignOn(message.word, at);
    if (!delegation)
        return refused(message.kName, delegation.error());
    Taken taken;
    if (const auto* current = m_session.current())
        taken.first.emplace_back(signedOff(*current, events::PadSignOff::Relieved));
    taken.first.emplace_back(
        events::PadSignedOn{delegation->id, delegation->person, delegation->role, delegation->pad,
                            delegation->until, message.word.statement, message.word.signature});
    return taken;
}

PadDesk::Answer PadDesk::press(const devices::SignedPress& message, const staff::PadTable& at) {
    const auto press = staff::checkPress(message.word, message.cosigned, at);
    if (!press)
        return refused(message.kName, press.error());
    if (!m_presses.allows(at.now))
        return refused(message.kName, staff::PadRefusal::TooMany);
    const staff::PadSession::Current& current = *m_session.current();
    const events::PersonId& person = current.delegation.person;
    Taken taken;
    taken.first.emplace_back(events::PadPressed{press->delegation, person, press->number,
                                                message.word.statement, message.word.signature,
                                                message.cosigned});
    if (press->command.empty()) {
        taken.first.emplace_back(signedOff(current, events::PadSignOff::ByPerson));
        return taken;
    }
    auto input = devices::parsePadMessage(press->command);
    if (!input)
        return refused(message.kName, staff::PadRefusal::Malformed);
    const auto doers = doersOf(*input);
    if (!std::ranges::all_of(doers, [&](const table::Actor& doer) {
            return isSigned(doer, person, message.cosigned);
        }))
        return refused(table::nameOf(*input), staff::PadRefusal::OtherPerson);
    taken.input = std::move(*input);
    return taken;
}

std::vector<events::Event> PadDesk::passTime(const staff::Roster* roster, core::Instant now) {
    const staff::PadSession::Current* current = m_session.current();
    const std::uint64_t version = roster != nullptr ? roster->version : m_rosterSeen;
    if (current == nullptr || (current->delegation.until > now && version == m_rosterSeen))
        return {};
    m_rosterSeen = version;
    if (const auto how = staff::endOf(at(roster, now)))
        return {signedOff(*current, *how)};
    return {};
}

} // namespace pitwatch::agent
