#include "table-agent/simulators/device_json.h"

#include "table-agent/devices/pad_message.h"

namespace pitwatch::simulators {

namespace {

void add(Sayings& to, std::uint32_t afterMs, std::string_view device, ordered_json message,
         const ordered_json& fields) {
    message.update(fields);
    to.push_back({afterMs, std::string(device), message.dump()});
}

} // namespace

ordered_json dealer() {
    return {{"person", kDealer}, {"role", "dealer"}};
}

ordered_json floorperson() {
    return {{"person", kFloorperson}, {"role", "floorperson"}};
}

void addPad(Sayings& to, std::uint32_t afterMs, std::string_view command,
            const ordered_json& fields) {
    add(to, afterMs, devices::kPadDevice, {{"v", 1}, {"command", command}}, fields);
}

void addEvent(Sayings& to, std::uint32_t afterMs, std::string_view device, std::string_view event,
              const ordered_json& fields) {
    add(to, afterMs, device, {{"v", 1}, {"event", event}}, fields);
}

} // namespace pitwatch::simulators
