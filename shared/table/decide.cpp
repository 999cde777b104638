#include "shared/table/decide.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/claim_refusals.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

template <typename T>
bool isSigned(const T& input) {
    if constexpr (requires { input.by.bySignature; })
        return input.by.bySignature;
    else
        return false;
}

// Whatever a device tells, and whoever it names: it undoes nothing that people signed for.
bool undoesWhatWasSigned(const State& state, const std::vector<events::Event>& led) {
    return !state.claims.empty() &&
           std::any_of(led.begin(), led.end(), [&](const events::Event& event) {
               const auto* voided = event.as<events::ClaimVoided>();
               const PendingClaim* claim =
                   voided == nullptr ? nullptr : state.findClaim(voided->claim.number);
               return claim != nullptr && claim->wasSigned();
           });
}

// Says only how something stands. What is somebody's decision, or has a reason or a place in the
// order of things, is a fact each time it is said.
bool isRestatement(const events::Event& event) {
    return event.as<events::DealerAssigned>() || event.as<events::FloorpersonAssigned>() ||
           event.as<events::PlayerLeft>() || event.as<events::ChipCountMatched>();
}

// A word said again that changes nothing makes no entry: a button that repeats itself does not fill
// the record.
bool changesNothing(Draft& draft, const State& state) {
    const std::vector<events::Event>& led = draft.events();
    return !led.empty() && std::all_of(led.begin(), led.end(), isRestatement) &&
           draft.state() == state;
}

} // namespace

std::string_view nameOf(const Input& input) {
    return std::visit([](const auto& one) { return one.kName; }, input);
}

std::vector<events::Event> decide(const State& state, const Input& input, core::Instant now) {
    Draft draft(state, now);
    std::visit([&](const auto& one) { decideOn(draft, one); }, input);
    if (std::visit([](const auto& one) { return isSigned(one); }, input))
        return std::move(draft).take();
    if (changesNothing(draft, state))
        return {};
    std::vector<events::Event> led = std::move(draft).take();
    if (!undoesWhatWasSigned(state, led))
        return led;
    Draft refusal(state, now);
    refusal.refuse(nameOf(input), ClaimRefusal::SignedStands);
    return std::move(refusal).take();
}

} // namespace pitwatch::table
