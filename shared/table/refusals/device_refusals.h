#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Devices, their faults, and what locks the progressive.

namespace pitwatch::table {

enum class DeviceRefusal : std::uint8_t {
    NoneNamed,
    TooManyFaults,
    NoSuchFault,
    CauseMissing,
    MarkerUnknown,
    MarkedAlready,
    InUse,
    FaultOpen,
    NotJammed,
    NoProgressive,
    DealerCalls,
    NotLocked,
    ControllerUnlocks,
    NoShoeInUse,
    NoShufflerInUse
};
constexpr auto enumNames(DeviceRefusal) {
    return core::names("none_named", "too_many_faults", "no_such_fault", "cause_missing",
                       "marker_unknown", "marked_already", "in_use", "fault_open", "not_jammed",
                       "no_progressive", "dealer_calls", "not_locked", "controller_unlocks",
                       "no_shoe_in_use", "no_shuffler_in_use");
}
constexpr std::string_view listName(DeviceRefusal) {
    return "device_refusal";
}

} // namespace pitwatch::table
