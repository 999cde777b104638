#include "shared/events/all_events.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/json_writer.h"

namespace pitwatch::wire {

nlohmann::ordered_json toJson(const events::Event& event) {
    JsonWriter writer;
    std::string name(nameOf(event));
    writer << boost::serialization::make_nvp("event", name);
    visit([&writer](const auto& value) { writer << value; }, event);
    return writer.take();
}

} // namespace pitwatch::wire
