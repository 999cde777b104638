#include "pit-console/viewmodels/words/argument_words.h"

#include "pit-console/viewmodels/words/record_words.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "pit-console/viewmodels/words/worded.h"
#include "shared/staff/actions/argument.h"

namespace pitwatch::console {

namespace {

using staff::Action;
using staff::Argument;
using staff::ArgumentKind;
using staff::ObjectKind;

QString seatsText(const std::string& list) {
    return text(list).replace(QLatin1Char(','), QStringLiteral(", "));
}

// The name of an enum's value, said by `name`; what a later version signed is shown as it is.
template <core::NamedEnum E>
QString wordOf(const core::Text& value, QString (*name)(E)) {
    const auto known = core::enumFromName<E>(value.value());
    return known ? name(*known) : wordsText(value.value());
}

QString signedWord(const core::Text& value, QString (*name)(events::StubJudgement)) {
    const auto known = staff::judgementSigned(value.value());
    return known ? name(*known) : wordsText(value.value());
}

const core::Text* given(const ActionOffer& offer, Argument argument) {
    const auto found = offer.request.arguments.find(argument);
    return found == offer.request.arguments.end() ? nullptr : &found->second;
}

// Two counts may be in dispute at once, each of a wager of its own.
QString countText(const ActionOffer& offer) {
    const core::Text* spot = given(offer, Argument::Wager);
    const QString wager = spot != nullptr ? valueText(ArgumentKind::Wager, *spot) : QString();
    if (const core::Text* withdrawn = given(offer, Argument::Withdrawn))
        return (withdrawn->value().find(',') != std::string::npos
                    ? spoken(QT_TRANSLATE_NOOP("words", "%1, seats %2: the wagers were never made"))
                    : spoken(QT_TRANSLATE_NOOP("words", "%1, seat %2: the wager was never made")))
            .arg(wager, seatsText(withdrawn->value()));
    for (const Blank& blank : offer.blanks)
        if (blank.kind == BlankKind::Seats)
            return spoken(QT_TRANSLATE_NOOP("words", "%1: %2 wagers were never made"))
                .arg(wager)
                .arg(blank.many);
    const core::Text* agreed = given(offer, Argument::Agreed);
    return agreed == nullptr ? wager
                             : spoken(QT_TRANSLATE_NOOP("words", "%1, as the sensors say: %2"))
                                   .arg(wager, text(agreed->value()));
}

// What tells the offer from others about the same table, round, claim or link; nothing where its
// action is offered once.
QString argumentAbout(const ActionOffer& offer) {
    if (offer.request.action == Action::ResolveChipCount)
        return countText(offer);
    if (const core::Text* seat = given(offer, Argument::Seat))
        return spoken(QT_TRANSLATE_NOOP("words", "Seat %1")).arg(text(seat->value()));
    if (const core::Text* question = given(offer, Argument::Question))
        return valueText(ArgumentKind::Irregularity, *question);
    if (const core::Text* judgement = given(offer, Argument::Judgement))
        return signedWord(*judgement, shortName);
    if (const core::Text* device = given(offer, Argument::Device))
        return deviceName(device->value());
    return {};
}

} // namespace

QString valueText(ArgumentKind kind, const core::Text& value) {
    switch (kind) {
    case ArgumentKind::Words:
    case ArgumentKind::Person:
    case ArgumentKind::Level:
    case ArgumentKind::Count:
    case ArgumentKind::Seat:
    case ArgumentKind::Document:
    case ArgumentKind::Dispute:
        return text(value.value());
    case ArgumentKind::Device:
        return deviceName(value.value());
    case ArgumentKind::Seats:
        return seatsText(value.value());
    case ArgumentKind::Checks:
        return checkName(value.value());
    case ArgumentKind::Wager:
        return wordOf(value, wagerName);
    case ArgumentKind::StubJudgement:
        return signedWord(value, judgementName);
    case ArgumentKind::RemovalReason:
        return wordOf(value, removalName);
    case ArgumentKind::DealingMethod:
        return wordOf(value, dealingMethodName);
    case ArgumentKind::PaymentMethod:
        return wordOf(value, paymentName);
    case ArgumentKind::OutOfOrderSign:
        return wordOf(value, signName);
    case ArgumentKind::ProgressiveLock:
        return wordOf(value, lockName);
    case ArgumentKind::Irregularity:
        return wordOf(value, irregularityName);
    case ArgumentKind::Consequence:
        return wordOf(value, consequenceName);
    }
    return {};
}

QString orderText(const staff::Statement& order) {
    const core::Text* level = order.argument(Argument::Level);
    const core::Text* reason = order.argument(Argument::Reason);
    const QString why = reason != nullptr ? text(reason->value()) : QString();
    const QString who = text(order.person.text());
    if (order.object.kind == ObjectKind::Party)
        return QStringLiteral("%1: %2 (%3)").arg(text(order.object.id.value()), why, who);
    if (level == nullptr)
        return QStringLiteral("%1 (%2)").arg(why, who);
    return spoken(QT_TRANSLATE_NOOP("words", "%1 to %2: %3 (%4)"))
        .arg(text(level->value()), exactMoneyText(order.amount), why, who);
}

QString aboutText(const ActionOffer& offer) {
    const staff::Object& object = offer.request.object;
    switch (object.kind) {
    case ObjectKind::Deck:
        return wordOf(object.id, deckName);
    case ObjectKind::Fault:
        return offer.fault ? QStringLiteral("%1, %2").arg(faultName(offer.fault->kind),
                                                          deviceName(offer.fault->device.text()))
                           : QString();
    case ObjectKind::Jam:
        return deviceName(object.id.value());
    case ObjectKind::Order:
        return offer.order ? orderText(*offer.order) : QString();
    case ObjectKind::Link: {
        const core::Text* level = given(offer, Argument::Level);
        return level == nullptr
                   ? text(object.id.value())
                   : QStringLiteral("%1 %2").arg(text(object.id.value()), text(level->value()));
    }
    case ObjectKind::Party:
        return text(object.id.value());
    case ObjectKind::Table:
    case ObjectKind::Round:
    case ObjectKind::Claim:
        return argumentAbout(offer);
    }
    return {};
}

QString argumentName(Argument argument) {
    using enum Argument;
    return worded(
        argument,
        {{Agreed, QT_TRANSLATE_NOOP("words", "Chips agreed on")},
         {AnsweredBy, QT_TRANSLATE_NOOP("words", "Who answered at surveillance")},
         {Cause, QT_TRANSLATE_NOOP("words", "Cause")},
         {Checks, QT_TRANSLATE_NOOP("words", "Compared at the table")},
         {Consequence, QT_TRANSLATE_NOOP("words", "Consequence")},
         {Dealer, QT_TRANSLATE_NOOP("words", "The dealer's name in the record")},
         {Decision, QT_TRANSLATE_NOOP("words", "Decision")},
         {Device, QT_TRANSLATE_NOOP("words", "Device")},
         {Dispute, QT_TRANSLATE_NOOP("words", "Dispute")},
         {Document, QT_TRANSLATE_NOOP("words", "Document")},
         {Floorperson, QT_TRANSLATE_NOOP("words", "The floorperson's name in the record")},
         {Judgement, QT_TRANSLATE_NOOP("words", "Judgement")},
         {Level, QT_TRANSLATE_NOOP("words", "Level")},
         {Lock, QT_TRANSLATE_NOOP("words", "Locked by")},
         {Method, QT_TRANSLATE_NOOP("words", "Paid in")},
         {Question, QT_TRANSLATE_NOOP("words", "Question")},
         {Reason, QT_TRANSLATE_NOOP("words", "Reason")},
         {Seat, QT_TRANSLATE_NOOP("words", "Seat")},
         {Sign, QT_TRANSLATE_NOOP("words", "Marked by")},
         {Wager, QT_TRANSLATE_NOOP("words", "Wager")},
         {Withdrawn, QT_TRANSLATE_NOOP("words", "Seats whose wager was never made")}});
}

} // namespace pitwatch::console
