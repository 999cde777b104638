#include "shared/staff/claim_audit.h"

#include "shared/events/claims/payout_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/staff/actions/docket.h"

#include <algorithm>
#include <utility>

namespace pitwatch::staff {

namespace {

using Reason = ClaimAudit::Reason;

// Whom the record names where nobody but the table itself acted.
constexpr std::string_view kTableItself = "table";

std::string named(const events::ClaimId& claim) {
    return "claim " + std::to_string(claim.number);
}

std::string unsignedBy(const events::PersonId& by, Action action, const events::ClaimId& claim) {
    return by.text() + " did not sign this " + std::string(core::enumName(action)) + " of " +
           named(claim);
}

bool anything(const Statement& /*said*/) {
    return true;
}

// What takes a round, or wagers of it, away from whoever claimed for them. A ruling by which play
// goes on does not.
bool takesWagers(const Statement& said) {
    switch (said.action) {
    case Action::VoidRound:
    case Action::JudgeStub:
    case Action::AbandonWagers:
    case Action::ForfeitWagers:
    case Action::ResolveChipCount:
        return true;
    case Action::RuleOnIrregularity:
        return said.argument(Argument::Consequence) != nullptr;
    default:
        return false;
    }
}

bool saysSeat(const Statement& said, const std::optional<core::Seat>& seat) {
    const core::Text* text = said.argument(Argument::Seat);
    if (!seat || text == nullptr)
        return !seat && text == nullptr;
    return text->value() == std::to_string(seat->number);
}

bool saysMethod(const Statement& said, events::PaymentMethod method) {
    const core::Text* text = said.argument(Argument::Method);
    return text != nullptr && text->value() == core::enumName(method);
}

} // namespace

void ClaimAudit::collect(const events::Event& event) {
    if (const auto* voided = event.as<events::RoundVoided>())
        m_voidRounds.insert(voided->round);
}

Reason ClaimAudit::take(const events::StaffActionAccepted& accepted, const Statement* statement) {
    const auto action = core::enumFromName<Action>(accepted.name.text());
    if (!action || !m_byId.try_emplace(accepted.action, m_given.size()).second)
        return std::nullopt;
    (statement != nullptr ? m_about[statement->object] : m_notKept).push_back(m_given.size());
    m_given.push_back({*action, accepted.person,
                       statement != nullptr ? std::optional(*statement) : std::nullopt});
    if (statement == nullptr || statement->object.kind != ObjectKind::Claim)
        return std::nullopt;
    const auto at = m_claims.find(statement->object);
    if (at == m_claims.end())
        return "what was signed is about a claim that was not raised";
    const Known& known = at->second;
    if ((statement->objectHash != known.hash && statement->objectHash != known.written) ||
        statement->nonce != known.claim.raised.nonce)
        return named(known.claim.id()) + " is not the one that " + accepted.person.text() +
               " signed for";
    return std::nullopt;
}

template <typename Event>
Reason ClaimAudit::byId(const Event& event, Action action) {
    const auto at = m_byId.find(event.action);
    Given* given = at == m_byId.end() ? nullptr : &m_given[at->second];
    if (given == nullptr || given->action != action || given->person != event.by)
        return unsignedBy(event.by, action, event.claim);
    if (const auto& said = given->statement) {
        bool same = said->object == objectOf(event.claim);
        const payout::Claim* claim = find(event.claim);
        if constexpr (requires { event.rosterVersion; })
            same = same && said->amount == event.amount &&
                   said->rosterVersion == event.rosterVersion && claim != nullptr &&
                   said->amount == claim->amount;
        if (!same)
            return unsignedBy(event.by, action, event.claim);
    }
    if (std::exchange(given->spent, true))
        return "what " + event.by.text() + " signed of " + named(event.claim) + " was used before";
    return std::nullopt;
}

template <typename Fits>
Reason ClaimAudit::byDeed(const Deed& deed, const Fits& fits) {
    const auto usable = [&](std::size_t at) {
        const Given& given = m_given[at];
        return !given.spent && given.action == deed.action && given.person == deed.by &&
               (!given.statement || fits(*given.statement));
    };
    const auto about = m_about.find(objectOf(deed.claim));
    for (const auto* list : {about == m_about.end() ? nullptr : &about->second, &m_notKept}) {
        if (list == nullptr)
            continue;
        if (const auto at = std::find_if(list->begin(), list->end(), usable); at != list->end()) {
            m_given[*at].spent = true;
            return std::nullopt;
        }
    }
    return unsignedBy(deed.by, deed.action, deed.claim);
}

Reason ClaimAudit::check(const wire::Envelope& entry, const events::Event& event) {
    if (const auto* raised = event.as<events::ClaimRaised>()) {
        const Object object = objectOf(raised->claim);
        const bool isNew = !m_claims.contains(object);
        m_claims[object] = {payout::makeClaim(*raised, entry.at), objectHash(event, entry.at),
                            objectHash(entry)};
        return isNew ? Reason{} : named(raised->claim) + " was raised before";
    }
    Reason reason = problemOf(event);
    if (const events::ClaimId* id = payout::claimOf(event))
        if (const auto known = m_claims.find(objectOf(*id)); known != m_claims.end())
            payout::apply(known->second.claim, event, entry.at);
    return reason;
}

Reason ClaimAudit::problemOf(const events::Event& event) {
    if (const auto* verified = event.as<events::ClaimVerified>())
        return byId(*verified, Action::VerifyClaim);
    if (const auto* approved = event.as<events::ClaimApproved>())
        return byId(*approved, Action::ApproveClaim);
    if (const auto* denied = event.as<events::ClaimDenied>())
        return byId(*denied, Action::DenyClaim);
    if (const auto* voided = event.as<events::ClaimVoided>())
        return this->voided(*voided);
    if (const auto* rejected = event.as<events::PayoutDocumentRejected>())
        return this->rejected(*rejected);
    if (const auto* closed = event.as<events::ClaimClosed>()) {
        const payout::Claim* claim = find(closed->claim);
        if (claim != nullptr && !claim->everythingPaid())
            return named(closed->claim) + " is closed, and not all of it was paid";
    }
    return payment(event);
}

// What is paid or held, and what stands between an approval and that.
Reason ClaimAudit::payment(const events::Event& event) {
    if (const auto* paid = event.as<events::ClaimPaid>())
        return byDeed({paid->claim, paid->by, Action::PayClaim}, [&](const Statement& said) {
            return said.amount == paid->amount && saysMethod(said, paid->method);
        });
    if (const auto* line = event.as<events::EnvyLinePaid>(); line && line->claim && line->by)
        return byDeed({*line->claim, *line->by, Action::PayEnvyLine},
                      [&](const Statement& said) { return saysSeat(said, line->line.seat); });
    if (const auto* held = event.as<events::ClaimUnclaimed>())
        return byDeed({held->claim, held->by, Action::HoldClaim},
                      [&](const Statement& said) { return saysSeat(said, held->envySeat); });
    if (const auto* disputed = event.as<events::ClaimDisputed>())
        return byDeed({disputed->claim, disputed->by, Action::DisputeClaim}, anything);
    if (const auto* resolved = event.as<events::DisputeResolved>())
        return byDeed({resolved->claim, resolved->by, Action::ResolveDispute}, anything);
    if (const auto* told = event.as<events::SurveillanceNotified>())
        return byDeed({told->claim, told->by, Action::NotifySurveillance}, anything);
    return std::nullopt;
}

// Nothing unsigned undoes what was signed. A claim that nobody verified is void with its round, or
// with a wager of it, also by what a device told.
Reason ClaimAudit::voided(const events::ClaimVoided& event) {
    if (event.by && !byDeed({event.claim, *event.by, Action::VoidClaim}, anything))
        return std::nullopt;
    const payout::Claim* claim = find(event.claim);
    const bool byItself = !event.by || event.by->text() == kTableItself ||
                          (claim != nullptr && m_voidRounds.contains(claim->raised.round));
    const bool wasSigned = claim != nullptr && claim->wasSigned();
    if (isEnded(event.claim) || (byItself && !wasSigned))
        return std::nullopt;
    return "nobody signed that " + named(event.claim) + " is void";
}

const payout::Claim* ClaimAudit::find(const events::ClaimId& claim) const {
    const auto at = m_claims.find(objectOf(claim));
    return at == m_claims.end() ? nullptr : &at->second.claim;
}

bool ClaimAudit::isEnded(const events::ClaimId& claim, const events::PersonId* by) const {
    const auto anySays = [&](const Object& object, const auto& says) {
        const auto about = m_about.find(object);
        return about != m_about.end() &&
               std::any_of(about->second.begin(), about->second.end(), [&](std::size_t at) {
                   const Given& given = m_given[at];
                   return (by == nullptr || given.person == *by) && says(*given.statement);
               });
    };
    const payout::Claim* known = find(claim);
    return anySays(objectOf(claim), [](const Statement& said) { return endsClaim(said.action); }) ||
           (known != nullptr && anySays(objectOf(known->raised.round), takesWagers));
}

// With its claim, or with its round, or alone. A table rejects by itself what it never recorded.
Reason ClaimAudit::rejected(const events::PayoutDocumentRejected& event) const {
    const payout::Claim* claim = find(event.claim);
    const bool recorded = claim != nullptr && !claim->ended && claim->document == event.number;
    if ((event.by.text() == kTableItself && !recorded) || !m_notKept.empty() ||
        isEnded(event.claim, event.by.text() == kTableItself ? nullptr : &event.by))
        return std::nullopt;
    return unsignedBy(event.by, Action::VoidDocument, event.claim);
}

} // namespace pitwatch::staff
