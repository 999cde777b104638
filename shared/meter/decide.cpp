#include "shared/meter/decide.h"

#include "shared/meter/internal/topics.h"
#include "shared/payout/numbering.h"

#include <algorithm>
#include <array>

namespace pitwatch::meter {

namespace {

constexpr std::array kConcerning{
    events::ConfigurationLoaded::kType,   events::ContributionsMade::kType,
    events::WagerWithdrawn::kType,        events::RoundVoided::kType,
    events::ClaimRaised::kType,           events::ClaimDenied::kType,
    events::ClaimVoided::kType,           events::PayoutDocumentRequested::kType,
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

void decideOn(Draft& draft, const TableSaid& input) {
    const events::Event& event = input.event;
    if (const auto* made = event.as<events::ContributionsMade>())
        contribute(draft, input.table, *made);
    else if (const auto* withdrawn = event.as<events::WagerWithdrawn>())
        withdraw(draft, input.table, *withdrawn);
    else if (const auto* voided = event.as<events::RoundVoided>())
        reverse(draft, input.table, voided->round);
    else if (const auto* raised = event.as<events::ClaimRaised>())
        raise(draft, *raised);
    else if (const auto* denied = event.as<events::ClaimDenied>())
        giveBack(draft, denied->claim);
    else if (const auto* ended = event.as<events::ClaimVoided>())
        giveBack(draft, ended->claim);
    else if (const auto* loaded = event.as<events::ConfigurationLoaded>())
        fileTable(draft, input.table, *loaded);
    else
        for (events::Event& document : payout::documentsFor(event, {draft.base().lastDocument}))
            draft.emit(std::move(document));
}

const events::PersonId& controllerItself() {
    static const events::PersonId kName = *events::PersonId::parse("controller");
    return kName;
}

} // namespace pitwatch::meter
