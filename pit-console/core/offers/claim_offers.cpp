#include "pit-console/core/offers/table_offers.h"
#include "shared/desk/table_actions.h"

namespace pitwatch::console {

namespace {

using staff::Action;
using staff::Argument;

std::vector<std::string> paymentMethods() {
    std::vector<std::string> names;
    for (const std::string_view name : enumNames(events::PaymentMethod{}))
        names.emplace_back(name);
    return names;
}

// What has to be compared at the table, item by item.
Blank checklist(const payout::Policy& policy) {
    Blank checks{Argument::Checks, BlankKind::Checks, {}};
    for (const events::CheckName& check : policy.checks)
        checks.choices.push_back(check.text());
    return checks;
}

void offerPayments(OfferList& offers, const payout::Claim& claim, const staff::Object& object) {
    OfferList::Given document;
    if (claim.document)
        document.emplace_back(Argument::Document, std::to_string(claim.document->value));
    if (claim.payment == payout::Payment::Due && claim.amount > core::Cents{})
        offers.add(Action::PayClaim, object, document,
                   {choice(Argument::Method, paymentMethods())});
    for (const payout::EnvyDue& due : claim.envy)
        if (due.payment == payout::Payment::Due)
            offers.add(Action::PayEnvyLine, object,
                       {{Argument::Seat, std::to_string(due.line.seat.number)}});
}

// A player who is not there any more gets it later.
void offerHolds(OfferList& offers, const payout::Claim& claim, const staff::Object& object) {
    if (claim.payment == payout::Payment::Due && claim.amount > core::Cents{})
        offers.add(Action::HoldClaim, object, {}, {words(Argument::Reason)});
    for (const payout::EnvyDue& due : claim.envy)
        if (due.payment == payout::Payment::Due)
            offers.add(Action::HoldClaim, object,
                       {{Argument::Seat, std::to_string(due.line.seat.number)}},
                       {words(Argument::Reason)});
}

} // namespace

std::vector<ActionOffer> claimOffers(const core::PartyId& table, const table::State& state,
                                     const payout::Claim& claim, const Requester& requester,
                                     core::Instant now) {
    OfferList offers(table, requester, askTable(state, now));
    const staff::Object object = staff::objectOf(claim.id());
    if (!claim.verified)
        offers.add(Action::VerifyClaim, object, {}, {checklist(state.setup->payout)});
    if (!claim.surveillance && state.setup->payout.tierOf(claim.largestPayment()).surveillance)
        offers.add(Action::NotifySurveillance, object, {}, {words(Argument::AnsweredBy)});
    if (!claim.documentRequested) {
        offers.add(Action::ApproveClaim, object);
        offers.add(Action::DenyClaim, object, {}, {words(Argument::Reason)});
    } else {
        offerPayments(offers, claim, object);
        offerHolds(offers, claim, object);
    }
    if (claim.dispute)
        offers.add(Action::ResolveDispute, object,
                   {{Argument::Dispute, desk::nameOf(*claim.dispute).value()}},
                   {words(Argument::Decision)});
    else
        offers.add(Action::DisputeClaim, object, {}, {words(Argument::Reason)});
    if (claim.document)
        offers.add(Action::VoidDocument, object,
                   {{Argument::Document, std::to_string(claim.document->value)}},
                   {words(Argument::Reason)});
    offers.add(Action::VoidClaim, object, {}, {words(Argument::Reason)});
    return offers.take();
}

} // namespace pitwatch::console
