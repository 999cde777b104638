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

std::string_view english(events::Series series) {
    switch (series) {
    case events::Series::Next:
        return "%1, %2";
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

std::string_view english(events::FaultKind kind) {
    switch (kind) {
    case events::FaultKind::Jam:
        return "jam";
    case events::FaultKind::WrongCount:
        return "wrong count";
    case events::FaultKind::DoorOpen:
        return "door open";
    case events::FaultKind::Offline:
        return "offline";
    case events::FaultKind::WrongMode:
        return "wrong mode";
    case events::FaultKind::WrongColour:
        return "wrong colour";
    case events::FaultKind::SensorFault:
        return "sensor fault";
    case events::FaultKind::DisplayMismatch:
        return "display mismatch";
    case events::FaultKind::Other:
        return "other";
    }
    return {};
}

std::string_view english(events::Irregularity irregularity) {
    switch (irregularity) {
    case events::Irregularity::OneCardFaceUp:
        return "one card face up";
    case events::Irregularity::SeveralCardsFaceUp:
        return "several cards face up";
    case events::Irregularity::CardDrawnInError:
        return "card drawn in error";
    case events::Irregularity::WrongCardCount:
        return "wrong card count";
    case events::Irregularity::CommunityExposedEarly:
        return "community exposed early";
    case events::Irregularity::ShufflerJam:
        return "shuffler jam";
    case events::Irregularity::ShoeJam:
        return "shoe jam";
    case events::Irregularity::DeviceOutOfUse:
        return "device out of use";
    case events::Irregularity::PlayerSkipped:
        return "player skipped";
    case events::Irregularity::PlayerLeft:
        return "player left";
    case events::Irregularity::StubWrongMisdealt:
        return "stub wrong, misdealt";
    case events::Irregularity::StubWrongNotMisdealt:
        return "stub wrong, not misdealt";
    case events::Irregularity::Other:
        return "other";
    }
    return {};
}

// What a floorperson answers for.
std::string_view english(events::OpeningCheck check) {
    switch (check) {
    case events::OpeningCheck::BaseAreas:
        return "the areas for the base wagers";
    case events::OpeningCheck::FiveCardArea:
        return "the area for the five-card bonus";
    case events::OpeningCheck::ThreeCardArea:
        return "the area for the three-card bonus";
    case events::OpeningCheck::SixCardArea:
        return "the area for the six-card bonus";
    case events::OpeningCheck::UltimatePairsArea:
        return "the area for ultimate pairs";
    case events::OpeningCheck::ProgressiveArea:
        return "the area for the progressive wager";
    case events::OpeningCheck::PayoutOdds:
        return "the printed payout odds";
    case events::OpeningCheck::PayoutLimit:
        return "the printed payout limit";
    case events::OpeningCheck::ShoePlace:
        return "the place of the manual shoe";
    case events::OpeningCheck::ReshufflerApproval:
        return "the approval of the reshuffling shoe";
    }
    return {};
}

// What a deck has next to be.
std::string_view english(table::DeckStep step) {
    switch (step) {
    case table::DeckStep::Inspect:
        return "inspected by the dealer";
    case table::DeckStep::Verify:
        return "verified by a floorperson";
    case table::DeckStep::Spread:
        return "spread face up";
    case table::DeckStep::View:
        return "viewed";
    case table::DeckStep::Turn:
        return "turned face down";
    case table::DeckStep::Wash:
        return "washed";
    case table::DeckStep::Stack:
        return "stacked";
    case table::DeckStep::Shuffle:
        return "shuffled";
    }
    return {};
}

} // namespace pitwatch::wording
