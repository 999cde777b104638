#pragma once

#include "pit-console/core/offers/offer.h"
#include "pit-console/core/pictures/table_summary.h"
#include "shared/events/phrase.h"
#include "shared/events/wager_events.h"
#include "shared/table/deck_state.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

// One table as its layout is drawn: plain values. A card is its text ("As") once it is face up; a
// card that lies face down is only counted.

namespace pitwatch::console {

struct WagerOnLayout {
    events::Wager wager{};
    core::Cents amount{};
    std::optional<events::Choice> choice{}; // What the player decided on it.

    friend bool operator==(const WagerOnLayout&, const WagerOnLayout&) = default;
};

struct SeatPicture {
    int number = 0;
    std::string player{};
    std::vector<WagerOnLayout> wagers{};
    std::vector<std::string> cards{}; // Empty text: face down.
    bool folded = false;
    bool left = false;
    bool banks = false; // The player-dealer.

    friend bool operator==(const SeatPicture&, const SeatPicture&) = default;
};

enum class BoardShape : std::uint8_t { Row, Cross };

struct BoardPicture {
    BoardShape shape = BoardShape::Row;
    // A row has its cards in order; a cross left, right, top, bottom, center. Empty: face down.
    std::vector<std::string> cards{};
    int dealt = 0;
    std::vector<std::string> box{}; // The six-card box; none where it is not offered.

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

struct DeckPicture {
    events::DeckColour colour{};
    std::string id{};
    table::DeckPlace place{};
    table::Ceremony ceremony{}; // How far its opening has come.
    bool ready = false;
    bool mustLeave = false;
    DeckInPlay clock{};

    friend bool operator==(const DeckPicture&, const DeckPicture&) = default;
};

struct StepPicture {
    events::Phrase what{};
    std::string section{};

    friend bool operator==(const StepPicture&, const StepPicture&) = default;
};

struct TablePicture {
    TableSummary summary{};
    std::vector<SeatPicture> seats{};
    BoardPicture board{};
    std::vector<DeckPicture> decks{};
    std::vector<StepPicture> nextSteps{};
    std::vector<ActionOffer> actions{};

    friend bool operator==(const TablePicture&, const TablePicture&) = default;
};

} // namespace pitwatch::console
