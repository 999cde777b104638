#include "shared/meter/decide.h"

#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"

#include <algorithm>
#include <array>

namespace pitwatch::meter {

namespace {

constexpr std::array kConcerning{
    events::ConfigurationLoaded::kType,   events::ContributionsMade::kType,
    events::WagerWithdrawn::kType,        events::RoundVoided::kType,
    events::ClaimRaised::kType,           events::ClaimConfirmed::kType,
    events::ClaimVerified::kType,         events::ClaimDenied::kType,
    events::ClaimVoided::kType,           events::ClaimClosed::kType,
    events::StaffActionAccepted::kType,   events::PayoutDocumentRequested::kType,
    events::PayoutDocumentRejected::kType};

} // namespace

bool concernsMeters(events::EventType type) {
    return std::find(kConcerning.begin(), kConcerning.end(), type) != kConcerning.end();
}

std::vector<events::Event> decide(const State& state, const Input& input, core::Instant now) {
    Draft draft(state, now);
    std::visit([&](const auto& one) { decideOn(draft, one); }, input);
    return std::move(draft).take();
}

namespace {

// A table speaks for its own claims only; of another's it says nothing.
template <typename Event>
const Event* ownClaim(const TableSaid& input) {
    const auto* told = input.event.as<Event>();
    return told != nullptr && told->claim.table == input.table ? told : nullptr;
}

// Whether the claim may end unpaid by the table's word. With a roster it takes a signature, but for
// a hand that was declared and that nobody has verified: its round may be void by rule, and no
// meter has moved for it.
bool mayEndUnpaid(const Draft& draft, const events::ClaimId& claim, bool byItsRound) {
    const OpenClaim* open = draft.base().find(claim);
    if (!draft.setup().signatures || open == nullptr || open->ending)
        return true;
    return byItsRound && open->noted.declaredBy && open->verified.empty() && open->approved.empty();
}

void followEnd(Draft& draft, const events::ClaimId& claim, std::string_view command,
               bool byItsRound) {
    if (mayEndUnpaid(draft, claim, byItsRound))
        return endUnpaid(draft, claim);
    const OpenClaim& open = *draft.base().find(claim);
    if (open.kept.empty())
        return draft.refuse(command, {MeterRefusal::NotSigned, claim.table});
    if (!open.endTold)
        draft.emit(events::ClaimEndingKept{claim, {}});
}

// Nothing is paid but by a document.
void endPaid(Draft& draft, const events::ClaimId& claim) {
    const OpenClaim* open = draft.base().find(claim);
    if (draft.setup().signatures && open != nullptr && !open->document)
        return draft.refuse("close_claim", {MeterRefusal::NothingPaid, claim.table});
    end(draft, claim, true);
}

void followClaims(Draft& draft, const TableSaid& input) {
    if (const auto* raised = ownClaim<events::ClaimRaised>(input))
        raise(draft, *raised, input.at);
    else if (const auto* confirmed = ownClaim<events::ClaimConfirmed>(input))
        fixConfirmed(draft, *confirmed);
    else if (const auto* verified = ownClaim<events::ClaimVerified>(input)) {
        // With a roster it is the signature that counts.
        if (!draft.setup().signatures)
            fixWaiting(draft, verified->claim);
    } else if (const auto* denied = ownClaim<events::ClaimDenied>(input)) {
        followEnd(draft, denied->claim, "deny_claim", false);
    } else if (const auto* voided = ownClaim<events::ClaimVoided>(input)) {
        followEnd(draft, voided->claim, "void_claim", true);
    } else if (const auto* closed = ownClaim<events::ClaimClosed>(input)) {
        endPaid(draft, closed->claim);
    } else if (const auto* asked = ownClaim<events::PayoutDocumentRequested>(input)) {
        issueDocument(draft, *asked);
    } else if (const auto* rejected = ownClaim<events::PayoutDocumentRejected>(input)) {
        voidDocument(draft, input.table, *rejected);
    }
}

} // namespace

void decideOn(Draft& draft, const TableSaid& input) {
    const events::Event& event = input.event;
    if (const auto* made = event.as<events::ContributionsMade>())
        contribute(draft, input, *made);
    else if (const auto* withdrawn = event.as<events::WagerWithdrawn>())
        withdraw(draft, input.table, *withdrawn);
    else if (const auto* voided = event.as<events::RoundVoided>())
        reverse(draft, input.table, voided->round);
    else if (const auto* loaded = event.as<events::ConfigurationLoaded>())
        fileTable(draft, input.table, *loaded);
    else
        followClaims(draft, input);
}

const events::PersonId& controllerItself() {
    static const events::PersonId kName = *events::PersonId::parse("controller");
    return kName;
}

} // namespace pitwatch::meter
