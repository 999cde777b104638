#include "shared/staff/actions/check.h"

#include <algorithm>

namespace pitwatch::staff {

namespace {

using Found = std::optional<Refusal>;

// Every argument that may not be left out is there, and none that the action does not take.
bool argumentsFit(const ArgumentRules& rules, const Statement& statement) {
    std::size_t known = 0;
    for (const ArgumentRule& rule : rules) {
        const bool given = statement.argument(rule.argument) != nullptr;
        if (!given && !rule.optional)
            return false;
        known += given ? 1 : 0;
    }
    return known == statement.arguments.size();
}

// What is sent says besides for whom it is, under which roster and until when.
bool sentHeaderFits(const events::StaffActionSigned& action, const Statement& statement) {
    return headerFits(action, statement) && action.addressee == statement.addressee &&
           action.rosterVersion == statement.rosterVersion &&
           action.expiresAt == statement.expiresAt;
}

// What the statement says of itself.
Found checkStatement(const Statement& statement) {
    const ActionRule& rule = ruleOf(statement.action);
    if (statement.object.kind != rule.object)
        return Refusal::WrongObjectKind;
    if (!argumentsFit(rule.arguments, statement))
        return Refusal::WrongArguments;
    if (statement.expiresAt <= statement.issuedAt ||
        statement.expiresAt - statement.issuedAt > kLongestStatement)
        return Refusal::LivesTooLong;
    return std::nullopt;
}

Found checkForm(const events::StaffActionSigned& action, const Statement& statement,
                const core::PartyId& from, const Addressee& addressee) {
    if (!sentHeaderFits(action, statement))
        return Refusal::HeaderDiffers;
    if (statement.addressee != addressee.self)
        return Refusal::WrongAddressee;
    if (statement.console != from)
        return Refusal::OtherConsole;
    if (const Found found = checkStatement(statement))
        return found;
    if (addressee.seen.contains(statement.id))
        return Refusal::Replayed;
    return std::nullopt;
}

// What is done about a claim before anybody knows what it pays. It can always be ended: its amount
// may never come, where its link or its controller is gone.
bool mayPrecedeAmount(Action action, const Waiting& waiting) {
    return action == Action::DenyClaim || action == Action::VoidClaim ||
           action == Action::DisputeClaim || action == Action::ResolveDispute ||
           (action == Action::VerifyClaim && waiting.verifiedBeforeAmount);
}

Found checkObject(const Statement& statement, const Waiting* waiting) {
    if (waiting == nullptr)
        return Refusal::NotWaiting;
    if (statement.objectHash != waiting->hash)
        return Refusal::HashDiffers;
    if (statement.nonce != waiting->nonce)
        return Refusal::NonceDiffers;
    switch (ruleOf(statement.action).amount) {
    case AmountRule::None:
        return statement.amount == core::Cents{} ? Found{} : Refusal::AmountDiffers;
    case AmountRule::OfObject:
        if (!waiting->amountFixed && !mayPrecedeAmount(statement.action, *waiting))
            return Refusal::AmountNotFixed;
        return statement.amount == waiting->amount ? Found{} : Refusal::AmountDiffers;
    case AmountRule::OfPerson:
        break;
    }
    return std::nullopt;
}

Found checkRoster(const Statement& statement, const Addressee& addressee) {
    if (addressee.roster == nullptr)
        return Refusal::NoRoster;
    if (statement.rosterVersion < addressee.roster->version)
        return Refusal::RosterOlder;
    if (statement.rosterVersion > addressee.roster->version)
        return Refusal::RosterUnknown;
    if (addressee.roster->expiresAt <= addressee.now)
        return Refusal::RosterExpired;
    return std::nullopt;
}

core::Cents atStake(const Statement& statement, const Waiting& waiting) {
    return statement.amount + waiting.alongside;
}

Found checkRights(const Statement& statement, const Waiting& waiting, const Person& person) {
    const ActionRule& rule = ruleOf(statement.action);
    if (!rule.roles.contains(person.role))
        return Refusal::RoleMayNot;
    if (rule.limit == LimitRule::Amount && atStake(statement, waiting) > person.limit)
        return Refusal::OverLimit;
    return std::nullopt;
}

Found checkPerson(const Statement& statement, const Waiting& waiting, const Roster& roster) {
    const Device* console = roster.find(statement.console);
    if (console == nullptr || console->kind != DeviceKind::Console || !console->active)
        return Refusal::UnknownConsole;
    const Person* person = roster.find(statement.person);
    if (person == nullptr)
        return Refusal::UnknownPerson;
    if (!person->active)
        return Refusal::Revoked;
    if (person->role != statement.role)
        return Refusal::RoleDiffers;
    return checkRights(statement, waiting, *person);
}

bool hadAHandInIt(const Statement& statement, const Waiting& waiting) {
    return ruleOf(statement.action).byAnother && waiting.involved.contains(statement.person);
}

Found checkTime(const Statement& statement, const Addressee& addressee) {
    if (addressee.clockSetBack)
        return Refusal::ClockSetBack;
    if (statement.issuedAt > addressee.now + kClockTolerance)
        return Refusal::NotYetIssued;
    if (statement.expiresAt <= addressee.now)
        return Refusal::Expired;
    if (statement.issuedAt < addressee.notBefore)
        return Refusal::Expired;
    return std::nullopt;
}

} // namespace

std::optional<Refusal> objectionTo(const Statement& statement, const Waiting& waiting,
                                   const Person& person) {
    if (const Found found = checkRights(statement, waiting, person))
        return found;
    return hadAHandInIt(statement, waiting) ? Found{Refusal::SamePerson} : std::nullopt;
}

core::Result<Statement, Refusal> check(const events::StaffActionSigned& action,
                                       const core::PartyId& from, const Addressee& addressee) {
    auto statement = parseStatement(action.statement);
    if (!statement)
        return Refusal::Malformed;
    if (const Found found = checkForm(action, *statement, from, addressee))
        return *found;
    const Waiting* waiting = addressee.docket.find(statement->object);
    if (const Found found = checkObject(*statement, waiting))
        return *found;
    if (const Found found = checkRoster(*statement, addressee))
        return *found;
    if (const Found found = checkPerson(*statement, *waiting, *addressee.roster))
        return *found;
    const Person& person = *addressee.roster->find(statement->person);
    if (!isGenuine(person.key, action.statement, action.signature))
        return Refusal::BadSignature;
    if (hadAHandInIt(*statement, *waiting))
        return Refusal::SamePerson;
    if (const Found found = checkTime(*statement, addressee))
        return *found;
    return std::move(*statement);
}

namespace {

// Whoever accepted it may have gone by an older roster; by the one in force now the person must
// have the same rights. A newer one says what nobody here can know.
Found checkWitnessedRoster(const Statement& statement, const Roster* roster, core::Instant now) {
    if (roster == nullptr)
        return Refusal::NoRoster;
    if (statement.rosterVersion > roster->version)
        return Refusal::RosterUnknown;
    return roster->expiresAt <= now ? Found{Refusal::RosterExpired} : std::nullopt;
}

} // namespace

core::Result<Statement, Refusal> checkAccepted(const events::StaffActionAccepted& accepted,
                                               const Witness& witness) {
    auto statement = parseStatement(accepted.statement);
    if (!statement)
        return Refusal::Malformed;
    if (!headerFits(accepted, *statement))
        return Refusal::HeaderDiffers;
    if (statement->addressee != witness.addressee)
        return Refusal::WrongAddressee;
    if (const Found found = checkStatement(*statement))
        return *found;
    if (const Found found = checkObject(*statement, &witness.waiting))
        return *found;
    if (const Found found = checkWitnessedRoster(*statement, witness.roster, witness.now))
        return *found;
    if (const Found found = checkPerson(*statement, witness.waiting, *witness.roster))
        return *found;
    const Person& person = *witness.roster->find(statement->person);
    if (!isGenuine(person.key, accepted.statement, accepted.signature))
        return Refusal::BadSignature;
    if (hadAHandInIt(*statement, witness.waiting))
        return Refusal::SamePerson;
    return std::move(*statement);
}

void SeenActions::add(const events::ActionId& action, core::Instant at) {
    // Twice the longest life, and more: by then it is refused as expired.
    const core::Millis kept = 2 * kLongestStatement + kClockTolerance;
    if (m_seen.try_emplace(action, at).second)
        m_byTime[at].push_back(action);
    while (!m_byTime.empty() && m_byTime.begin()->first < at - kept) {
        for (const events::ActionId& old : m_byTime.begin()->second)
            m_seen.erase(old);
        m_byTime.erase(m_byTime.begin());
    }
}

} // namespace pitwatch::staff
