#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Who asks, and whether that person may.

namespace pitwatch::table {

enum class ActorRefusal : std::uint8_t {
    AskerUnknown,
    DoerUnknown,
    CounterUnknown,
    NoticerUnknown,
    ClearerUnknown,
    DeclarerUnknown,
    NobodyNamed,
    TakesFloorperson,
    TakesSupervisor,
    TakesShiftManager,
    NoWords,
    NotOnRoster,
    LeftTheRoster,
    OtherRank,
    NotAssigned
};
constexpr auto enumNames(ActorRefusal) {
    return core::names("asker_unknown", "doer_unknown", "counter_unknown", "noticer_unknown",
                       "clearer_unknown", "declarer_unknown", "nobody_named", "takes_floorperson",
                       "takes_supervisor", "takes_shift_manager", "no_words", "not_on_roster",
                       "left_the_roster", "other_rank", "not_assigned");
}
constexpr std::string_view listName(ActorRefusal) {
    return "actor_refusal";
}

} // namespace pitwatch::table
