#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using table::WagerRefusal;

std::string_view english(WagerRefusal refusal) {
    switch (refusal) {
    case WagerRefusal::NotOffered:
        return "%1 is not offered at this table";
    case WagerRefusal::OutOfRange:
        return "the amount is out of range";
    case WagerRefusal::ProgressiveSuspended:
        return "the progressive is suspended; base play goes on";
    case WagerRefusal::PlacedByDecision:
        return "this wager is placed by a decision, after the cards";
    case WagerRefusal::PlayerLeft:
        return "the player has left; only a seated player may wager";
    case WagerRefusal::TooManyBoxes:
        return "a player may bet on %1 adjacent boxes at most";
    case WagerRefusal::NotInAntes:
        return "the wager is one, two or three antes";
    case WagerRefusal::NotWithdrawn:
        return "no wager is withdrawn after \"no more bets\"";
    case WagerRefusal::CardsOut:
        return "cards are out: no wager is changed any more";
    case WagerRefusal::ChipsNotCounted:
        return "chips of that wager are not counted at this table";
    case WagerRefusal::CountedBeforeDeal:
        return "the chips are counted before the first card";
    case WagerRefusal::NotDisputed:
        return "the count is not in dispute";
    case WagerRefusal::SettledWithIt:
        return "the round is settled with that wager";
    case WagerRefusal::NothingToWithdraw:
        return "seat %1 has no such wager to withdraw";
    case WagerRefusal::SeatsNotNamed:
        return "%1 wagers remain: the seats whose wager was never made have to be named";
    case WagerRefusal::ChipNotSensed:
        return "%1 wagers remain: a chip that no sensor accepted is no wager and goes back";
    }
    return {};
}

} // namespace pitwatch::wording
