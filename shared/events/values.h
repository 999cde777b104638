#pragma once

#include "shared/cards/card.h"
#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/ids.h"
#include "shared/core/money.h"
#include "shared/core/text.h"
#include "shared/events/fields.h"
#include "shared/vocabulary/dealing.h"
#include "shared/vocabulary/opening_checks.h"
#include "shared/vocabulary/roles.h"
#include "shared/vocabulary/wagers.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

// The words several events share. None of these has a version: a change to one of them is a new
// version of every event that uses it.

namespace pitwatch::events {

using RoundId = core::Number<struct RoundTag>;     // Counts the rounds of one table, for ever.
using FaultId = core::Number<struct FaultTag>;     // Counts the faults of one table.
using AlarmId = core::Number<struct AlarmTag>;     // Counts the alarms of one console.
using FindingId = core::Number<struct FindingTag>; // Counts the findings of one party.
using DocumentNumber = core::Number<struct DocumentTag>; // Payout documents of a site, no gaps.

using PlayerId = core::Name<struct PlayerTag>;     // However the site tells players apart.
using PersonId = core::Name<struct PersonTag>;     // As in the roster.
using DeviceId = core::Name<struct DeviceTag>;     // "shuffler", "display-1"
using DeckId = core::Name<struct DeckTag>;         // The label of one physical deck.
using LinkId = core::Name<struct LinkTag>;         // Tables that share meters.
using LevelName = core::Name<struct LevelTag>;     // "main", "mega", "major", "minor"
using AssetId = core::Name<struct AssetTag>;       // What the site's inventory calls a table.
using RuleSetId = core::Name<struct RuleSetTag>;   // "mlgca-let-it-ride"
using PaytableId = core::Name<struct PaytableTag>; // "A", "LIRX-01"
using HandName = core::Name<struct HandTag>;       // "royal_flush", as the paytables name it
using ActionName = core::Name<struct ActionTag>;   // "approve_claim": what people sign
using CommandName = core::Name<struct CommandTag>; // "cut": what a table or a controller is asked
using RoleName = core::Name<struct RoleTag>;       // "shift_manager"
using CheckName = core::Name<struct CheckTag>;     // "cards": what a verifier confirms
using FormName = core::Name<struct FormTag>;       // "w2g"

// A word under the name by which it travels.
template <typename Name, core::NamedEnum E>
Name nameOf(E word) {
    return *Name::parse(core::enumName(word));
}

using Digest = std::array<std::uint8_t, 32>;   // BLAKE2b of something.
using ActionId = std::array<std::uint8_t, 16>; // Random, chosen by whoever acts.

// The colour of a deck's backs: how a table with two decks tells them apart.
enum class DeckColour : std::uint8_t { Red, Blue, Green, Black, Purple, Orange };
constexpr auto enumNames(DeckColour) {
    return core::names("red", "blue", "green", "black", "purple", "orange");
}

// How spread cards lie.
enum class CardFace : std::uint8_t { FaceUp, FaceDown };
constexpr auto enumNames(CardFace) {
    return core::names("face_up", "face_down");
}

using vocabulary::DealingMethod;
using vocabulary::OpeningCheck;
using vocabulary::Role;
using vocabulary::Wager;

// A claim is numbered by the table that raised it.
struct ClaimId {
    core::TableId table{};
    std::uint64_t number = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "table", table, "number", number);
    }
    friend auto operator<=>(const ClaimId&, const ClaimId&) = default;
};

// Money at a seat.
struct SeatAmount {
    core::Seat seat{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "seat", seat, "amount", amount);
    }
    friend bool operator==(const SeatAmount&, const SeatAmount&) = default;
};

// Money at a seat's betting place.
struct WagerAmount {
    core::Seat seat{};
    Wager wager{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "seat", seat, "wager", wager, "amount", amount);
    }
    friend bool operator==(const WagerAmount&, const WagerAmount&) = default;
};

} // namespace pitwatch::events
