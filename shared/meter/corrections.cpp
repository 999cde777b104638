#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"

namespace pitwatch::meter {

// Only for a malfunction, with its cause and by two people; the record keeps all three.
void decideOn(Draft& draft, const CorrectMeter& input) {
    const Level* level = draft.base().find(input.link, input.level);
    if (level == nullptr)
        return draft.refuse(input.kName, MeterRefusal::NoSuchMeter);
    if (input.cause.empty())
        return draft.refuse(input.kName, MeterRefusal::CauseMissing);
    if (input.orderedBy.empty() || input.approvedBy.empty() || input.orderedBy == input.approvedBy)
        return draft.refuse(input.kName, MeterRefusal::TakesTwo);
    if (input.to < core::MicroCents{} || input.to > core::MicroCents::fromCents(core::kMaxAmount))
        return draft.refuse(input.kName, MeterRefusal::OutOfRange);
    if (level->limit && input.to > core::MicroCents::fromCents(*level->limit))
        return draft.refuse(input.kName, MeterRefusal::OverLimit);
    draft.emit(events::MeterCorrected{input.link, input.level, level->value, input.to, input.cause,
                                      input.orderedBy, input.approvedBy});
}

} // namespace pitwatch::meter
