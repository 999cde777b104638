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

void ClaimAudit::take(const events::StaffActionAccepted& accepted, const Statement* statement) {
    const auto action = core::enumFromName<Action>(accepted.name.text());
    if (!action || !m_byId.try_emplace(accepted.action, m_given.size()).second)
        return;
    (statement != nullptr ? m_about[statement->object] : m_notKept).push_back(m_given.size());
    m_given.push_back({*action, accepted.person,
                       statement != nullptr ? std::optional(*statement) : std::nullopt});
}

template <typename Event>
Reason ClaimAudit::byId(const Event& event, Action action) {
    const auto at = m_byId.find(event.action);
    Given* given = at == m_byId.end() ? nullptr : &m_given[at->second];
    if (given == nullptr || given->action != action || given->person != event.by)
        return unsignedBy(event.by, action, event.claim);
    if (const auto& said = given->statement) {
        bool same = said->object == objectOf(event.claim);
        if constexpr (requires { event.rosterVersion; })
            same =
                same && said->amount == event.amount && said->rosterVersion == event.rosterVersion;
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

Reason ClaimAudit::problemOf(const events::Event& event) {
    if (const auto* raised = event.as<events::ClaimRaised>()) {
        m_rounds.insert_or_assign(raised->claim, raised->round);
        return std::nullopt;
    }
    if (const auto* verified = event.as<events::ClaimVerified>()) {
        m_signedFor.insert(verified->claim);
        return byId(*verified, Action::VerifyClaim);
    }
    if (const auto* approved = event.as<events::ClaimApproved>()) {
        m_signedFor.insert(approved->claim);
        return byId(*approved, Action::ApproveClaim);
    }
    if (const auto* denied = event.as<events::ClaimDenied>())
        return byId(*denied, Action::DenyClaim);
    if (const auto* voided = event.as<events::ClaimVoided>())
        return this->voided(*voided);
    if (const auto* rejected = event.as<events::PayoutDocumentRejected>())
        return this->rejected(*rejected);
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
    const auto round = m_rounds.find(event.claim);
    const bool known = round != m_rounds.end();
    const bool ruled = known && m_about.contains(objectOf(round->second));
    const bool byItself = !event.by || event.by->text() == kTableItself ||
                          (known && m_voidRounds.contains(round->second));
    if (ruled || (byItself && !m_signedFor.contains(event.claim)))
        return std::nullopt;
    return "nobody signed that " + named(event.claim) + " is void";
}

bool ClaimAudit::signedAbout(const Object& object, const events::PersonId& by) const {
    const auto about = m_about.find(object);
    return about != m_about.end() &&
           std::any_of(about->second.begin(), about->second.end(),
                       [&](std::size_t at) { return m_given[at].person == by; });
}

// With its claim, or with its round, or alone.
Reason ClaimAudit::rejected(const events::PayoutDocumentRejected& event) const {
    const auto round = m_rounds.find(event.claim);
    if (event.by.text() == kTableItself || !m_notKept.empty() ||
        signedAbout(objectOf(event.claim), event.by) ||
        (round != m_rounds.end() && signedAbout(objectOf(round->second), event.by)))
        return std::nullopt;
    return unsignedBy(event.by, Action::VoidDocument, event.claim);
}

} // namespace pitwatch::staff
