#include "shared/wording/english/english.h"

// What a table found.

namespace pitwatch::wording {

std::string_view english(table::FindingDetail detail) {
    using table::FindingDetail;
    switch (detail) {
    case FindingDetail::RemovedDeckBack:
        return "deck %1 came to the table again after it had left";
    case FindingDetail::SameBacks:
        return "deck %1 has the backs of a deck at the table";
    case FindingDetail::OtherDesign:
        return "deck %1 is of another design than the deck at the table";
    case FindingDetail::SecondDeckCame:
        return "deck %1 came to the table while the shuffler is not in use";
    case FindingDetail::TwoDecksUnshuffled:
        return "two decks are at the table while the shuffler is not in use";
    case FindingDetail::DeckTimeOver:
        return "the deck has to leave the table";
    case FindingDetail::DealtFromDeckToLeave:
        return "the round is dealt from a deck that has to leave the table";
    case FindingDetail::DealtFromOverdueDeck:
        return "the round is dealt from a deck that is overdue";
    case FindingDetail::DealtTwiceRunning:
        return "the deck is dealt in two rounds running";
    case FindingDetail::OtherDecksTurn:
        return "the round was dealt from the deck whose turn it was not";
    case FindingDetail::TwoDecksInRack:
        return "the cards of two decks are in the discard rack";
    case FindingDetail::OtherDeckElsewhere:
        return "the deck was not in the shuffler while the other was in play";
    case FindingDetail::ViewedFaceDown:
        return "the cards lay face down when the first player was to look at them";
    case FindingDetail::IdleCardsNotSpread:
        return "the table stood idle, and its cards were not spread out before the round";
    case FindingDetail::NotShuffled:
        return "the deck was not shuffled before the round";
    case FindingDetail::ShuffledByHand:
        return "the deck was shuffled by hand and not by the shuffler";
    case FindingDetail::NotCut:
        return "the deck was not cut before the round";
    case FindingDetail::NotCutAgain:
        return "the deck was not cut again before the round";
    case FindingDetail::CoverCardTooHigh:
        return "the cover card was %1 cards from the top";
    case FindingDetail::StubNotCounted:
        return "the stub was not counted within %1 rounds";
    case FindingDetail::HandsCountedOtherwise:
        return "the dealer counted %1 hands, and the table knows of %2";
    case FindingDetail::StubWrongTooLate:
        return "the stub was found wrong when the round was settled: it stands";
    case FindingDetail::ShoeOutOfOrder:
        return "the round is dealt from a shoe that is marked out of order";
    case FindingDetail::ShufflerOutOfOrder:
        return "the round is dealt while the shuffler that deals is out of order";
    case FindingDetail::ShufflerMissing:
        return "the round is dealt without the shuffler that this way of dealing takes";
    case FindingDetail::ShufflerInOtherMode:
        return "the shuffler is not in play mode";
    case FindingDetail::ShufflerFaultOpen:
        return "the shuffler has an open fault";
    case FindingDetail::ShoeFaultOpen:
        return "the automated shoe has an open fault";
    case FindingDetail::OpeningUnconfirmed:
        return "a round is dealt before anybody confirmed %1";
    case FindingDetail::OtherInspector:
        return "%1 inspected the deck, and the dealer of the table is %2";
    case FindingDetail::OtherVerifier:
        return "%1 verified the inspection, and the floorperson of the table is %2";
    case FindingDetail::NotOnRoster:
        return "%1 is not on the roster";
    case FindingDetail::LeftTheRoster:
        return "%1 is no longer active on the roster";
    case FindingDetail::OtherRank:
        return "%1 is named with a rank that the roster does not give";
    case FindingDetail::BaseUnequal:
        return "seat %1: the base wagers are not equal";
    case FindingDetail::SideWithoutBase:
        return "seat %1: a side wager was made without the base wagers";
    case FindingDetail::BaseOutsideLimits:
        return "seat %1: the base wagers are not within the table's limits";
    case FindingDetail::AgainstOwnBank:
        return "seat %1: the player-dealer bets against the own bank";
    case FindingDetail::BoxesNotAllowed:
        return "seat %1: the player's boxes are not adjacent or too many";
    case FindingDetail::SideOutsideLimits:
        return "seat %1: %2 is not of the amount the rules allow";
    case FindingDetail::SideNotStated:
        return "seat %1: %2 is not one of the stated amounts";
    case FindingDetail::OwnBankKnownLate:
        return "seat %1: the player-dealer bets against the own bank, as is known since the bets "
               "were closed";
    case FindingDetail::BoxesKnownLate:
        return "seat %1: the player's boxes are not adjacent or too many, as is known since the "
               "bets were closed";
    case FindingDetail::BankUnanswered:
        return "seat %1 has not answered for the bank";
    case FindingDetail::BankNotAccepted:
        return "nobody has accepted the bank";
    case FindingDetail::BankWithoutWager:
        return "the player-dealer has made no wager";
    case FindingDetail::ChipsDisputed:
        return "the chip count is in dispute";
    case FindingDetail::ChipsNotCounted:
        return "the collected chips were not counted before the deal";
    case FindingDetail::DealtWithoutBets:
        return "cards were dealt, and nobody had bet";
    case FindingDetail::DealtBeforeCall:
        return "cards were dealt or turned before \"no more bets\" was called";
    case FindingDetail::DealtBeforeRuling:
        return "cards were dealt before the floorperson had ruled";
    case FindingDetail::DealtNowhere:
        return "a card went to a place to which none is dealt";
    case FindingDetail::CardElsewhere:
        return "card %1 of the deal was %2";
    case FindingDetail::PlaceElsewhere:
        return "place %1 of the deal was %2";
    case FindingDetail::DecidedBeforeSeat:
        return "seat %1 decided before seat %2";
    case FindingDetail::DecidedBeforeOthers:
        return "seat %1 decided before all had made the decision that comes first";
    case FindingDetail::DecidedBeforeDeal:
        return "a player decided before the cards were dealt";
    case FindingDetail::DecidedBeforeCard:
        return "a player decided before the community card that comes first was turned";
    case FindingDetail::DecidedWithoutCard:
        return "a player decided and the community card that comes first was not turned";
    case FindingDetail::DiscardedTooLate:
        return "a card was discarded after a player had decided";
    case FindingDetail::BurnedTooLate:
        return "a card was burned after the first community card was turned";
    case FindingDetail::BurnedTooEarly:
        return "a card was burned before every player had decided";
    case FindingDetail::TurnedBeforeFirst:
        return "a community card was turned before one that comes first";
    case FindingDetail::HandBeforeBoard:
        return "a hand was turned before the last community card";
    case FindingDetail::ReadOtherwise:
        return "read otherwise before";
    case FindingDetail::HandBeforeHand:
        return "the hand of seat %1 was turned before that of seat %2";
    case FindingDetail::NoneBurned:
        return "a third community card lies face up: none was burned";
    case FindingDetail::UnseenCardTurned:
        return "the card that goes to the rack unseen was turned face up";
    case FindingDetail::SetAsideUnnamed:
        return "the card that was found face up was not named: nothing shows that it was not used";
    case FindingDetail::SetAsidePlayed:
        return "a card that was set aside is played in the round";
    case FindingDetail::HandNotShown:
        return "the hand of seat %1, whose wagers are lost, was not shown";
    case FindingDetail::RackedUnsettled:
        return "the cards went to the rack before all wagers were settled: %1 not told";
    case FindingDetail::RackedUnverified:
        return "the cards went to the rack before claim %1 of seat %2 was verified";
    case FindingDetail::RackedUnpaid:
        return "the cards went to the rack before claim %1 of seat %2 was paid";
    case FindingDetail::ClaimContradicted:
        return "claim %1 of seat %2 was verified, and the cards that were told say otherwise";
    }
    return {};
}

std::string_view english(table::DealtInstead instead) {
    using table::DealtInstead;
    switch (instead) {
    case DealtInstead::SeatForSeat:
        return "seat %1, not seat %2";
    case DealtInstead::SeatForPlace:
        return "seat %1, not %2";
    case DealtInstead::PlaceForSeat:
        return "%1, not seat %2";
    case DealtInstead::PlaceForPlace:
        return "%1, not %2";
    }
    return {};
}

std::string_view english(table::DealtPlace place) {
    using table::DealtPlace;
    switch (place) {
    case DealtPlace::CommunityCards:
        return "the community cards";
    case DealtPlace::SixCardBox:
        return "the six-card box";
    }
    return {};
}

// What the table says of an irregularity that it noticed itself.
std::string_view english(table::IrregularityNote note) {
    using table::IrregularityNote;
    switch (note) {
    case IrregularityNote::CommunityCards:
        return "community cards";
    case IrregularityNote::SixCardBox:
        return "six-card box";
    case IrregularityNote::CommunityFaceUp:
        return "community cards face up";
    case IrregularityNote::SetAsidePlayed:
        return "set aside, and played";
    case IrregularityNote::DeckToLeave:
        return "played with a deck that has to leave the table";
    case IrregularityNote::DealtBeforeCall:
        return "cards came before \"no more bets\"";
    }
    return {};
}

} // namespace pitwatch::wording
