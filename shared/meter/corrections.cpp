#include "shared/meter/internal/topics.h"

namespace pitwatch::meter {

// Only for a malfunction, with its cause and by two people; the record keeps all three.
void decideOn(Draft& draft, const CorrectMeter& input) {
    const Level* level = draft.base().find(input.link, input.level);
    if (level == nullptr)
        return draft.refuse(input.kName, "there is no such meter");
    if (input.cause.empty())
        return draft.refuse(input.kName, "the cause of the malfunction must be told");
    if (input.orderedBy.empty() || input.approvedBy.empty() || input.orderedBy == input.approvedBy)
        return draft.refuse(input.kName, "this takes two different people");
    if (input.to < core::MicroCents{} || input.to > core::MicroCents::fromCents(core::kMaxAmount))
        return draft.refuse(input.kName, "the amount is out of range");
    if (level->limit && input.to > core::MicroCents::fromCents(*level->limit))
        return draft.refuse(input.kName, "the amount exceeds the limit of the meter");
    draft.emit(events::MeterCorrected{input.link, input.level, level->value, input.to, input.cause,
                                      input.orderedBy, input.approvedBy});
}

} // namespace pitwatch::meter
