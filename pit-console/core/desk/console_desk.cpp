#include "pit-console/core/desk/console_desk.h"

#include "shared/events/staff_events.h"

#include <system_error>

namespace pitwatch::console {

namespace {

using staff::SigningRefusal;

constexpr std::size_t kRecordsShown = 200;

PersonPicture pictureOf(const events::PersonId& id, const staff::Person& person) {
    return {id.text(), person.name.value(), person.role, person.limit, person.active};
}

// What the Staff page tells of the console's own journal.
bool isTold(const events::Event& event) {
    return event.as<events::StaffSignedIn>() != nullptr ||
           event.as<events::StaffSignedOut>() != nullptr ||
           event.as<events::SignInRefused>() != nullptr ||
           event.as<events::StaffActionSigned>() != nullptr ||
           event.as<events::RosterAdopted>() != nullptr ||
           event.as<events::RosterRefused>() != nullptr;
}

} // namespace

ConsoleDesk::ConsoleDesk(Settings settings, party::Record& record, const core::Clock& clock)
    : m_self(settings.signing.console)
    , m_rosterSource(std::move(settings.roster))
    , m_keys(settings.keys)
    , m_idle(settings.idle)
    , m_clock(clock)
    , m_openKeys(settings.openKeys)
    , m_desk(std::move(settings.signing), record) {
    for (const core::PartyId& table : settings.tables)
        m_desk.docketOf(table).expect(staff::objectOf(core::tableNamed(table)));
    if (m_keys != nullptr && m_desk.lastKept())
        m_keys->consider(*m_desk.lastKept(), m_rosterSource.siteKeys, {}, m_clock.wall());
    readRoster();
}

void ConsoleDesk::apply(const core::PartyId& party, const wire::Envelope& entry,
                        const events::Event& event) {
    if (party != m_self)
        return m_desk.observe(party, event, entry.at);
    if (isTold(event)) {
        m_records.push_front({entry.at, event});
        if (m_records.size() > kRecordsShown)
            m_records.pop_back();
    }
}

void ConsoleDesk::carryOut(SignIn command) {
    noteUse();
    m_attempts.push_back({command.id, std::move(command.person), std::move(command.passphrase)});
    proceed();
}

void ConsoleDesk::carryOut(Act command) {
    noteUse();
    if (!m_desk.signedIn())
        return refuse(command.id, SigningRefusal::NobodySignedIn);
    m_attempts.push_back({command.id, m_desk.signedIn()->text(), std::move(command.passphrase),
                          std::move(command.request)});
    proceed();
}

void ConsoleDesk::carryOut(const Cancel& command) {
    giveUp([&](const Attempt& one) { return one.id == command.id; }, SigningRefusal::Cancelled);
}

void ConsoleDesk::carryOut(const SignOut& /*command*/) {
    giveUp([](const Attempt& /*any*/) { return true; }, SigningRefusal::SignedOutMeanwhile);
    m_desk.signOut(events::SignOut::ByPerson);
}

void ConsoleDesk::proceed() {
    while (!m_attempts.empty()) {
        if (!m_opening.valid())
            begin(m_attempts.front());
        if (m_opening.valid()) {
            if (m_opening.wait_for(std::chrono::seconds{0}) == std::future_status::timeout)
                return;
            finish(m_attempts.front(), m_opening.get());
        }
        m_attempts.pop_front();
    }
}

void ConsoleDesk::begin(Attempt& attempt) {
    if (attempt.givenUp)
        return;
    // The passphrase is the one of whoever was there when it was typed, and nobody else's to fail.
    if (attempt.request && (!m_desk.signedIn() || m_desk.signedIn()->text() != attempt.person))
        return refuse(attempt.id, SigningRefusal::SomebodyElseSignedIn);
    auto opening = m_desk.openKeyOf(attempt.person);
    if (!opening)
        return refuse(attempt.id, opening.error());
    auto work = [opening = std::move(*opening),
                 passphrase = std::move(attempt.passphrase)]() mutable {
        opening.work(passphrase);
        return std::move(opening);
    };
    try {
        m_opening = std::async(m_openKeys, std::move(work));
    } catch (const std::system_error& /*noThread*/) {
        refuse(attempt.id, SigningRefusal::NoThread);
    }
}

void ConsoleDesk::finish(const Attempt& attempt, const desk::KeyOpening& opened) {
    if (attempt.givenUp)
        return;
    if (!attempt.request) {
        const auto in = m_desk.signIn(opened);
        m_outcomes.push_back(
            {attempt.id, in.ok(), in.ok() ? desk::Objection() : desk::Objection(in.error())});
    } else if (const auto id = m_desk.act(*attempt.request, opened)) {
        m_asked[*id] = attempt.id;
        m_signed.push_back(attempt.id);
    } else {
        refuse(attempt.id, id.error());
    }
}

void ConsoleDesk::refuse(std::uint64_t asked, const events::Phrase& reason) {
    m_outcomes.push_back({asked, false, reason});
}

// Their threads go on to the end, and nobody asks what they found.
template <typename Which>
void ConsoleDesk::giveUp(Which which, SigningRefusal reason) {
    for (Attempt& attempt : m_attempts)
        if (!attempt.givenUp && which(attempt)) {
            attempt.givenUp = true;
            refuse(attempt.id, reason);
        }
}

void ConsoleDesk::refresh() {
    readRoster();
    if (m_desk.signedIn() && m_clock.steady() - m_lastUse >= m_idle)
        m_desk.signOut(events::SignOut::Idle);
}

void ConsoleDesk::readRoster() {
    const auto read = m_rosterSource.read();
    if (!read)
        return;
    const core::Result<staff::SignedRoster>& given = *read;
    if (!given) {
        m_rosterProblem = events::Phrase::quoted(core::Text::fitted(given.error().text));
        return;
    }
    if (m_keys != nullptr)
        m_keys->consider(*given, m_rosterSource.siteKeys, m_desk.rosterSeen(), m_clock.wall());
    const auto adopted = m_desk.adopt(*given);
    m_rosterProblem.reset();
    if (!adopted)
        m_rosterProblem = adopted.error();
}

const staff::Person* ConsoleDesk::person() const {
    const staff::Roster* roster = m_desk.roster();
    return roster != nullptr && m_desk.signedIn() ? roster->find(*m_desk.signedIn()) : nullptr;
}

Requester ConsoleDesk::requesterFor(const core::PartyId& party) const {
    return {m_desk.signedIn().value_or(events::PersonId{}), person(), &ledgerOf(party).docket()};
}

std::vector<ActionOutcome> ConsoleDesk::takeOutcomes() {
    for (auto asked = m_asked.begin(); asked != m_asked.end();) {
        const desk::ActionState& state = *m_desk.find(asked->first);
        if (state.outcome == desk::Outcome::Pending) {
            ++asked;
            continue;
        }
        m_outcomes.push_back(
            {asked->second, state.outcome == desk::Outcome::Accepted, state.objection});
        asked = m_asked.erase(asked);
    }
    return std::exchange(m_outcomes, {});
}

void ConsoleDesk::addPending(StaffPicture& picture) const {
    for (const auto& [id, action] : m_desk.actions())
        if (action.outcome == desk::Outcome::Pending)
            picture.pending.push_back({action.name.text(), action.person.text(),
                                       action.addressee.text(), action.expiresAt});
}

StaffPicture ConsoleDesk::picture() const {
    StaffPicture picture;
    picture.available = true;
    picture.rosterProblem = m_rosterProblem;
    if (const staff::Roster* roster = m_desk.roster()) {
        picture.rosterVersion = roster->version;
        picture.rosterExpiresAt = roster->expiresAt;
        for (const auto& [id, person] : roster->people)
            picture.people.push_back(pictureOf(id, person));
    }
    if (const staff::Person* at = person())
        picture.signedIn = pictureOf(*m_desk.signedIn(), *at);
    addPending(picture);
    picture.records.assign(m_records.begin(), m_records.end());
    return picture;
}

} // namespace pitwatch::console
