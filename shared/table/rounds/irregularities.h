#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// What was seen, and by whom; everything but the first two may be unknown.
struct Observation {
    events::Irregularity irregularity{};
    events::PersonId by;
    std::optional<core::Seat> seat{};
    std::vector<cards::Card> cards{}; // Those that lay open.
    std::uint8_t cardCount = 0;
    events::Phrase note{};
    std::optional<events::Place> place{};
};

// A second card face up makes it more than one.
Observation asCounted(const State& state, Observation seen);

// Cards are played of a deck that was found wrong before the first of them: what is won with them
// is for people to say.
bool playsWithWrongDeck(const State& state);
// Asks once in a round. Whether it did.
bool askAboutDeck(Draft& draft);

// Records an irregularity with what the rules make of it, and does that. Where the rules are silent
// the round waits for the floorperson.
void observe(Draft& draft, Observation seen);

// The same of cards that went out wrong. Once play has begun, and people know what a void round is
// worth to them, the floorperson rules on it.
void observeOfDeal(Draft& draft, Observation seen);

// Whatever the rules make of it: the round waits for the floorperson.
void askFloorperson(Draft& draft, const Observation& seen);

// Of cards that went out wrong.
bool isOfTheDeal(events::Irregularity irregularity);

// Whether the round waits for a floorperson; refuses the command then.
bool waitsForFloorperson(Draft& draft, std::string_view command);

} // namespace pitwatch::table
