#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using table::BankRefusal;
using table::CardRefusal;
using table::DecisionRefusal;
using table::RoundRefusal;

std::string_view english(RoundRefusal refusal) {
    switch (refusal) {
    case RoundRefusal::NoneOpen:
        return "no round is open";
    case RoundRefusal::IsOpen:
        return "a round is open";
    case RoundRefusal::BeingDealt:
        return "a round is being dealt";
    case RoundRefusal::NoneBeingPlayed:
        return "no round is being dealt or played";
    case RoundRefusal::LastNotEnded:
        return "the round before has not ended";
    case RoundRefusal::BetsOpen:
        return "\"no more bets\" has not been called";
    case RoundRefusal::BetsClosed:
        return "\"no more bets\" has been called";
    case RoundRefusal::CardsDealt:
        return "the cards of this round have been dealt";
    case RoundRefusal::Settled:
        return "the round is settled";
    case RoundRefusal::ChipCountOpen:
        return "the floorperson has first to settle the chip count";
    case RoundRefusal::StubNotJudged:
        return "the floorperson has first to judge the wrong stub";
    case RoundRefusal::QuestionOpen:
        return "the floorperson has first to decide";
    case RoundRefusal::NoQuestion:
        return "nothing waits for a decision";
    case RoundRefusal::OtherConsequence:
        return "play goes on, the cards are reshuffled, or it is void";
    case RoundRefusal::OtherSeats:
        return "those are not the seats that go back";
    case RoundRefusal::StubIsCounted:
        return "a wrong stub is counted and judged";
    case RoundRefusal::SkippedUnknown:
        return "it must be known which player was skipped";
    case RoundRefusal::WasDealtTo:
        return "that seat was dealt to: it was not skipped";
    case RoundRefusal::DecidedOnCards:
        return "that seat decided on its cards: it was not skipped";
    case RoundRefusal::RightNumber:
        return "that is the number of cards that belongs there";
    case RoundRefusal::AllDecided:
        return "every decision is made: no community card was turned early";
    case RoundRefusal::LeftUndecided:
        return "a player left undecided: a floorperson declares the wagers abandoned first";
    }
    return {};
}

std::string_view english(CardRefusal refusal) {
    switch (refusal) {
    case CardRefusal::LiesElsewhere:
        return "a card lies face up elsewhere on this table";
    case CardRefusal::LiesThere:
        return "a card lies face up there already";
    case CardRefusal::NoSuchPlace:
        return "there is no such place on the board";
    case CardRefusal::NoSixCardBox:
        return "the six-card box has no such cards to turn";
    case CardRefusal::NoHand:
        return "the seat has no hand in this round";
    case CardRefusal::OtherNumber:
        return "a hand has another number of cards";
    case CardRefusal::HandIsFaceUp:
        return "the hand lies face up already";
    case CardRefusal::DecisionsFirst:
        return "hands are turned after the last decision";
    }
    return {};
}

std::string_view english(BankRefusal refusal) {
    switch (refusal) {
    case BankRefusal::NoBank:
        return "no player banks this game";
    case BankRefusal::BetweenRounds:
        return "the bank passes between two rounds";
    case BankRefusal::NotOffered:
        return "the bank is not offered to that seat";
    case BankRefusal::NotAnswered:
        return "the bank is offered to seat %1, who has not answered";
    case BankRefusal::NotHeld:
        return "that seat does not hold the bank";
    case BankRefusal::WagerNotPositive:
        return "the player-dealer's wager must be above 0";
    case BankRefusal::HoldsNoBets:
        return "the player-dealer holds no bets";
    case BankRefusal::HasNoDecisions:
        return "the player-dealer has no decisions";
    case BankRefusal::HasBet:
        return "that seat has bet against the bank";
    }
    return {};
}

std::string_view english(DecisionRefusal refusal) {
    switch (refusal) {
    case DecisionRefusal::NoSuchDecision:
        return "there is no such decision in this game";
    case DecisionRefusal::FirstAllMade:
        return "the first decisions have all been made";
    case DecisionRefusal::DecidedAlready:
        return "seat %1 has decided already";
    case DecisionRefusal::NoHand:
        return "seat %1 has no hand in this round";
    case DecisionRefusal::Folded:
        return "seat %1 has folded";
    case DecisionRefusal::OtherFirst:
        return "another decision comes first";
    }
    return {};
}

} // namespace pitwatch::wording
