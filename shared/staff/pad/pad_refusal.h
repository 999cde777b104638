#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string_view>

namespace pitwatch::staff {

// Why a table does not take what its pad says.
enum class PadRefusal : std::uint8_t {
    NotSigned, // At a table whose pad has to sign.
    Malformed,
    OtherTable,
    NoRoster,
    RosterExpired,
    RosterDiffers,
    UnknownPad,
    UnknownPerson,
    Revoked,
    RoleDiffers,
    LivesTooLong,
    NotYetIssued,
    Expired,
    BadSignature,
    Replayed,
    NobodySignedOn,
    OtherPerson, // Pressed in the name of somebody who did not sign.
    TooMany
};
constexpr auto enumNames(PadRefusal) {
    return core::names("not_signed", "malformed", "other_table", "no_roster", "roster_expired",
                       "roster_differs", "unknown_pad", "unknown_person", "revoked", "role_differs",
                       "lives_too_long", "not_yet_issued", "expired", "bad_signature", "replayed",
                       "nobody_signed_on", "other_person", "too_many");
}
constexpr std::string_view listName(PadRefusal) {
    return "pad_refusal";
}

} // namespace pitwatch::staff
