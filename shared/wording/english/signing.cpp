#include "shared/wording/english/english.h"

// Who cannot sign in or sign, what is not done with an alarm, and what cannot be made of a
// statement.

namespace pitwatch::wording {

std::string_view english(events::SignInRefusal refusal) {
    using enum events::SignInRefusal;
    switch (refusal) {
    case NoSuchPerson:
        return "there is no such person";
    case NotOnRoster:
        return "the person is not on the roster in force here";
    case RightsRevoked:
        return "the person's rights were revoked";
    case RosterExpired:
        return "the roster has expired";
    case LockedOut:
        return "locked out after ten wrong passphrases; a new roster ends it";
    case NoKeyHere:
        return "there is no key of that person here";
    case OtherKey:
        return "the key here is not the one on the roster";
    case WrongPassphrase:
        return "the passphrase is wrong";
    case NoSuchPassphrase:
        return "there is no such passphrase";
    case DemonstrationKey:
        return "the key is sealed for a demonstration only";
    case BadConsoleSecret:
        return "the consoles' secret is not 32 bytes long";
    case NotEnoughMemory:
        return "there is not enough memory to work on a passphrase";
    case NobodyWorkedOnTheKey:
        return "nobody has worked on the key";
    case NotKnown:
        return "for a reason that is not known any more";
    }
    return {};
}

std::string_view english(staff::SigningRefusal refusal) {
    using enum staff::SigningRefusal;
    switch (refusal) {
    case NobodySignedIn:
        return "nobody is signed in";
    case SomebodyElseSignedIn:
        return "somebody else has signed in in the meantime";
    case SignedOutMeanwhile:
        return "signed out in the meantime";
    case Cancelled:
        return "cancelled";
    case NotAsShown:
        return "it is not any more what was shown; nothing was signed";
    case ClockBehind:
        return "the clock of this console is behind its own journal; set it right";
    case NoThread:
        return "this computer has no thread to open the key on; try again";
    case NotSetUp:
        return "this console is not set up for signing";
    }
    return {};
}

std::string_view english(staff::AlarmRefusal refusal) {
    using enum staff::AlarmRefusal;
    switch (refusal) {
    case NoSuchAlarm:
        return "there is no such alarm any more";
    case AcknowledgedBy:
        return "it was acknowledged by %1";
    case NeverShelved:
        return "alarms of this kind are never shelved";
    case ShelvedWithoutReason:
        return "shelving needs a reason";
    case ShelvedWithoutEnd:
        return "shelving needs an end within %1 hours";
    }
    return {};
}

std::string_view english(staff::Misstatement problem) {
    using enum staff::Misstatement;
    switch (problem) {
    case ArgumentMissing:
        return "%1 is missing";
    case ArgumentEmpty:
        return "%1 is empty";
    case ArgumentNoName:
        return "%1 is not a name";
    case ArgumentNoWord:
        return "%1 is none of the words it may be";
    case ArgumentNoNumber:
        return "%1 is not a number that fits";
    case ArgumentNoSeat:
        return "%1 is not a seat";
    case NoSeatNamed:
        return "%1 names no seat";
    case ObjectNoWord:
        return "the object is none of the words it may be";
    case ObjectNoNumber:
        return "the object is not a number that fits";
    case ObjectNoLink:
        return "the object is not a link";
    case NotForATable:
        return "that is not for a table to do";
    case NotForAClaim:
        return "that is not done with a claim";
    case NotForAController:
        return "that is not for a controller to do";
    case NoRankAtATable:
        return "the person has no rank at a table";
    case AmountBelowNothing:
        return "a meter does not show less than nothing";
    case NoSuchOrder:
        return "no such order is waiting";
    case RoundIsOver:
        return "round %1 is over";
    case QuestionIsAnswered:
        return "that question does not wait for a decision any more";
    case OtherDocument:
        return "the claim has another document by now";
    case OtherDispute:
        return "the dispute is another one by now";
    case ChangeOverLimit:
        return "it changes %1, and the limit of %3 is %2";
    case ObjectNoParty:
        return "the object is not a party";
    case OrdererMayNot:
        return "%1, who ordered it, may not do so any more";
    }
    return {};
}

std::string_view english(staff::Argument argument) {
    using enum staff::Argument;
    switch (argument) {
    case Agreed:
        return "the agreed count";
    case AnsweredBy:
        return "who answered";
    case Cause:
        return "the cause";
    case Checks:
        return "the list of checks";
    case Consequence:
        return "the consequence";
    case Dealer:
        return "the dealer";
    case Decision:
        return "the decision";
    case Device:
        return "the device";
    case Dispute:
        return "the dispute";
    case Document:
        return "the document";
    case Floorperson:
        return "the floorperson";
    case Judgement:
        return "the judgement";
    case Level:
        return "the level";
    case Lock:
        return "the lock";
    case Method:
        return "the method";
    case Question:
        return "the question";
    case Reason:
        return "the reason";
    case Seat:
        return "the seat";
    case Sign:
        return "the sign";
    case Wager:
        return "the wager";
    case Withdrawn:
        return "the list of withdrawn wagers";
    }
    return {};
}

std::string_view english(staff::RosterProblem problem) {
    using enum staff::RosterProblem;
    switch (problem) {
    case NotSigned:
        return "the roster is not signed by enough keys of this site";
    case TooLongInForce:
        return "the roster claims to be in force for longer than a year";
    case NotYetIssued:
        return "the roster was issued in the future; one of the two clocks is wrong";
    case Expired:
        return "the roster has expired";
    case Older:
        return "the roster is older than the one already in force";
    case SameVersionDiffers:
        return "the roster has the version of the one in force but other content";
    case TooFarAhead:
        return "the version of the roster leaps too far ahead";
    case KeyTwice:
        return "the roster has one key under two names";
    }
    return {};
}

} // namespace pitwatch::wording
