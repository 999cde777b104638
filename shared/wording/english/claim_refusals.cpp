#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using table::ClaimRefusal;
using table::DeclarationRefusal;

std::string_view english(DeclarationRefusal refusal) {
    switch (refusal) {
    case DeclarationRefusal::HandNotPaid:
        return "no such hand is paid";
    case DeclarationRefusal::LimitUsedUp:
        return "the payout limit of the hand is used up";
    case DeclarationRefusal::RoundSettled:
        return "the round is settled, with every claim it gave";
    case DeclarationRefusal::ClaimedAlready:
        return "that wager has been claimed";
    case DeclarationRefusal::NobodyPlays:
        return "nobody plays at that seat";
    case DeclarationRefusal::StakeDiffers:
        return "the stake is not what was wagered";
    case DeclarationRefusal::NoSuchStake:
        return "the stake is no wager of this table";
    case DeclarationRefusal::OutOfPlay:
        return "that wager is not in play any more";
    case DeclarationRefusal::HandNotNamed:
        return "the paytable does not name that hand";
    case DeclarationRefusal::OtherNumber:
        return "the wager looks at another number of cards";
    case DeclarationRefusal::OtherHand:
        return "the cards make another hand";
    case DeclarationRefusal::CardTwice:
        return "no card is there twice";
    case DeclarationRefusal::CardElsewhere:
        return "one of those cards lies elsewhere";
    case DeclarationRefusal::OtherCards:
        return "those are not the cards of that seat";
    case DeclarationRefusal::HeldByAnother:
        return "another seat was declared to hold those cards";
    case DeclarationRefusal::PaidByPlayerDealer:
        return "the player-dealer pays it, and the house nothing";
    case DeclarationRefusal::AgainstOtherClaim:
        return "another claim of this round was declared with cards that leave no room for these";
    case DeclarationRefusal::NotCounted:
        return "no more such chips were counted than are claimed for";
    }
    return {};
}

std::string_view english(ClaimRefusal refusal) {
    switch (refusal) {
    case ClaimRefusal::NoSuchClaim:
        return "there is no such claim";
    case ClaimRefusal::Ended:
        return "the claim has ended";
    case ClaimRefusal::InDispute:
        return "the claim is in dispute, which has first to be resolved";
    case ClaimRefusal::NotInDispute:
        return "the claim is not in dispute";
    case ClaimRefusal::DisputedByThem:
        return "whoever recorded the dispute does not resolve it";
    case ClaimRefusal::PartlyPaid:
        return "something of the claim has been paid";
    case ClaimRefusal::TakesNoPart:
        return "whoever dealt the hand or declared the claim takes no part in it";
    case ClaimRefusal::AmountFixed:
        return "the amount of the claim is fixed";
    case ClaimRefusal::AmountNotFixed:
        return "the meter has not fixed the amount yet";
    case ClaimRefusal::AmountDiffers:
        return "the amount is not what the claim pays";
    case ClaimRefusal::Verified:
        return "the claim is verified";
    case ClaimRefusal::NotConfirmed:
        return "not confirmed: %1";
    case ClaimRefusal::NotVerified:
        return "the hand has first to be verified at the table";
    case ClaimRefusal::VerifiedByThem:
        return "whoever verified the hand does not decide on it";
    case ClaimRefusal::Approved:
        return "the claim is approved";
    case ClaimRefusal::ApprovedByThem:
        return "this person has approved the claim already";
    case ClaimRefusal::AmountTakesManager:
        return "an amount like this takes a shift manager";
    case ClaimRefusal::SurveillanceFirst:
        return "surveillance has first to be notified of this amount";
    case ClaimRefusal::SurveillanceNotified:
        return "surveillance is notified";
    case ClaimRefusal::NothingToReturn:
        return "nothing of the claim waits for the controller";
    case ClaimRefusal::NotApproved:
        return "the claim is not approved";
    case ClaimRefusal::NotIssued:
        return "the document has not been issued yet";
    case ClaimRefusal::NoDocument:
        return "the claim has no document";
    case ClaimRefusal::OtherDocument:
        return "that is not the claim's document";
    case ClaimRefusal::RoundNotOver:
        return "the round of the claim is not settled yet";
    case ClaimRefusal::OnlyEnvy:
        return "only Envy is paid for this hand";
    case ClaimRefusal::Paid:
        return "the claim is paid";
    case ClaimRefusal::Held:
        return "the amount is held";
    case ClaimRefusal::NoEnvyLine:
        return "that seat has no Envy line in this claim";
    case ClaimRefusal::EnvyPaid:
        return "the Envy line is paid";
    case ClaimRefusal::EnvyHeld:
        return "the Envy line is held";
    case ClaimRefusal::SignedStands:
        return "a claim of the round was verified or approved by signature: a supervisor denies or "
               "voids it or, once it is disputed, settles that it stands; or a floorperson who "
               "signs voids the round";
    case ClaimRefusal::PaidByCheque:
        return "an amount like this is paid by cheque";
    }
    return {};
}

std::string_view english(table::UnusableDocument why) {
    switch (why) {
    case table::UnusableDocument::ClaimEnded:
        return "the claim has ended";
    case table::UnusableDocument::NotRequested:
        return "no document was asked for";
    case table::UnusableDocument::AmountDiffers:
        return "the amount is not what the claim pays";
    }
    return {};
}

} // namespace pitwatch::wording
