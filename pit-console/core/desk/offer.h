#pragma once

#include "shared/desk/request.h"

#include <optional>
#include <string>
#include <vector>

// What a person at the console can ask of a table or about a claim. Plain values: whether it may be
// done now is the addressee's core to say, and whether it was done is told by its own journal.

namespace pitwatch::console {

enum class BlankKind : std::uint8_t { Words, Count, Choice, Checks, Money, Seats };

// An argument that has to be filled in before the action can be signed. Money is the amount that
// the person states.
struct Blank {
    events::ActionName argument{};
    BlankKind kind{};
    // One of them; for Checks all of them, each confirmed; for Seats `many` of them.
    std::vector<std::string> choices{};
    std::size_t many = 1;

    friend bool operator==(const Blank&, const Blank&) = default;
};

struct ActionOffer {
    desk::Request request{}; // But for the blanks; about the object as it was when it was offered.
    std::vector<Blank> blanks{};
    std::string about{}; // What distinguishes it from others of its kind: "red", "jam of shuffler"
    bool allowed = false;
    std::string reason{};  // Why not.
    std::string section{}; // The rule that says so; empty where the state does.

    friend bool operator==(const ActionOffer&, const ActionOffer&) = default;
};

// What became of something that was asked for, by the number its sender gave it.
struct ActionOutcome {
    std::uint64_t id = 0;
    bool accepted = false;
    std::string reason{};

    friend bool operator==(const ActionOutcome&, const ActionOutcome&) = default;
};

} // namespace pitwatch::console
