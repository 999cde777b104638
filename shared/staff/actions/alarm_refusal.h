#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string_view>

namespace pitwatch::staff {

// Why a console does not acknowledge or shelve an alarm for whoever is signed in there.
enum class AlarmRefusal : std::uint8_t {
    NoSuchAlarm,
    AcknowledgedBy,
    NeverShelved,
    ShelvedWithoutReason,
    ShelvedWithoutEnd
};
constexpr auto enumNames(AlarmRefusal) {
    return core::names("no_such_alarm", "acknowledged_by", "never_shelved",
                       "shelved_without_reason", "shelved_without_end");
}
constexpr std::string_view listName(AlarmRefusal) {
    return "alarm_refusal";
}

} // namespace pitwatch::staff
