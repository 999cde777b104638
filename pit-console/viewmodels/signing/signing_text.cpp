#include "pit-console/viewmodels/signing/signing_text.h"

#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/claim_text.h"
#include "pit-console/viewmodels/words/hand_words.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "pit-console/viewmodels/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwatch::console {

namespace {

using staff::Argument;
using staff::ObjectKind;

QString say(const char* words) {
    return QCoreApplication::translate("signing", words);
}

FactRow fact(const QString& label, const QString& value) {
    return {.label = label, .value = value};
}

QString idOf(const desk::Request& request) {
    return text(request.object.id.value());
}

QString valueOf(const desk::Request& request, Argument argument, const core::Text& value) {
    const staff::ArgumentRule* rule = staff::ruleOf(request.action).arguments.find(argument);
    return rule != nullptr ? valueText(rule->kind, value) : text(value.value());
}

// What is asked for elsewhere is a fact here.
QString labelText(Argument argument) {
    return argument == Argument::Dealer ? say(QT_TRANSLATE_NOOP("signing", "Dealer"))
                                        : argumentName(argument);
}

// "wrong hand (f-omar, 2026-11-16 21:15)" for the name that a dispute has in the record.
QString disputeText(const core::Text& name, const payout::Claim& claim) {
    const payout::Dispute* dispute = disputeNamed(name, claim);
    if (dispute == nullptr)
        return text(name.value());
    return QStringLiteral("%1 (%2, %3)")
        .arg(text(dispute->reason.value()), text(dispute->by.text()), momentText(dispute->at));
}

void addArguments(QList<FactRow>& facts, const desk::Request& request) {
    for (const auto& [argument, value] : request.arguments)
        facts << fact(labelText(argument), valueOf(request, argument, value));
}

FactRow deckFact(const ActionOffer& offer, const TablePicture& picture) {
    QString name = aboutText(offer);
    for (const DeckPicture& deck : picture.decks)
        if (core::enumName(deck.colour) == offer.request.object.id.value() && !deck.id.empty())
            name = QStringLiteral("%1, %2").arg(name, text(deck.id));
    return fact(say(QT_TRANSLATE_NOOP("signing", "Deck")), name);
}

// "seat 2: $1,000.00, seat 7: $1,000.00"; a line breaks between two seats only.
QString envyLines(const payout::Claim& claim) {
    QStringList lines;
    for (const payout::EnvyDue& due : claim.envy)
        lines << say(QT_TRANSLATE_NOOP("signing", "seat %1: %2"))
                     .arg(due.line.seat.number)
                     .arg(exactMoneyText(due.line.amount))
                     .replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    return lines.join(QStringLiteral(", "));
}

// What one Envy line pays, where the offer is about a single one.
QString envyLine(const ActionOffer& offer, const payout::Claim& claim) {
    const auto seat = offer.request.arguments.find(Argument::Seat);
    if (seat == offer.request.arguments.end())
        return {};
    for (const payout::EnvyDue& due : claim.envy)
        if (std::to_string(due.line.seat.number) == seat->second.value())
            return exactMoneyText(due.line.amount);
    return {};
}

QString goneText(const desk::Request& request) {
    switch (request.object.kind) {
    case ObjectKind::Round:
        return say(QT_TRANSLATE_NOOP("signing", "Round %1 is over")).arg(idOf(request));
    case ObjectKind::Deck:
        return say(QT_TRANSLATE_NOOP("signing", "The deck has left the table"));
    case ObjectKind::Fault:
        return say(QT_TRANSLATE_NOOP("signing", "The fault has been closed"));
    case ObjectKind::Jam:
        return say(QT_TRANSLATE_NOOP("signing", "The jam has been cleared"));
    case ObjectKind::Claim:
        return say(QT_TRANSLATE_NOOP("signing", "Claim %1-%2 is not open any more"))
            .arg(text(request.addressee.text()), idOf(request));
    case ObjectKind::Order:
        return say(QT_TRANSLATE_NOOP("signing", "The order has been answered"));
    case ObjectKind::Party:
        return say(QT_TRANSLATE_NOOP("signing", "Its record is not in doubt any more"));
    case ObjectKind::Table:
    case ObjectKind::Link:
        break;
    }
    return say(QT_TRANSLATE_NOOP("signing", "It is not there any more"));
}

QString replacedText(const desk::Request& request) {
    switch (request.object.kind) {
    case ObjectKind::Table:
        return say(QT_TRANSLATE_NOOP("signing", "The table was opened, idled or closed meanwhile"));
    case ObjectKind::Deck:
        return say(QT_TRANSLATE_NOOP("signing", "The deck was replaced or inspected anew"));
    case ObjectKind::Link:
        return say(
            QT_TRANSLATE_NOOP("signing", "The link was opened, closed or changed meanwhile"));
    case ObjectKind::Jam:
        return say(QT_TRANSLATE_NOOP("signing", "It has jammed again"));
    case ObjectKind::Round:
    case ObjectKind::Fault:
    case ObjectKind::Claim:
    case ObjectKind::Order:
    case ObjectKind::Party:
        break;
    }
    return say(QT_TRANSLATE_NOOP("signing", "Another one has taken its place"));
}

} // namespace

QList<FactRow> tableFacts(const ActionOffer& offer, const TablePicture& picture) {
    const desk::Request& request = offer.request;
    QList<FactRow> facts;
    facts << fact(say(QT_TRANSLATE_NOOP("signing", "Table")), text(request.addressee.text()));
    if (request.object.kind == ObjectKind::Round)
        facts << fact(say(QT_TRANSLATE_NOOP("signing", "Round")), idOf(request));
    else if (request.object.kind == ObjectKind::Deck)
        facts << deckFact(offer, picture);
    else if (request.object.kind == ObjectKind::Fault)
        facts << fact(say(QT_TRANSLATE_NOOP("signing", "Fault")),
                      QStringLiteral("%1: %2").arg(idOf(request), aboutText(offer)));
    else if (request.object.kind == ObjectKind::Jam)
        facts << fact(say(QT_TRANSLATE_NOOP("signing", "Device")), idOf(request));
    addArguments(facts, request);
    return facts;
}

QList<FactRow> claimFacts(const ActionOffer& offer, const ClaimPicture& picture) {
    const payout::Claim& claim = picture.claim;
    QList<FactRow> facts;
    facts << fact(say(QT_TRANSLATE_NOOP("signing", "Table")), text(claim.id().table.text()));
    facts << fact(say(QT_TRANSLATE_NOOP("signing", "Round")),
                  QString::number(claim.raised.round.value));
    facts << fact(say(QT_TRANSLATE_NOOP("signing", "Claim")),
                  say(QT_TRANSLATE_NOOP("signing", "%1, seat %2"))
                      .arg(claimName(claim.id()))
                      .arg(claim.raised.seat.number));
    facts << fact(
        say(QT_TRANSLATE_NOOP("signing", "Hand")),
        QStringLiteral("%1 · %2").arg(handText(claim.raised.hand), wagerName(claim.raised.wager)));
    facts << fact(say(QT_TRANSLATE_NOOP("signing", "Amount")), amountText(claim));
    const QString line = envyLine(offer, claim);
    if (!line.isEmpty())
        facts << fact(say(QT_TRANSLATE_NOOP("signing", "This Envy line")), line);
    else if (!claim.envy.empty())
        facts << fact(say(QT_TRANSLATE_NOOP("signing", "Envy")), envyLines(claim));
    for (const auto& [argument, value] : offer.request.arguments)
        facts << fact(labelText(argument), argument == Argument::Dispute
                                               ? disputeText(value, claim)
                                               : valueOf(offer.request, argument, value));
    return facts;
}

QList<FactRow> linkFacts(const ActionOffer& offer, const LinkPicture& link) {
    QList<FactRow> facts;
    facts << fact(say(QT_TRANSLATE_NOOP("signing", "Link")), text(link.link.text()));
    if (offer.order)
        facts << fact(say(QT_TRANSLATE_NOOP("signing", "Order")), orderText(*offer.order));
    if (offer.request.object.kind == ObjectKind::Party)
        facts << fact(say(QT_TRANSLATE_NOOP("signing", "Record in doubt")), idOf(offer.request));
    addArguments(facts, offer.request);
    const auto level = offer.request.arguments.find(Argument::Level);
    for (const LevelPicture& one : link.levels)
        if (level != offer.request.arguments.end() && one.level.text() == level->second.value())
            facts << fact(say(QT_TRANSLATE_NOOP("signing", "Meter when this opened")),
                          exactMoneyText(one.value));
    return facts;
}

QString changeText(const ActionOffer& before, OfferChange change) {
    switch (change) {
    case OfferChange::None:
        return {};
    case OfferChange::Gone:
        return goneText(before.request);
    case OfferChange::Replaced:
        return replacedText(before.request);
    case OfferChange::OtherAmount:
        return say(QT_TRANSLATE_NOOP("signing", "The amount is another one by now"));
    case OfferChange::NotAsked:
        return say(
            QT_TRANSLATE_NOOP("signing", "It has been done, or would say something else by now"));
    }
    return {};
}

} // namespace pitwatch::console
