#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using table::DeckRefusal;

std::string_view english(DeckRefusal refusal) {
    switch (refusal) {
    case DeckRefusal::NoSuchColour:
        return "there is no %1 deck at the table";
    case DeckRefusal::NotAtTable:
        return "that deck is not at the table";
    case DeckRefusal::NoDeck:
        return "there is no deck at the table";
    case DeckRefusal::LabelUnknown:
        return "the deck's label and who took it must be known";
    case DeckRefusal::LeftForGood:
        return "that deck left the table and does not come back";
    case DeckRefusal::HereAlready:
        return "that deck is at the table already";
    case DeckRefusal::SameColour:
        return "the backs must be of different colours";
    case DeckRefusal::EnoughDecks:
        return "the table has all the decks it plays with";
    case DeckRefusal::OtherNumber:
        return "the table plays with %1 decks";
    case DeckRefusal::BeingDealt:
        return "a round is being dealt with the deck";
    case DeckRefusal::NoRoundPlayed:
        return "no round has been played";
    case DeckRefusal::BagTakesTwo:
        return "the bag carries the names of two people";
    case DeckRefusal::CardTakesTwo:
        return "two people answer for a replaced card";
    case DeckRefusal::OtherStepNext:
        return "the deck has next to be %1";
    case DeckRefusal::InspectorVerifies:
        return "whoever inspected the cards cannot verify the inspection";
    case DeckRefusal::NotPrepared:
        return "the deck has first to be inspected, viewed, washed and stacked";
    case DeckRefusal::OpeningIncomplete:
        return "the opening of the deck is not complete";
    case DeckRefusal::ShufflerShuffles:
        return "cards dealt this way are shuffled by the shuffler";
    case DeckRefusal::ShufflerNotMarked:
        return "the shuffler has to be covered or signed out of order first";
    case DeckRefusal::NotShuffled:
        return "the deck has first to be shuffled";
    case DeckRefusal::CardsDealt:
        return "cards have been dealt from the deck";
    case DeckRefusal::CoverCardOutside:
        return "the cover card must be within the deck";
    case DeckRefusal::CoverCardTooHigh:
        return "the cover card goes at least ten cards in";
    case DeckRefusal::NotCut:
        return "the deck has not been cut";
    case DeckRefusal::FirstCardDealt:
        return "the first card has been dealt";
    case DeckRefusal::MustLeave:
        return "the deck has to leave the table";
    case DeckRefusal::NotDealable:
        return "no deck can be dealt like that";
    case DeckRefusal::HandsUnknown:
        return "it must be known how many hands were dealt";
    case DeckRefusal::NoWrongStub:
        return "no wrong stub waits for a judgement";
    case DeckRefusal::NoPreinspected:
        return "the rules of this table know no preinspected decks";
    case DeckRefusal::NoCoverCard:
        return "a deck comes with one cover card";
    case DeckRefusal::OtherDesign:
        return "the decks must be of the same design";
    case DeckRefusal::NoSuchStep:
        return "the rules of this table know no such step";
    case DeckRefusal::NoCardDealt:
        return "no card of the round has been dealt";
    }
    return {};
}

} // namespace pitwatch::wording
