#include "shared/wording/english/english.h"

namespace pitwatch::wording {

using table::ActorRefusal;
using table::DeviceRefusal;
using table::TableRefusal;

std::string_view english(ActorRefusal refusal) {
    switch (refusal) {
    case ActorRefusal::AskerUnknown:
        return "it must be known who asks for it";
    case ActorRefusal::DoerUnknown:
        return "it must be known who did it";
    case ActorRefusal::CounterUnknown:
        return "it must be known who counted";
    case ActorRefusal::NoticerUnknown:
        return "it must be known who noticed it";
    case ActorRefusal::ClearerUnknown:
        return "it must be known who cleared it";
    case ActorRefusal::DeclarerUnknown:
        return "it must be known who declares it";
    case ActorRefusal::NobodyNamed:
        return "nobody is named";
    case ActorRefusal::TakesFloorperson:
        return "this takes a floorperson or above";
    case ActorRefusal::TakesSupervisor:
        return "this takes a supervisor or above";
    case ActorRefusal::TakesShiftManager:
        return "this takes a shift manager";
    case ActorRefusal::NoWords:
        return "it has to be said in words";
    case ActorRefusal::NotOnRoster:
        return "%1 is not on the roster";
    case ActorRefusal::LeftTheRoster:
        return "%1 is no longer active on the roster";
    case ActorRefusal::OtherRank:
        return "the roster does not give %1 that rank";
    case ActorRefusal::NotAssigned:
        return "%1 is not assigned to this table";
    }
    return {};
}

std::string_view english(TableRefusal refusal) {
    switch (refusal) {
    case TableRefusal::Closed:
        return "the table is closed";
    case TableRefusal::ClosedAlready:
        return "the table is closed already";
    case TableRefusal::OpenAlready:
        return "the table is open or opening already";
    case TableRefusal::NotOpen:
        return "the table is not open";
    case TableRefusal::OpeningIncomplete:
        return "no round starts before the opening is complete";
    case TableRefusal::DealerMissing:
        return "a dealer has to be named who is not the floorperson";
    case TableRefusal::NoSuchSeat:
        return "there is no such seat";
    case TableRefusal::PlayerHasNotLeft:
        return "that player has not left in this round";
    case TableRefusal::WagersGone:
        return "the wagers are settled or lost already";
    case TableRefusal::NoSuchDealing:
        return "the rules of this table know no such way of dealing";
    case TableRefusal::DealtThatWay:
        return "the cards are dealt that way already";
    case TableRefusal::NeedsShuffler:
        return "this way of dealing needs a shuffler in use";
    case TableRefusal::DeviceNotMarked:
        return "the device has to be covered or signed first";
    case TableRefusal::NobodyPlays:
        return "nobody plays there in this round";
    case TableRefusal::DealingNotFiled:
        return "that way of dealing was not filed for this table";
    case TableRefusal::ShoeOutOfOrder:
        return "the automated shoe is marked out of order";
    case TableRefusal::CheckNotAsked:
        return "nothing of that kind has to be confirmed at this table";
    case TableRefusal::ConfirmedAlready:
        return "that was confirmed already in this gaming day";
    }
    return {};
}

std::string_view english(DeviceRefusal refusal) {
    switch (refusal) {
    case DeviceRefusal::NoneNamed:
        return "no device is named";
    case DeviceRefusal::TooManyFaults:
        return "faults of too many other devices are open; close one";
    case DeviceRefusal::NoSuchFault:
        return "there is no such open fault";
    case DeviceRefusal::CauseMissing:
        return "a fault is closed with its cause";
    case DeviceRefusal::MarkerUnknown:
        return "the device and who marked it must be known";
    case DeviceRefusal::MarkedAlready:
        return "the device is marked already";
    case DeviceRefusal::InUse:
        return "the device is in use";
    case DeviceRefusal::FaultOpen:
        return "the device has an open fault";
    case DeviceRefusal::NotJammed:
        return "the shuffler is not jammed";
    case DeviceRefusal::NoProgressive:
        return "no progressive is offered at this table";
    case DeviceRefusal::DealerCalls:
        return "the dealer calls \"no more bets\"";
    case DeviceRefusal::NotLocked:
        return "nothing of that kind has locked the progressive";
    case DeviceRefusal::ControllerUnlocks:
        return "only the controller's word ends that lock";
    case DeviceRefusal::NoShoeInUse:
        return "no automated shoe is in use";
    case DeviceRefusal::NoShufflerInUse:
        return "the shuffler is not in use";
    }
    return {};
}

} // namespace pitwatch::wording
