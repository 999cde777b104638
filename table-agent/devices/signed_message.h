#pragma once

#include "shared/staff/pad/pad_session.h"

#include <optional>
#include <variant>

// What a pad says that somebody signed (docs/devices.md): around the same commands that a pad says
// which cannot sign.

namespace pitwatch::devices {

struct SignOn {
    static constexpr std::string_view kName = "sign_on";
    staff::SignedWord word;
};

struct SignedPress {
    static constexpr std::string_view kName = "press";
    staff::SignedWord word;
    staff::Cosignatures cosigned;
};

using SignedMessage = std::variant<SignOn, SignedPress>;

// Nothing where it is a message that nobody signed; otherwise what it is, or why it is refused
// whole.
std::optional<core::Result<SignedMessage>> parseSignedMessage(core::ByteView payload);

} // namespace pitwatch::devices
