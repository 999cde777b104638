#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

namespace pitwatch::table {

// Why nothing can be paid by a document that was issued.
enum class UnusableDocument : std::uint8_t { ClaimEnded, NotRequested, AmountDiffers };
constexpr auto enumNames(UnusableDocument) {
    return core::names("claim_ended", "not_requested", "amount_differs");
}
constexpr std::string_view listName(UnusableDocument) {
    return "unusable_document";
}

} // namespace pitwatch::table
