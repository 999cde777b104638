#include "shared/payout/slip.h"

#include <nlohmann/json.hpp>

namespace pitwatch::payout {

namespace {

using Json = nlohmann::ordered_json;

template <typename Value, typename Shown>
Json ifAny(const std::optional<Value>& value, const Shown& shown) {
    return value ? Json(shown(*value)) : Json(nullptr);
}

std::string nameText(const auto& name) {
    return name.text();
}

Json raisedJson(const Claim& claim) {
    const events::ClaimRaised& raised = claim.raised;
    Json cards = Json::array();
    for (const cards::Card card : raised.cards)
        cards.push_back(card.text());
    return {{"claim", nameOf(claim.id())},
            {"table", raised.claim.table.text()},
            {"number", claim.number},
            {"raised_at", core::toIso(claim.raisedAt)},
            {"round", raised.round.value},
            {"seat", raised.seat.number},
            {"wager", core::enumName(raised.wager)},
            {"stake", raised.stake.value()},
            {"paytable", raised.paytable.text()},
            {"hand", raised.hand.text()},
            {"cards", cards},
            {"basis", core::enumName(raised.basis)},
            {"link", ifAny(raised.link, nameText<events::LinkId>)},
            {"level", ifAny(raised.level, nameText<events::LevelName>)},
            {"percent_ppm", raised.percentPpm},
            {"dealer", ifAny(raised.dealer, nameText<events::PersonId>)},
            {"declared_by", ifAny(raised.declaredBy, nameText<events::PersonId>)}};
}

Json envyJson(const Claim& claim) {
    Json list = Json::array();
    for (const EnvyDue& due : claim.envy)
        list.push_back({{"seat", due.line.seat.number},
                        {"hand", due.line.hand.text()},
                        {"wager", due.line.wager.value()},
                        {"amount", due.line.amount.value()},
                        {"payment", core::enumName(due.payment)},
                        {"by", ifAny(due.by, nameText<events::PersonId>)}});
    return list;
}

Json reviewJson(const Claim& claim, const Words& words) {
    Json approvals = Json::array();
    for (const Approval& approval : claim.approvals)
        approvals.push_back({{"by", approval.by.text()},
                             {"at", core::toIso(approval.at)},
                             {"roster_version", approval.rosterVersion}});
    Json forms = Json::array();
    for (const events::TaxFormFlagged& form : claim.taxForms)
        forms.push_back({{"form", form.form.text()},
                         {"amount", form.amount.value()},
                         {"threshold", form.threshold.value()},
                         {"envy_seat", ifAny(form.envySeat, [](core::Seat seat) {
                              return static_cast<int>(seat.number);
                          })}});
    return {{"verified", ifAny(claim.verified,
                               [](const Verification& one) {
                                   Json checks = Json::array();
                                   for (const auto& check : one.checks)
                                       checks.push_back(check.text());
                                   return Json{{"by", one.by.text()},
                                               {"at", core::toIso(one.at)},
                                               {"checks", checks}};
                               })},
            {"approvals", approvals},
            {"surveillance", ifAny(claim.surveillance,
                                   [](const Notice& one) {
                                       return Json{{"by", one.by.text()},
                                                   {"answered_by", one.answeredBy.value()},
                                                   {"at", core::toIso(one.at)}};
                                   })},
            {"tax_forms", forms},
            {"dispute", ifAny(claim.dispute,
                              [](const Dispute& one) {
                                  return Json{{"by", one.by.text()},
                                              {"reason", one.reason.value()},
                                              {"at", core::toIso(one.at)}};
                              })},
            {"returned", ifAny(claim.returned, words)}};
}

Json documentJson(const IssuedDocument& document, const Words& words) {
    const events::PayoutDocumentIssued& issued = document.issued;
    return {{"number", issued.number.value},
            {"issued_at", core::toIso(document.at)},
            {"table", issued.table.text()},
            {"won_at", core::toIso(issued.wonAt)},
            {"combination", issued.combination.text()},
            {"amount", issued.amount.value()},
            {"method", ifAny(issued.method,
                             [](events::PaymentMethod method) { return core::enumName(method); })},
            {"preparer", issued.preparer.text()},
            {"witness", issued.witness.text()},
            {"issuer", ifAny(issued.issuer, nameText<events::PersonId>)},
            {"approver", ifAny(issued.approver, nameText<events::PersonId>)},
            {"signatures_checked", issued.signatures.size()},
            {"voided", ifAny(document.voided, [&](const events::PayoutDocumentVoided& voided) {
                 return Json{{"by", voided.by.text()},
                             {"at", core::toIso(document.voidedAt)},
                             {"reason", words(voided.reason)}};
             })}};
}

} // namespace

std::string nameOf(const events::ClaimId& claim) {
    return claim.table.text() + "-" + std::to_string(claim.number);
}

Json claimJson(const Claim& claim, const IssuedDocument* document, const Words& words) {
    Json json = raisedJson(claim);
    json["waits_for"] = core::enumName(claim.waitsFor());
    json["amount"] = claim.amountKnown() ? Json(claim.amount.value()) : Json(nullptr);
    json["payment"] = core::enumName(claim.payment);
    json["paid"] = ifAny(claim.paid, [&](const events::ClaimPaid& paid) {
        return Json{{"by", paid.by.text()},
                    {"at", core::toIso(claim.paidAt)},
                    {"method", core::enumName(paid.method)},
                    {"document", paid.document.value}};
    });
    json["envy"] = envyJson(claim);
    json.update(reviewJson(claim, words));
    json["document"] = document != nullptr ? documentJson(*document, words) : Json(nullptr);
    json["ended"] = ifAny(claim.ended, [&](const Ended& ended) {
        return Json{{"how", core::enumName(ended.how)},
                    {"by", ifAny(ended.by, nameText<events::PersonId>)},
                    {"reason", words(ended.reason)},
                    {"at", core::toIso(ended.at)}};
    });
    return json;
}

} // namespace pitwatch::payout
