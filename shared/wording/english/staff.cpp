#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using staff::Refusal;

// What the person who tried reads.
std::string_view english(Refusal refusal) {
    switch (refusal) {
    case Refusal::Malformed:
        return "the statement cannot be read";
    case Refusal::HeaderDiffers:
        return "the action says something else than the statement that was signed";
    case Refusal::WrongAddressee:
        return "the statement is addressed to somebody else";
    case Refusal::OtherConsole:
        return "the statement was signed at another console than the one it came from";
    case Refusal::WrongObjectKind:
        return "that action is not about such an object";
    case Refusal::WrongArguments:
        return "an argument is missing, or there is one that the action does not take";
    case Refusal::LivesTooLong:
        return "a statement is good for at most five minutes";
    case Refusal::Replayed:
        return "the action was decided before";
    case Refusal::NotWaiting:
        return "nothing of that name is waiting here";
    case Refusal::HashDiffers:
        return "it has changed since the statement was signed";
    case Refusal::NonceDiffers:
        return "the statement belongs to another one of the same name";
    case Refusal::AmountNotFixed:
        return "the amount is not fixed yet";
    case Refusal::AmountDiffers:
        return "the amount is not the one that is waiting";
    case Refusal::NoRoster:
        return "no roster is in force here";
    case Refusal::RosterExpired:
        return "the roster has expired";
    case Refusal::RosterOlder:
        return "the statement goes by a roster that is no longer in force";
    case Refusal::RosterUnknown:
        return "the statement goes by a roster that has not arrived here";
    case Refusal::UnknownConsole:
        return "the console is not on the roster";
    case Refusal::UnknownPerson:
        return "the person is not on the roster";
    case Refusal::Revoked:
        return "the person's rights were revoked";
    case Refusal::RoleDiffers:
        return "the person has another role";
    case Refusal::RoleMayNot:
        return "the person's role does not allow it";
    case Refusal::OverLimit:
        return "the amount is above the person's limit";
    case Refusal::BadSignature:
        return "the signature is not the person's";
    case Refusal::SamePerson:
        return "it takes another person than those who had a hand in it before";
    case Refusal::NotYetIssued:
        return "the statement was signed in the future; one of the two clocks is wrong";
    case Refusal::Expired:
        return "the statement has expired";
    case Refusal::ClockSetBack:
        return "the clock here was set back; nothing is decided by it until it is right again";
    }
    return {};
}

// What whoever pressed reads.
std::string_view english(staff::PadRefusal refusal) {
    using enum staff::PadRefusal;
    switch (refusal) {
    case NotSigned:
        return "this table takes from its pad only what somebody signed";
    case Malformed:
        return "what the pad signed cannot be read";
    case OtherTable:
        return "it was signed for another table";
    case NoRoster:
        return "no roster is in force here";
    case RosterExpired:
        return "the roster has expired";
    case RosterDiffers:
        return "the pad goes by another roster than the table";
    case UnknownPad:
        return "the pad is not on the roster";
    case UnknownPerson:
        return "the person is not on the roster";
    case Revoked:
        return "the person's rights were revoked";
    case RoleDiffers:
        return "the person has another role";
    case LivesTooLong:
        return "nobody signs on for longer than four hours";
    case NotYetIssued:
        return "it was signed in the future; one of the two clocks is wrong";
    case Expired:
        return "it was signed too long ago";
    case BadSignature:
        return "the signature is not the person's";
    case Replayed:
        return "it was taken before";
    case NobodySignedOn:
        return "whoever pressed is not signed on at this pad";
    case OtherPerson:
        return "it takes the signature of whoever does it";
    case TooMany:
        return "nobody presses so often";
    }
    return {};
}

} // namespace pitwatch::wording
