#include "pit-console/core/internal/open_claims.h"

#include "shared/events/claim_ending_events.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

OpenClaim* find(std::vector<OpenClaim>& claims, const events::ClaimId& id) {
    const auto found = std::find_if(claims.begin(), claims.end(), [&](const OpenClaim& claim) {
        return claim.number == id.number;
    });
    return found == claims.end() ? nullptr : &*found;
}

void end(std::vector<OpenClaim>& claims, const events::ClaimId& id) {
    std::erase_if(claims, [&](const OpenClaim& claim) { return claim.number == id.number; });
}

} // namespace

void followClaims(std::vector<OpenClaim>& claims, const events::Event& event) {
    if (const auto* raised = event.as<events::ClaimRaised>()) {
        claims.push_back({raised->claim.number, raised->round.value, raised->seat,
                          raised->hand.text(), raised->fixedAmount, false, false});
    } else if (const auto* fixed = event.as<events::ClaimAmountFixed>()) {
        if (OpenClaim* claim = find(claims, fixed->claim))
            claim->amount = fixed->amount;
    } else if (const auto* verified = event.as<events::ClaimVerified>()) {
        if (OpenClaim* claim = find(claims, verified->claim))
            claim->verified = true;
    } else if (const auto* approved = event.as<events::ClaimApproved>()) {
        if (OpenClaim* claim = find(claims, approved->claim))
            claim->approved = true;
    } else if (const auto* denied = event.as<events::ClaimDenied>()) {
        end(claims, denied->claim);
    } else if (const auto* closed = event.as<events::ClaimClosed>()) {
        end(claims, closed->claim);
    } else if (const auto* voided = event.as<events::ClaimVoided>()) {
        end(claims, voided->claim);
    }
}

} // namespace pitwatch::console
