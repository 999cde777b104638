#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using table::Step;

std::string_view english(Step step) {
    switch (step) {
    case Step::OpenTable:
        return "open the table";
    case Step::RemoveDeck:
        return "remove the %1 deck, bagged and labelled";
    case Step::ChangeDeck:
        return "change the %1 deck: it is overdue";
    case Step::CloseFault:
        return "floorperson: close fault %1 of %2 (%3) with its cause";
    case Step::InspectDeck:
        return "inspect the %1 deck";
    case Step::VerifyInspection:
        return "floorperson: verify the inspection of the %1 deck";
    case Step::SpreadDeck:
        return "spread the %1 deck";
    case Step::ViewDeck:
        return "let the first player view the %1 deck";
    case Step::TurnDeck:
        return "turn the %1 deck";
    case Step::WashDeck:
        return "wash the %1 deck";
    case Step::StackDeck:
        return "stack the %1 deck";
    case Step::ShuffleDeck:
        return "shuffle the %1 deck";
    case Step::CutDeck:
        return "cut the %1 deck";
    case Step::ReceiveDecks:
        return "receive %1 more deck(s)";
    case Step::AnswerForBank:
        return "seat %1 accepts or declines the bank";
    case Step::DecideQuestion:
        return "floorperson: decide on %1";
    case Step::JudgeStub:
        return "floorperson: judge whether the cards were misdealt";
    case Step::SettleChipCount:
        return "floorperson: settle the chip count";
    case Step::CountStub:
        return "count the stub";
    case Step::CallNoMoreBets:
        return "call \"no more bets\"";
    case Step::CountChips:
        return "count the collected %1 chips";
    case Step::Deal:
        return "deal";
    case Step::Decide:
        return "seat %1 decides on %2";
    case Step::TurnAndSettle:
        return "turn the cards that are still face down and settle, or end the round";
    case Step::EndRound:
        return "put the cards in the rack and end the round";
    case Step::AwaitAmount:
        return "claim %1 of seat %2 waits for the meter to fix its amount";
    case Step::VerifyClaim:
        return "floorperson: verify claim %1 of seat %2 at the table";
    case Step::VerifyClaimAgain:
        return "floorperson: verify claim %1 of seat %2 at the table again: %3";
    case Step::NotifySurveillance:
        return "floorperson: notify surveillance of claim %1 of seat %2";
    case Step::ApproveClaim:
        return "supervisor: approve or deny claim %1 of seat %2 (%3 of %4 approvals)";
    case Step::AwaitDocument:
        return "claim %1 of seat %2 waits for its payout document";
    case Step::PayClaim:
        return "pay claim %1 of seat %2: %3 by document %4";
    case Step::PayClaimByCheque:
        return "pay claim %1 of seat %2: %3 by cheque, by document %4";
    case Step::PayEnvy:
        return "pay the Envy Bonus of seat %1 for claim %2 of seat %3: %4 by document %5";
    case Step::TakeBackClaim:
        return "supervisor: deny or void claim %1 of seat %2, or settle a dispute about it: the "
               "cards "
               "say otherwise";
    case Step::ResolveDispute:
        return "supervisor: resolve the dispute about claim %1 of seat %2";
    case Step::SpreadIdleCards:
        return "nobody plays: spread the cards out on the table";
    case Step::ConfirmOpeningCheck:
        return "floorperson: confirm %1";
    case Step::AbandonWagers:
        return "floorperson: the player of seat %1 left undecided: declare the wagers abandoned";
    case Step::ChangeDealing:
        return "floorperson: change the way of dealing, or return the shuffler to use";
    }
    return {};
}

} // namespace pitwatch::wording
