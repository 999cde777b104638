#include "shared/wording/english/english.h"

// Reasons that software gives, besides refusals.

namespace pitwatch::wording {

std::string_view english(events::JournalDoubt doubt) {
    switch (doubt) {
    case events::JournalDoubt::EndsEarlier:
        return "its journal ended at %1 once, and then at %2";
    case events::JournalDoubt::EndsBeforeRead:
        return "its journal ends at %1, before entry %2, which was read from it";
    case events::JournalDoubt::OtherEntry:
        return "its entry %1 is not the one read before";
    case events::JournalDoubt::BrokenChain:
        return "its entry %1 does not follow from what was read before";
    case events::JournalDoubt::OtherJournal:
        return "it now keeps journal %1; %2 was read up to %3";
    case events::JournalDoubt::OtherJournalSent:
        return "it sends entries of journal %1 instead of %2";
    case events::JournalDoubt::Unreadable:
        return "entry %1 cannot be read: %2";
    }
    return {};
}

std::string_view english(events::StopReason reason) {
    switch (reason) {
    case events::StopReason::Asked:
        return "asked to stop";
    case events::StopReason::Closed:
        return "closed";
    }
    return {};
}

std::string_view english(meter::LinkProblem problem) {
    switch (problem) {
    case meter::LinkProblem::NoTable:
        return "no table names the link";
    case meter::LinkProblem::TablesDiffer:
        return "tables %1 and %2 differ in %3";
    case meter::LinkProblem::FiledOtherwise:
        return "the tables file other levels, rates, initial or reset amounts than the link "
               "was opened with";
    case meter::LinkProblem::JournalDoubted:
        return "the journal of %1 is in doubt";
    case meter::LinkProblem::NotRead:
        return "the controller does not read %1";
    }
    return {};
}

std::string_view english(meter::FilingPart part) {
    switch (part) {
    case meter::FilingPart::Paytable:
        return "paytable";
    case meter::FilingPart::Wagers:
        return "wagers";
    case meter::FilingPart::Levels:
        return "levels, rates, initial or reset amounts";
    }
    return {};
}

std::string_view english(table::LockDetail detail) {
    switch (detail) {
    case table::LockDetail::LinkClosed:
        return "the link is closed";
    case table::LockDetail::LinkSuspended:
        return "the link is suspended";
    case table::LockDetail::NeverOpened:
        return "the link was never opened";
    case table::LockDetail::NotToldOpen:
        return "the controller has not said that it is open";
    case table::LockDetail::ControllerOffline:
        return "the controller is offline";
    case table::LockDetail::ControllerSilent:
        return "the controller is not heard";
    }
    return {};
}

std::string_view english(table::ClaimClosing closing) {
    switch (closing) {
    case table::ClaimClosing::Paid:
        return "paid";
    case table::ClaimClosing::PaidOrHeld:
        return "paid, or held for whoever did not claim it";
    }
    return {};
}

std::string_view english(table::ClaimVoiding voiding) {
    switch (voiding) {
    case table::ClaimVoiding::WagerTakesNoPart:
        return "a wager that it pays for has no part in the round";
    case table::ClaimVoiding::DeclaredBeforeCards:
        return "it was declared before a card was dealt";
    }
    return {};
}

std::string_view english(table::Contradiction why) {
    switch (why) {
    case table::Contradiction::NoSuchWin:
        return "the cards that were read since make no such win";
    case table::Contradiction::PaidAtOnce:
        return "a win like this takes no claim: it was paid at once";
    case table::Contradiction::OtherEnvy:
        return "the wagers of the round give other Envy lines";
    case table::Contradiction::LimitElsewhere:
        return "the payout limit goes to the lines in their order and leaves another amount here";
    case table::Contradiction::OtherCards:
        return "the cards that were read since are others";
    }
    return {};
}

std::string_view english(table::RoundVoiding voiding) {
    switch (voiding) {
    case table::RoundVoiding::BankMissing:
        return "nobody held the bank";
    case table::RoundVoiding::NoBetAllowed:
        return "no bet was allowed";
    case table::RoundVoiding::NobodyBets:
        return "every bet was taken back";
    }
    return {};
}

std::string_view english(table::Unsettled missing) {
    switch (missing) {
    case table::Unsettled::FloorDecision:
        return "a decision of the floorperson";
    case table::Unsettled::Wagers:
        return "wagers";
    case table::Unsettled::Decisions:
        return "decisions";
    case table::Unsettled::BankWager:
        return "the player-dealer's wager";
    case table::Unsettled::CommunityCards:
        return "community cards";
    case table::Unsettled::SixCardBox:
        return "the six-card box";
    case table::Unsettled::Hands:
        return "hands";
    case table::Unsettled::PlayerWhoLeft:
        return "the floorperson's word on a player who left undecided";
    }
    return {};
}

std::string_view english(table::FloorQuestion question) {
    switch (question) {
    case table::FloorQuestion::VoidRound:
        return "void the round?";
    }
    return {};
}

std::string_view english(table::DeckDoubt doubt) {
    switch (doubt) {
    case table::DeckDoubt::WrongCount:
        return "the %1 deck has %2 cards";
    case table::DeckDoubt::WrongStub:
        return "the stub count was wrong";
    }
    return {};
}

std::string_view english(table::FaultDetail detail) {
    switch (detail) {
    case table::FaultDetail::DeckNotCounted:
        return "the shuffler did not count the %1 deck";
    case table::FaultDetail::UnknownDeckShuffled:
        return "the shuffler reports a deck that is not at the table";
    case table::FaultDetail::UnknownDeckTaken:
        return "the shuffler took in a deck that is not at the table";
    case table::FaultDetail::ReportedByDevice:
        return "the shuffler reports a fault";
    case table::FaultDetail::OtherMode:
        return "the shuffler is in %1 mode";
    case table::FaultDetail::ShoeJammed:
        return "the shoe jammed";
    case table::FaultDetail::ShuffleUnfinished:
        return "the shuffle did not finish";
    case table::FaultDetail::DoorOpen:
        return "the shuffler's door is open";
    case table::FaultDetail::NotHeard:
        return "the shuffler is not heard";
    case table::FaultDetail::Restarted:
        return "the shuffler restarted unexpectedly";
    case table::FaultDetail::NotUsable:
        return "the device cannot be used";
    }
    return {};
}

std::string_view english(events::ShufflerMode mode) {
    switch (mode) {
    case events::ShufflerMode::Play:
        return "play";
    case events::ShufflerMode::Sort:
        return "sort";
    case events::ShufflerMode::Test:
        return "test";
    case events::ShufflerMode::Maintenance:
        return "maintenance";
    }
    return {};
}

} // namespace pitwatch::wording
