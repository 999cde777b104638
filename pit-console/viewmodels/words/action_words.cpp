#include "pit-console/viewmodels/words/words.h"

#include <QCoreApplication>

#include <cstdio>

namespace pitwatch::console {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("words", text);
}

// What tells two causes apart is part of the record, in English; people read it in their own words.
QString detailText(const AlarmCause& cause) {
    unsigned seat = 0;
    unsigned round = 0;
    if (std::sscanf(cause.detail.c_str(), "seat %u, round %u", &seat, &round) == 2)
        return say(QT_TRANSLATE_NOOP("words", "seat %1, round %2")).arg(seat).arg(round);
    if (cause.detail == "stub")
        return say(QT_TRANSLATE_NOOP("words", "stub"));
    if (const auto colour = core::enumFromName<events::DeckColour>(cause.detail))
        return deckName(*colour);
    return QString::fromStdString(cause.detail);
}

// What an argument says that nobody typed: a name of the record.
QString recordWord(const std::string& name) {
    if (name == "due")
        return say(QT_TRANSLATE_NOOP("words", "due for change"));
    if (name == "overdue")
        return say(QT_TRANSLATE_NOOP("words", "overdue"));
    if (name == "wrong_count")
        return say(QT_TRANSLATE_NOOP("words", "wrong count"));
    if (name == "defect")
        return say(QT_TRANSLATE_NOOP("words", "defect"));
    if (name == "stub_count")
        return say(QT_TRANSLATE_NOOP("words", "wrong stub"));
    if (name == "floorperson_order")
        return say(QT_TRANSLATE_NOOP("words", "the floorperson's order"));
    if (name == "table_closed")
        return say(QT_TRANSLATE_NOOP("words", "the table closed"));
    if (name == "irregularity")
        return say(QT_TRANSLATE_NOOP("words", "irregularity"));
    if (name == "misdealt_all_present")
        return say(QT_TRANSLATE_NOOP("words", "misdealt, all cards are there"));
    if (name == "cards_wrong")
        return say(QT_TRANSLATE_NOOP("words", "the deck is wrong"));
    if (name == "covered")
        return say(QT_TRANSLATE_NOOP("words", "a cover"));
    if (name == "shuffler")
        return say(QT_TRANSLATE_NOOP("words", "shuffler"));
    return QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
}

// Two counts may be in dispute at once, each of a wager of its own.
QString countText(const ActionOffer& offer) {
    const auto given = [&](const char* name) -> std::string {
        const auto found = offer.request.arguments.find(*events::ActionName::parse(name));
        return found == offer.request.arguments.end() ? std::string() : found->second.value();
    };
    const auto spot = core::enumFromName<events::Wager>(given("wager"));
    const QString wager = spot ? wagerName(*spot) : QString::fromStdString(offer.about);
    const std::string withdrawn = given("withdrawn");
    if (withdrawn.find(',') != std::string::npos)
        return say(QT_TRANSLATE_NOOP("words", "%1, seats %2: the wagers were never made"))
            .arg(wager, seatsText(withdrawn));
    if (!withdrawn.empty())
        return say(QT_TRANSLATE_NOOP("words", "%1, seat %2: the wager was never made"))
            .arg(wager, seatsText(withdrawn));
    for (const Blank& blank : offer.blanks)
        if (blank.kind == BlankKind::Seats)
            return say(QT_TRANSLATE_NOOP("words", "%1: %2 wagers were never made"))
                .arg(wager)
                .arg(blank.many);
    const std::string agreed = given("agreed");
    return agreed.empty() ? wager
                          : say(QT_TRANSLATE_NOOP("words", "%1, as the sensors say: %2"))
                                .arg(wager, QString::fromStdString(agreed));
}

} // namespace

QString seatsText(const std::string& list) {
    return QString::fromStdString(list).replace(QLatin1Char(','), QStringLiteral(", "));
}

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
    }
    return {};
}

QString aboutText(const ActionOffer& offer) {
    if (offer.request.object.kind == staff::ObjectKind::Deck)
        if (const auto deck =
                core::enumFromName<events::DeckColour>(offer.request.object.id.value()))
            return deckName(*deck);
    const auto seat = offer.request.arguments.find(*events::ActionName::parse("seat"));
    if (seat != offer.request.arguments.end())
        return say(QT_TRANSLATE_NOOP("words", "Seat %1"))
            .arg(QString::fromStdString(seat->second.value()));
    const auto question = offer.request.arguments.find(*events::ActionName::parse("question"));
    if (question != offer.request.arguments.end())
        return choiceText(question->second.value());
    if (offer.request.action == staff::Action::ResolveChipCount)
        return countText(offer);
    return QString::fromStdString(offer.about);
}

QString argumentText(const std::string& name) {
    if (name == "reason")
        return say(QT_TRANSLATE_NOOP("words", "Reason"));
    if (name == "cause")
        return say(QT_TRANSLATE_NOOP("words", "Cause"));
    if (name == "decision")
        return say(QT_TRANSLATE_NOOP("words", "Decision"));
    if (name == "dealer")
        return say(QT_TRANSLATE_NOOP("words", "The dealer's name in the record"));
    if (name == "floorperson")
        return say(QT_TRANSLATE_NOOP("words", "The floorperson's name in the record"));
    if (name == "agreed")
        return say(QT_TRANSLATE_NOOP("words", "Chips agreed on"));
    if (name == "withdrawn")
        return say(QT_TRANSLATE_NOOP("words", "Seats whose wager was never made"));
    if (name == "consequence")
        return say(QT_TRANSLATE_NOOP("words", "Consequence"));
    if (name == "answered_by")
        return say(QT_TRANSLATE_NOOP("words", "Who answered at surveillance"));
    if (name == "method")
        return say(QT_TRANSLATE_NOOP("words", "Paid in"));
    if (name == "amount")
        return say(QT_TRANSLATE_NOOP("words", "Dollars the meter shall show"));
    if (name == "checks")
        return say(QT_TRANSLATE_NOOP("words", "Compared at the table"));
    if (name == "wager")
        return say(QT_TRANSLATE_NOOP("words", "Wager"));
    if (name == "seat")
        return say(QT_TRANSLATE_NOOP("words", "Seat"));
    if (name == "judgement")
        return say(QT_TRANSLATE_NOOP("words", "Judgement"));
    if (name == "lock")
        return say(QT_TRANSLATE_NOOP("words", "Locked by"));
    if (name == "device")
        return say(QT_TRANSLATE_NOOP("words", "Device"));
    if (name == "sign")
        return say(QT_TRANSLATE_NOOP("words", "Marked by"));
    if (name == "level")
        return say(QT_TRANSLATE_NOOP("words", "Level"));
    if (name == "document")
        return say(QT_TRANSLATE_NOOP("words", "Document"));
    if (name == "dispute")
        return say(QT_TRANSLATE_NOOP("words", "Dispute"));
    if (name == "question")
        return say(QT_TRANSLATE_NOOP("words", "Question"));
    return QString::fromStdString(name);
}

QString choiceText(const std::string& choice) {
    if (choice == "chips")
        return say(QT_TRANSLATE_NOOP("words", "Chips"));
    if (choice == "cash")
        return say(QT_TRANSLATE_NOOP("words", "Cash"));
    if (choice == "cheque")
        return say(QT_TRANSLATE_NOOP("words", "Cheque"));
    if (choice == "cards")
        return say(QT_TRANSLATE_NOOP("words", "These cards lie on the layout"));
    if (choice == "hand")
        return say(QT_TRANSLATE_NOOP("words", "They make this hand"));
    if (choice == "seat")
        return say(QT_TRANSLATE_NOOP("words", "It is this seat"));
    if (choice == "wager")
        return say(QT_TRANSLATE_NOOP("words", "This wager was made"));
    return recordWord(choice);
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

QString alarmSentence(const AlarmCause& cause) {
    const QString detail = detailText(cause);
    switch (cause.kind) {
    case AlarmKind::JackpotWaiting:
        return say(QT_TRANSLATE_NOOP("words", "Jackpot waits to be verified: %1")).arg(detail);
    case AlarmKind::WrongCount:
        return say(QT_TRANSLATE_NOOP("words", "Wrong card count: %1")).arg(detail);
    case AlarmKind::ShufflerFault:
        return say(QT_TRANSLATE_NOOP("words", "Shuffler fault: %1")).arg(detail);
    case AlarmKind::DeviceFault:
        return say(QT_TRANSLATE_NOOP("words", "Device fault: %1")).arg(detail);
    case AlarmKind::DeckOverdue:
        return say(QT_TRANSLATE_NOOP("words", "Deck overdue for change: %1")).arg(detail);
    case AlarmKind::DeckDueSoon:
        return say(QT_TRANSLATE_NOOP("words", "Deck due for change soon: %1")).arg(detail);
    case AlarmKind::StubCountDue:
        return say(QT_TRANSLATE_NOOP("words", "Stub count due this round"));
    case AlarmKind::ChipCountDisputed:
        return say(QT_TRANSLATE_NOOP("words", "Chip count does not agree"));
    case AlarmKind::FloorDecisionWanted:
        return say(QT_TRANSLATE_NOOP("words", "Floorperson decides: %1")).arg(detail);
    case AlarmKind::ProgressiveSuspended:
        return say(QT_TRANSLATE_NOOP("words", "Progressive suspended; base play goes on"));
    case AlarmKind::TableSilent:
        return say(QT_TRANSLATE_NOOP("words", "The table is not heard"));
    case AlarmKind::RecordInDoubt:
        return say(QT_TRANSLATE_NOOP("words", "The table's record contradicts itself"));
    case AlarmKind::LinkLost:
        return say(QT_TRANSLATE_NOOP("words", "Link to the pit lost"));
    case AlarmKind::MessagesLost:
        return say(QT_TRANSLATE_NOOP("words", "A device says too much; messages were lost: %1"))
            .arg(detail);
    }
    return {};
}

} // namespace pitwatch::console
