#include "shared/staff/pad/pad_session.h"

#include <algorithm>
#include <set>

namespace pitwatch::staff {

namespace {

using Problem = std::optional<PadRefusal>;

// How long the sign-on may be on its way: the person has just entered their passphrase.
constexpr core::Millis kLongestSignOn = std::chrono::minutes{1};

Problem problemOf(const Roster* roster, core::Instant now) {
    if (roster == nullptr)
        return PadRefusal::NoRoster;
    if (roster->expiresAt <= now)
        return PadRefusal::RosterExpired;
    return std::nullopt;
}

Problem problemOfPad(const core::PartyId& pad, const Roster& roster) {
    const Device* device = roster.find(pad);
    if (device == nullptr || device->kind != DeviceKind::Pad || !device->active)
        return PadRefusal::UnknownPad;
    return std::nullopt;
}

Problem problemOfPerson(const Delegation& delegation, const Roster& roster) {
    const Person* person = roster.find(delegation.person);
    if (person == nullptr)
        return PadRefusal::UnknownPerson;
    if (!person->active)
        return PadRefusal::Revoked;
    if (person->role != delegation.role || !hasRank(person->role))
        return PadRefusal::RoleDiffers;
    return std::nullopt;
}

Problem problemOfTimes(const Delegation& delegation, core::Instant now) {
    const core::Millis lives = delegation.until - delegation.from;
    if (lives <= core::Millis{} || lives > kLongestDelegation)
        return PadRefusal::LivesTooLong;
    if (delegation.from > now + kClockTolerance)
        return PadRefusal::NotYetIssued;
    if (delegation.until <= now || delegation.from < now - kLongestSignOn)
        return PadRefusal::Expired;
    return std::nullopt;
}

// By the roster as it is now: whoever was struck off, or has another key, is signed on no more.
Problem problemOfDelegation(const PadSession::Current& current, const Roster& roster) {
    const Delegation& delegation = current.delegation;
    if (const Problem problem = problemOfPad(delegation.pad, roster))
        return problem;
    if (const Problem problem = problemOfPerson(delegation, roster))
        return problem;
    if (!isGenuine(roster.find(delegation.person)->key, current.statement, current.signature))
        return PadRefusal::Revoked;
    return std::nullopt;
}

Problem problemOfCosigners(const Cosignatures& cosigned, const core::Bytes& statement,
                           const Roster& roster) {
    std::set<events::PersonId> people;
    for (const events::PressCosigned& one : cosigned) {
        const Person* person = roster.find(one.person);
        if (person == nullptr)
            return PadRefusal::UnknownPerson;
        if (!person->active)
            return PadRefusal::Revoked;
        if (!isGenuine(person->key, statement, one.signature))
            return PadRefusal::BadSignature;
        people.insert(one.person);
    }
    return people.size() != cosigned.size() ? Problem{PadRefusal::Malformed} : std::nullopt;
}

} // namespace

void PadSession::apply(const events::Event& event) {
    if (const auto* on = event.as<events::PadSignedOn>()) {
        // The table wrote nothing else; whoever audits its journal looks for himself.
        if (const auto delegation = parseDelegation(on->statement)) {
            m_current = Current{*delegation, on->statement, on->signature, 0};
            m_lastFrom = delegation->from;
        }
    } else if (const auto* pressed = event.as<events::PadPressed>()) {
        if (m_current && m_current->delegation.id == pressed->delegation)
            m_current->number = pressed->number;
    } else if (const auto* off = event.as<events::PadSignedOff>()) {
        if (m_current && m_current->delegation.id == off->delegation)
            m_current.reset();
    }
}

core::Result<Delegation, PadRefusal> checkSignOn(const SignedWord& given, const PadTable& at) {
    const auto delegation = parseDelegation(given.statement);
    if (!delegation)
        return PadRefusal::Malformed;
    if (delegation->table != at.table)
        return PadRefusal::OtherTable;
    if (const Problem problem = problemOf(at.roster, at.now))
        return *problem;
    if (delegation->rosterVersion != at.roster->version)
        return PadRefusal::RosterDiffers;
    for (const Problem problem :
         {problemOfPad(delegation->pad, *at.roster), problemOfPerson(*delegation, *at.roster),
          problemOfTimes(*delegation, at.now)})
        if (problem)
            return *problem;
    if (!isGenuine(at.roster->find(delegation->person)->key, given.statement, given.signature))
        return PadRefusal::BadSignature;
    if (delegation->from <= at.session.lastFrom())
        return PadRefusal::Replayed;
    return *delegation;
}

core::Result<Press, PadRefusal> checkPress(const SignedWord& given, const Cosignatures& cosigned,
                                           const PadTable& at) {
    const auto press = parsePress(given.statement);
    if (!press || cosigned.size() > kMostCosignatures)
        return PadRefusal::Malformed;
    const PadSession::Current* current = at.session.current();
    if (current == nullptr || press->delegation != current->delegation.id)
        return PadRefusal::NobodySignedOn;
    if (const Problem problem = problemOf(at.roster, at.now))
        return *problem;
    if (press->number <= current->number)
        return PadRefusal::Replayed;
    if (press->at > at.now + kClockTolerance)
        return PadRefusal::NotYetIssued;
    if (press->at < at.now - kClockTolerance || current->delegation.until <= at.now)
        return PadRefusal::Expired;
    if (!isGenuine(current->delegation.key, given.statement, given.signature))
        return PadRefusal::BadSignature;
    if (const Problem problem = problemOfDelegation(*current, *at.roster))
        return *problem;
    if (const Problem problem = problemOfCosigners(cosigned, given.statement, *at.roster))
        return *problem;
    return *press;
}

std::optional<events::PadSignOff> endOf(const PadTable& at) {
    const PadSession::Current* current = at.session.current();
    if (current == nullptr)
        return std::nullopt;
    if (current->delegation.until <= at.now)
        return events::PadSignOff::Expired;
    // A roster that is gone or expired ends nothing: nothing is taken meanwhile.
    if (at.roster != nullptr && problemOfDelegation(*current, *at.roster))
        return events::PadSignOff::RosterChanged;
    return std::nullopt;
}

} // namespace pitwatch::staff
