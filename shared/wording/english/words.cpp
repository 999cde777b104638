#include "shared/wording/english/english.h"

// Words within sentences.

namespace pitwatch::wording {

std::string_view english(events::Quoted code) {
    switch (code) {
    case events::Quoted::AsWritten:
        return "%1";
    }
    return {};
}

std::string_view english(events::DeckColour colour) {
    switch (colour) {
    case events::DeckColour::Red:
        return "red";
    case events::DeckColour::Blue:
        return "blue";
    case events::DeckColour::Green:
        return "green";
    case events::DeckColour::Black:
        return "black";
    case events::DeckColour::Purple:
        return "purple";
    case events::DeckColour::Orange:
        return "orange";
    }
    return {};
}

std::string_view english(events::Wager wager) {
    switch (wager) {
    case events::Wager::Bet1:
        return "bet 1";
    case events::Wager::Bet2:
        return "bet 2";
    case events::Wager::Bet3:
        return "bet 3";
    case events::Wager::Ante1:
        return "ante 1";
    case events::Wager::Ante2:
        return "ante 2";
    case events::Wager::Run1:
        return "run 1";
    case events::Wager::Run2:
        return "run 2";
    case events::Wager::Center:
        return "center";
    case events::Wager::FiveCard:
        return "five card";
    case events::Wager::ThreeCard:
        return "three card";
    case events::Wager::SixCard:
        return "six card";
    case events::Wager::UltimatePairs:
        return "ultimate pairs";
    case events::Wager::Progressive:
        return "progressive";
    }
    return {};
}

} // namespace pitwatch::wording
