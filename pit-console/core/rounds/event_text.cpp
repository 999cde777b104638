#include "pit-console/core/rounds/event_text.h"

#include "pit-console/core/rounds/event_words.h"
#include "shared/events/all_events.h"

namespace pitwatch::console {

EventText textOf(const events::Event& event) {
    EventWords fields;
    visit([&fields](const auto& value) { fields << value; }, event);
    const EventField* actor = fields.actor();
    return {words(event.name()), fields.line(actor), actor != nullptr ? actor->shown : ""};
}

} // namespace pitwatch::console
