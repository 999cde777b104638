#include "shared/desk/action_desk.h"

#include "shared/staff/actions/misstatement.h"

#include <sodium.h>

#include <algorithm>

namespace pitwatch::desk {

namespace {

using events::Phrase;
using events::SignInRefusal;
using staff::SigningRefusal;

SignInRefusal refusalFor(staff::SealProblem problem) {
    switch (problem) {
    case staff::SealProblem::WrongPassphrase:
        return SignInRefusal::WrongPassphrase;
    case staff::SealProblem::NoSuchPassphrase:
        return SignInRefusal::NoSuchPassphrase;
    case staff::SealProblem::DemonstrationKey:
        return SignInRefusal::DemonstrationKey;
    case staff::SealProblem::BadConsoleSecret:
        return SignInRefusal::BadConsoleSecret;
    case staff::SealProblem::NotEnoughMemory:
        return SignInRefusal::NotEnoughMemory;
    }
    return SignInRefusal::NotKnown;
}

events::ActionId randomId() {
    events::ActionId id{};
    randombytes_buf(id.data(), id.size());
    return id;
}

events::DeviceId deviceOf(const core::PartyId& console) {
    return *events::DeviceId::parse(console.text());
}

} // namespace

KeyOpening::KeyOpening(const ActionDesk& desk, events::PersonId person,
                       const staff::SealedKey& sealed)
    : m_desk(&desk), m_person(std::move(person)), m_sealed(sealed) {}

void KeyOpening::work(const staff::Secret& passphrase) {
    const ActionDesk::Settings& settings = m_desk->m_settings;
    m_seed = settings.unseal(m_sealed, passphrase, settings.consoleSecret, settings.weakKeys);
}

ActionDesk::ActionDesk(Settings settings, party::Record& record)
    : m_settings(std::move(settings)), m_record(record) {
    takeUp();
}

ActionDesk::ActionDesk(Settings settings, journal::Journal& journal, const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_kept(std::make_unique<party::Record>(journal, clock))
    , m_record(*m_kept) {
    takeUp();
}

void ActionDesk::takeUp() {
    PW_ASSERT(sodium_init() >= 0);
    m_record.replay([this](const events::Event& event, core::Instant) { apply(event); });
    // Whoever was signed in when the console stopped is not any more.
    if (m_signedIn)
        signOut(events::SignOut::ConsoleStopped);
}

void ActionDesk::apply(const events::Event& event) {
    if (const auto* action = event.as<events::StaffActionSigned>()) {
        m_lockouts[action->person.text()].succeeded();
        m_actions[action->action] = {action->name,      action->person,   action->addressee,
                                     action->expiresAt, Outcome::Pending, {}};
    } else if (const auto* in = event.as<events::StaffSignedIn>()) {
        m_lockouts[in->person.text()].succeeded();
        m_signedIn = in->person;
    } else if (event.as<events::StaffSignedOut>()) {
        m_signedIn.reset();
    } else if (const auto* refused = event.as<events::SignInRefused>()) {
        if (refused->reason == SignInRefusal::WrongPassphrase)
            m_lockouts[refused->person.value()].failed();
    } else if (const auto* adopted = event.as<events::RosterAdopted>()) {
        // Whoever signed the new roster has looked at the lock-outs.
        if (adopted->version > rosterSeen().version)
            m_lockouts.clear();
    }
    m_rosters.apply(event);
}

// By which a roster is judged: a record that is still following its clock must not take a new one
// for one of the time to come.
core::Instant ActionDesk::latest() const {
    return std::max(m_record.wall(), m_record.now());
}

void ActionDesk::commit(const events::Event& event) {
    m_record.append(event);
    apply(event);
}

void ActionDesk::take(const staff::SignedRoster& given) {
    const std::vector<events::Event> events = m_rosters.entriesFor(given);
    m_record.append(events);
    for (const events::Event& event : events)
        apply(event);
}

Answer<core::Done> ActionDesk::adopt(const staff::SignedRoster& given) {
    if (const auto problem = staff::problemOf(given, m_settings.siteKeys, rosterSeen(), latest())) {
        const Phrase why{*problem};
        commit(events::RosterRefused{given.roster.version, why});
        return why;
    }
    take(given);
    m_roster = given.roster;
    const staff::Person* person = m_signedIn ? m_roster->find(*m_signedIn) : nullptr;
    if (m_signedIn && (person == nullptr || !person->active))
        signOut(events::SignOut::RosterChanged);
    return core::Done{};
}

Phrase ActionDesk::refuse(std::string_view person, SignInRefusal reason) {
    // A passphrase typed where the name belongs must not end up in the record.
    const auto id = events::PersonId::parse(person);
    const bool known = id && m_roster && m_roster->find(*id) != nullptr;
    commit(events::SignInRefused{core::Text::fitted(known ? person : "(not on the roster)"),
                                 deviceOf(m_settings.console), reason});
    return reason;
}

Answer<core::Done> ActionDesk::admit(const events::PersonId& person) {
    const staff::Person* known = m_roster ? m_roster->find(person) : nullptr;
    if (known == nullptr)
        return refuse(person.text(), SignInRefusal::NotOnRoster);
    if (!known->active)
        return refuse(person.text(), SignInRefusal::RightsRevoked);
    if (m_roster->expiresAt <= latest())
        return refuse(person.text(), SignInRefusal::RosterExpired);
    if (m_lockouts[person.text()].locked())
        return refuse(person.text(), SignInRefusal::LockedOut);
    return core::Done{};
}

Answer<KeyOpening> ActionDesk::openKeyOf(std::string_view who) {
    const auto person = events::PersonId::parse(who);
    if (!person)
        return refuse(who, SignInRefusal::NoSuchPerson);
    if (const auto admitted = admit(*person); !admitted)
        return admitted.error();
    const auto sealed = m_settings.keyOf(*person);
    if (!sealed)
        return refuse(who, SignInRefusal::NoKeyHere);
    if (sealed->owner.text() != who || sealed->publicKey != m_roster->find(*person)->key)
        return refuse(who, SignInRefusal::OtherKey);
    return KeyOpening(*this, *person, *sealed);
}

Answer<staff::SigningKey> ActionDesk::keyFrom(const KeyOpening& opened) {
    const events::PersonId& person = opened.person();
    if (const auto admitted = admit(person); !admitted)
        return admitted.error();
    if (opened.m_sealed.publicKey != m_roster->find(person)->key)
        return refuse(person.text(), SignInRefusal::OtherKey);
    if (!opened.m_seed)
        return refuse(person.text(), SignInRefusal::NobodyWorkedOnTheKey);
    if (!*opened.m_seed)
        return refuse(person.text(), refusalFor(opened.m_seed->error()));
    return staff::SigningKey(**opened.m_seed);
}

Answer<core::Done> ActionDesk::signIn(const KeyOpening& opened) {
    if (const auto key = keyFrom(opened); !key)
        return key.error();
    if (m_signedIn)
        signOut(events::SignOut::ByPerson);
    const staff::Role role = m_roster->find(opened.person())->role;
    commit(events::StaffSignedIn{opened.person(), deviceOf(m_settings.console),
                                 events::nameOf<events::RoleName>(role)});
    return core::Done{};
}

Answer<core::Done> ActionDesk::signIn(std::string_view who, const staff::Secret& passphrase) {
    auto opening = openKeyOf(who);
    if (!opening)
        return opening.error();
    opening->work(passphrase);
    return signIn(*opening);
}

void ActionDesk::signOut(events::SignOut how) {
    if (m_signedIn)
        commit(events::StaffSignedOut{*m_signedIn, deviceOf(m_settings.console), how});
}

Answer<staff::Statement> ActionDesk::draft(const Request& request) const {
    const auto ledger = m_ledgers.find(request.addressee);
    const staff::Waiting* waiting =
        ledger == m_ledgers.end() ? nullptr : ledger->second.docket().find(request.object);
    if (waiting == nullptr)
        return Phrase{staff::Refusal::NotWaiting};
    const Request there = asSeen(request, *waiting);
    if (there != request)
        return Phrase{SigningRefusal::NotAsShown};
    const staff::Person* person = m_roster->find(*m_signedIn);
    if (person == nullptr)
        return Phrase{staff::Refusal::UnknownPerson};
    staff::Statement one = draftOf(there, *m_signedIn, person->role);
    one.id = randomId();
    one.rosterVersion = m_roster->version;
    one.console = m_settings.console;
    one.issuedAt = m_record.wall();
    one.expiresAt = one.issuedAt + m_settings.lifetime;
    return one;
}

Answer<events::ActionId> ActionDesk::act(const Request& request, const KeyOpening& opened) {
    if (m_signedIn != opened.person())
        return Phrase{SigningRefusal::SignedOutMeanwhile};
    if (m_record.wall() + staff::kClockTolerance < m_record.now())
        return Phrase{SigningRefusal::ClockBehind};
    const auto key = keyFrom(opened);
    if (!key)
        return key.error();
    // Drafted after the passphrase was worked on: its minutes begin when it is signed.
    const auto statement = draft(request);
    if (!statement)
        return statement.error();
    commit(staff::signStatement(*statement, *key));
    return statement->id;
}

Answer<events::ActionId> ActionDesk::act(const Request& request, const staff::Secret& passphrase) {
    if (!m_signedIn)
        return Phrase{SigningRefusal::NobodySignedIn};
    auto opening = openKeyOf(m_signedIn->text());
    if (!opening)
        return opening.error();
    opening->work(passphrase);
    return act(request, *opening);
}

void ActionDesk::observe(const core::PartyId& party, const events::Event& event, core::Instant at) {
    m_ledgers[party].apply(event, at);
    const auto settle = [&](const events::ActionId& id, Outcome outcome,
                            const Objection& objection) {
        const auto found = m_actions.find(id);
        // Only the addressee's word counts.
        if (found == m_actions.end() || found->second.addressee != party)
            return;
        if (found->second.outcome == Outcome::Pending) {
            found->second.outcome = outcome;
            found->second.objection = objection;
        }
    };
    if (const auto* accepted = event.as<events::StaffActionAccepted>())
        settle(accepted->action, Outcome::Accepted, {});
    else if (const auto* refused = event.as<events::StaffActionRefused>())
        settle(refused->action, Outcome::Refused, Objection(refused->reason, refused->section));
}

const staff::Ledger& ActionDesk::ledgerOf(const core::PartyId& party) const {
    static const staff::Ledger kNothing;
    const auto found = m_ledgers.find(party);
    return found == m_ledgers.end() ? kNothing : found->second;
}

const ActionState* ActionDesk::find(const events::ActionId& action) const {
    const auto found = m_actions.find(action);
    return found == m_actions.end() ? nullptr : &found->second;
}

} // namespace pitwatch::desk
