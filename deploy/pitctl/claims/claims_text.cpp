#include "deploy/pitctl/claims/claims_text.h"

#include "shared/payout/slip.h"
#include "shared/wording/wording.h"

#include <cstdio>

namespace pitwatch::pitctl {

namespace {

std::string padded(std::string text, std::size_t width) {
    if (text.size() < width)
        text.append(width - text.size(), ' ');
    return text + "  ";
}

std::string amountText(const payout::Claim& claim) {
    return claim.amountKnown() ? core::toDollars(claim.amount) : std::string("not fixed");
}

std::string standing(const payout::Claim& claim) {
    if (claim.ended)
        return std::string(core::enumName(claim.ended->how));
    return "waits for " + std::string(core::enumName(claim.waitsFor()));
}

std::string line(core::Instant at, const std::string& what) {
    return "  " + core::toIso(at) + "  " + what + "\n";
}

std::string reviewText(const payout::Claim& claim) {
    std::string text;
    if (claim.verified)
        text += line(claim.verified->at, "verified by " + claim.verified->by.text());
    if (claim.surveillance)
        text += line(claim.surveillance->at, "surveillance notified by " +
                                                 claim.surveillance->by.text() + ", answered by " +
                                                 claim.surveillance->answeredBy.value());
    for (const payout::Approval& approval : claim.approvals)
        text += line(approval.at, "approved by " + approval.by.text());
    if (claim.dispute)
        text += line(claim.dispute->at, "disputed by " + claim.dispute->by.text() + ": " +
                                            claim.dispute->reason.value());
    return text;
}

std::string documentText(const payout::IssuedDocument& document) {
    const std::string number = "document " + std::to_string(document.issued.number.value);
    std::string text = line(document.at, number + " issued");
    if (document.voided)
        text += line(document.voidedAt, number + " voided by " + document.voided->by.text() + ": " +
                                            wording::sentence(document.voided->reason));
    return text;
}

std::string paymentsText(const payout::Claim& claim) {
    std::string text;
    if (claim.paid)
        text += line(claim.paidAt, "paid " + core::toDollars(claim.paid->amount) + " by " +
                                       claim.paid->by.text() + ", " +
                                       std::string(core::enumName(claim.paid->method)) +
                                       ", document " + std::to_string(claim.paid->document.value));
    for (const payout::EnvyDue& due : claim.envy) {
        const std::string what = "Envy of seat " + std::to_string(due.line.seat.number) + ": " +
                                 core::toDollars(due.line.amount) + " " +
                                 std::string(core::enumName(due.payment));
        text +=
            due.by ? line(due.at, what + " by " + due.by->text()) : padded("", 26) + what + "\n";
    }
    return text;
}

} // namespace

std::string claimsTable(const payout::ClaimBook& book) {
    std::string text;
    for (const auto& [id, claim] : book.claims()) {
        const payout::IssuedDocument* document = book.documentOf(id);
        text += padded(payout::nameOf(id), 8) + padded(core::toIso(claim.raisedAt), 24) +
                padded("seat " + std::to_string(claim.raised.seat.number), 6) +
                padded(std::string(core::enumName(claim.raised.wager)), 11) +
                padded(claim.raised.hand.text(), 16) + padded(amountText(claim), 14) +
                padded("envy " + std::to_string(claim.envy.size()), 6) +
                padded(standing(claim), 22) +
                (document != nullptr ? "document " + std::to_string(document->issued.number.value) +
                                           (document->voided ? " (void)" : "")
                                     : "") +
                "\n";
    }
    return text.empty() ? "no claims\n" : text;
}

std::string claimText(const payout::Claim& claim, const payout::IssuedDocument* document) {
    std::string cards;
    for (const cards::Card card : claim.raised.cards)
        cards += " " + card.text();
    std::string text = payout::nameOf(claim.id()) + ": " + claim.raised.hand.text() +
                       (cards.empty() ? "" : " (" + cards.substr(1) + ")") + ", " +
                       amountText(claim) + ", " + standing(claim) + "\n";
    text += line(claim.raisedAt, "raised in round " + std::to_string(claim.raised.round.value) +
                                     ", seat " + std::to_string(claim.raised.seat.number));
    text += reviewText(claim);
    if (document != nullptr)
        text += documentText(*document);
    text += paymentsText(claim);
    if (claim.ended)
        text +=
            line(claim.ended->at, std::string(core::enumName(claim.ended->how)) +
                                      (claim.ended->by ? " by " + claim.ended->by->text() : "") +
                                      ": " + claim.ended->reason.value());
    return text;
}

} // namespace pitwatch::pitctl
