#pragma once

#include "shared/core/bytes.h"
#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// Who worked at a table's pad, and what they pressed. Each carries what was signed, so that the
// record proves itself.

namespace pitwatch::events {

using KeySignature = std::array<std::uint8_t, 64>; // Ed25519.

// Somebody signed over to the pad, for some hours, that what it signs is pressed by them.
struct PadSignedOn {
    static constexpr EventType kType{711};
    static constexpr std::string_view kName = "pad_signed_on";
    static constexpr unsigned kVersion = 1;

    ActionId delegation{};
    PersonId person{};
    Role role{};
    core::PartyId pad{};
    core::Instant until{};
    core::Bytes statement{}; // What was signed, byte for byte.
    KeySignature signature{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "delegation", delegation, "person", person, "role", role, "pad", pad,
               "until", until, "statement", statement, "signature", signature);
    }
    friend bool operator==(const PadSignedOn&, const PadSignedOn&) = default;
};

enum class PadSignOff : std::uint8_t { ByPerson, Relieved, Expired, RosterChanged };
constexpr auto enumNames(PadSignOff) {
    return core::names("by_person", "relieved", "expired", "roster_changed");
}

struct PadSignedOff {
    static constexpr EventType kType{712};
    static constexpr std::string_view kName = "pad_signed_off";
    static constexpr unsigned kVersion = 1;

    ActionId delegation{};
    PersonId person{};
    PadSignOff how{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "delegation", delegation, "person", person, "how", how);
    }
    friend bool operator==(const PadSignedOff&, const PadSignedOff&) = default;
};

// Somebody else at the pad signed the same press, for this one act.
struct PressCosigned {
    PersonId person{};
    KeySignature signature{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "person", person, "signature", signature);
    }
    friend bool operator==(const PressCosigned&, const PressCosigned&) = default;
};

// Comes before what it led to, in the same transaction.
struct PadPressed {
    static constexpr EventType kType{713};
    static constexpr std::string_view kName = "pad_pressed";
    static constexpr unsigned kVersion = 1;

    ActionId delegation{};
    PersonId person{};
    std::uint64_t number = 0;
    core::Bytes statement{}; // What was signed, byte for byte; the command is in it.
    KeySignature signature{};
    std::vector<PressCosigned> cosigned{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "delegation", delegation, "person", person, "number", number, "statement",
               statement, "signature", signature, "cosigned", cosigned);
    }
    friend bool operator==(const PadPressed&, const PadPressed&) = default;
};

} // namespace pitwatch::events
