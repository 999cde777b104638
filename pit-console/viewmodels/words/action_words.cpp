#include "pit-console/viewmodels/words/words.h"

#include <QCoreApplication>

namespace pitwatch::console {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("words", text);
}

} // namespace

QString actionName(staff::Action action) {
    using staff::Action;
    switch (action) {
    case Action::OpenTable:
        return say(QT_TRANSLATE_NOOP("words", "Open the table"));
    case Action::CloseTable:
        return say(QT_TRANSLATE_NOOP("words", "Close the table"));
    case Action::IdleTable:
        return say(QT_TRANSLATE_NOOP("words", "Spread the cards: table idle"));
    case Action::VerifyInspection:
        return say(QT_TRANSLATE_NOOP("words", "Verify the inspection"));
    case Action::RemoveDeck:
        return say(QT_TRANSLATE_NOOP("words", "Remove the deck"));
    case Action::OrderRecut:
        return say(QT_TRANSLATE_NOOP("words", "Order a recut"));
    case Action::OrderShuffle:
        return say(QT_TRANSLATE_NOOP("words", "Order a shuffle"));
    case Action::CloseFault:
        return say(QT_TRANSLATE_NOOP("words", "Close the fault with its cause"));
    case Action::MarkOutOfOrder:
        return say(QT_TRANSLATE_NOOP("words", "Cover it: out of order"));
    case Action::ReturnToUse:
        return say(QT_TRANSLATE_NOOP("words", "Return to use"));
    case Action::ClearJam:
        return say(QT_TRANSLATE_NOOP("words", "The jam is cleared"));
    case Action::UnlockProgressive:
        return say(QT_TRANSLATE_NOOP("words", "Unlock the progressive"));
    case Action::ResolveChipCount:
        return say(QT_TRANSLATE_NOOP("words", "Settle the chip count"));
    case Action::JudgeStub:
        return say(QT_TRANSLATE_NOOP("words", "Judge the stub"));
    case Action::AbandonWagers:
        return say(QT_TRANSLATE_NOOP("words", "Declare the wagers abandoned"));
    case Action::ForfeitWagers:
        return say(QT_TRANSLATE_NOOP("words", "Declare the wagers forfeited"));
    case Action::RuleOnIrregularity:
        return say(QT_TRANSLATE_NOOP("words", "Decide on the irregularity"));
    case Action::VoidRound:
        return say(QT_TRANSLATE_NOOP("words", "Void the round"));
    case Action::AssignDealer:
        return say(QT_TRANSLATE_NOOP("words", "Change the dealer"));
    case Action::AssignFloorperson:
        return say(QT_TRANSLATE_NOOP("words", "Change the floorperson"));
    case Action::ChangeDealingMethod:
        return say(QT_TRANSLATE_NOOP("words", "Change how cards are dealt"));
    case Action::VerifyClaim:
        return say(QT_TRANSLATE_NOOP("words", "Verify the hand"));
    case Action::ApproveClaim:
        return say(QT_TRANSLATE_NOOP("words", "Approve"));
    case Action::DenyClaim:
        return say(QT_TRANSLATE_NOOP("words", "Deny"));
    case Action::VoidClaim:
        return say(QT_TRANSLATE_NOOP("words", "Void the claim"));
    case Action::PayClaim:
        return say(QT_TRANSLATE_NOOP("words", "Paid to the holder of the hand"));
    case Action::PayEnvyLine:
        return say(QT_TRANSLATE_NOOP("words", "Envy line paid"));
    case Action::HoldClaim:
        return say(QT_TRANSLATE_NOOP("words", "Hold as unclaimed"));
    case Action::DisputeClaim:
        return say(QT_TRANSLATE_NOOP("words", "Note a dispute"));
    case Action::ResolveDispute:
        return say(QT_TRANSLATE_NOOP("words", "Resolve the dispute"));
    case Action::NotifySurveillance:
        return say(QT_TRANSLATE_NOOP("words", "Surveillance was told"));
    case Action::OpenLink:
        return say(QT_TRANSLATE_NOOP("words", "Open the link"));
    case Action::CloseLink:
        return say(QT_TRANSLATE_NOOP("words", "Close the link"));
    case Action::CorrectMeter:
        return say(QT_TRANSLATE_NOOP("words", "Correct a meter"));
    case Action::ChangeParameters:
        return say(QT_TRANSLATE_NOOP("words", "Change parameters"));
    case Action::ApproveOrder:
        return say(QT_TRANSLATE_NOOP("words", "Approve the order"));
    case Action::DenyOrder:
        return say(QT_TRANSLATE_NOOP("words", "Deny the order"));
    case Action::VoidDocument:
        return say(QT_TRANSLATE_NOOP("words", "Void the payout document"));
    case Action::ReadmitParty:
        return say(QT_TRANSLATE_NOOP("words", "Believe the record again"));
    }
    return {};
}

QString roleName(staff::Role role) {
    switch (role) {
    case staff::Role::Dealer:
        return say(QT_TRANSLATE_NOOP("words", "Dealer"));
    case staff::Role::Floorperson:
        return say(QT_TRANSLATE_NOOP("words", "Floorperson"));
    case staff::Role::Supervisor:
        return say(QT_TRANSLATE_NOOP("words", "Supervisor"));
    case staff::Role::ShiftManager:
        return say(QT_TRANSLATE_NOOP("words", "Shift manager"));
    case staff::Role::Auditor:
        return say(QT_TRANSLATE_NOOP("words", "Auditor"));
    case staff::Role::It:
        return say(QT_TRANSLATE_NOOP("words", "IT"));
    }
    return {};
}

} // namespace pitwatch::console
