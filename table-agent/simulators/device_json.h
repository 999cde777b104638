#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Messages as simulated devices and people send them (docs/devices.md).

namespace pitwatch::simulators {

using nlohmann::ordered_json;

// One message, and how long after the one before it comes.
struct Saying {
    std::uint32_t afterMs = 0;
    std::string device;
    std::string text;
};

using Sayings = std::vector<Saying>;

// Who works at a simulated table.
ordered_json dealer();
ordered_json floorperson();
inline constexpr auto kDealer = "d-sim";
inline constexpr auto kFloorperson = "f-sim";
inline constexpr auto kOtherDealer = "d-sim-2";

void addPad(Sayings& to, std::uint32_t afterMs, std::string_view command,
            const ordered_json& fields = ordered_json::object());
void addEvent(Sayings& to, std::uint32_t afterMs, std::string_view device, std::string_view event,
              const ordered_json& fields = ordered_json::object());

} // namespace pitwatch::simulators
