#pragma once

#include "shared/desk/objection.h"
#include "shared/desk/request.h"
#include "shared/events/device_events.h"

#include <optional>
#include <string>
#include <vector>

// What a person at the console can ask of a table or about a claim. Plain values: whether it may be
// done now is the addressee's core to say, and whether it was done is told by its own journal.

namespace pitwatch::console {

enum class BlankKind : std::uint8_t { Words, Count, Choice, Checks, Money, Seats };

// What an amount that a person states is held against while it is typed.
struct MoneyBounds {
    core::Cents now{};                       // What is shown at the moment.
    core::Cents reset{};                     // What players expect at least; below it is warned of.
    std::optional<core::Cents> mostChange{}; // By the limit of whoever is signed in.

    friend bool operator==(const MoneyBounds&, const MoneyBounds&) = default;
};

// An argument that has to be filled in before the action can be signed. Money is the amount that
// the person states, which is a part of its own and no argument.
struct Blank {
    std::optional<staff::Argument> argument{};
    BlankKind kind{};
    // One of them; for Checks all of them, each confirmed; for Seats `many` of them.
    std::vector<std::string> choices{};
    std::size_t many = 1;
    std::optional<MoneyBounds> bounds{}; // Of money.

    friend bool operator==(const Blank&, const Blank&) = default;
};

struct OfferedFault {
    events::FaultKind kind{};
    events::DeviceId device{};

    friend bool operator==(const OfferedFault&, const OfferedFault&) = default;
};

struct ActionOffer {
    desk::Request request{}; // But for the blanks; about the object as it was when it was offered.
    std::vector<Blank> blanks{};
    std::optional<OfferedFault> fault{};     // What is known of the fault it is about.
    std::optional<staff::Statement> order{}; // The order that it answers.
    bool allowed = false;
    desk::Objection objection{}; // Why not.

    friend bool operator==(const ActionOffer&, const ActionOffer&) = default;
};

// What became of something that was asked for, by the number its sender gave it.
struct ActionOutcome {
    std::uint64_t id = 0;
    bool accepted = false;
    desk::Objection objection{}; // Why not.

    friend bool operator==(const ActionOutcome&, const ActionOutcome&) = default;
};

} // namespace pitwatch::console
