#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using meter::MeterRefusal;

std::string_view english(MeterRefusal refusal) {
    switch (refusal) {
    case MeterRefusal::NoSuchShare:
        return "there is no such share of a meter";
    case MeterRefusal::NoSuchLink:
        return "there is no link %1";
    case MeterRefusal::RaisedBefore:
        return "the claim was raised before";
    case MeterRefusal::AmountsTooLarge:
        return "nobody is paid such amounts";
    case MeterRefusal::LinkNeverNamed:
        return "table %1 tells contributions to link %2, which it never named";
    case MeterRefusal::AmountNotFiled:
        return "table %1 tells contributions to link %2 of an amount that was not filed";
    case MeterRefusal::SeatTwice:
        return "table %1 tells contributions to link %2 of one seat twice";
    case MeterRefusal::RoundToldBefore:
        return "table %1 tells contributions to link %2 of a round that was told before";
    case MeterRefusal::WithdrawsTooMuch:
        return "table %1 withdraws more than round %2 wagered";
    case MeterRefusal::NoSuchMeter:
        return "there is no such meter";
    case MeterRefusal::CauseMissing:
        return "the cause of the malfunction must be told";
    case MeterRefusal::TakesTwo:
        return "this takes two different people";
    case MeterRefusal::OutOfRange:
        return "the amount is out of range";
    case MeterRefusal::OverLimit:
        return "the amount exceeds the limit of the meter";
    case MeterRefusal::NoSuchDocument:
        return "the table has no such document";
    case MeterRefusal::SubmissionUnreadable:
        return "the submission of %1 cannot be read: %2";
    case MeterRefusal::NotNamed:
        return "no table names that link";
    case MeterRefusal::IsOpen:
        return "the link is open";
    case MeterRefusal::NotOpen:
        return "no such link is open";
    case MeterRefusal::ParametersChanged:
        return "its parameters changed: that takes an order of two people";
    case MeterRefusal::ParametersLocked:
        return "parameters are locked unless the link is closed";
    case MeterRefusal::NothingChanged:
        return "the tables file what the link has";
    case MeterRefusal::LevelHoldsMoney:
        return "level %1 still holds money";
    case MeterRefusal::NotSigned:
        return "table %1 says that somebody did this, and no signature shows it";
    case MeterRefusal::NotDoubted:
        return "the record of %1 is not in doubt";
    case MeterRefusal::TooManyLinks:
        return "table %1 names one more progressive link, and the site has as many as it can have";
    case MeterRefusal::NotInPaytable:
        return "table %1 claims for seat %2 in round %3 what the paytable that was filed does not "
               "give";
    case MeterRefusal::WagerNotTold:
        return "table %1 claims for seat %2 in round %3 without having told of the wagers";
    case MeterRefusal::ClaimedBefore:
        return "table %1 claims for seat %2 in round %3 once more";
    case MeterRefusal::TooManyClaims:
        return "table %1 has as many open claims as it can have";
    case MeterRefusal::CardsDiffer:
        return "table %1 confirms for seat %2 in round %3 what the cards that it read do not give";
    case MeterRefusal::NothingPaid:
        return "table %1 says that a claim is paid which has no document";
    }
    return {};
}

std::string_view english(meter::DocumentObjection objection) {
    switch (objection) {
    case meter::DocumentObjection::NoSuchClaim:
        return "the controller knows of no such claim that is open";
    case meter::DocumentObjection::HasDocument:
        return "the claim has a document";
    case meter::DocumentObjection::AmountDiffers:
        return "the amount is not what the claim pays";
    case meter::DocumentObjection::EnvyDiffers:
        return "the Envy lines are not those of the claim";
    case meter::DocumentObjection::HandDiffers:
        return "the hand is not the claim's, or not of that time";
    case meter::DocumentObjection::VerificationNotSigned:
        return "the verification is not signed, or its signature was refused";
    case meter::DocumentObjection::TooFewApprovals:
        return "fewer than the amount asks have signed an approval that could be taken";
    case meter::DocumentObjection::NamesUnsigned:
        return "the document names somebody who has not signed";
    }
    return {};
}

} // namespace pitwatch::wording
