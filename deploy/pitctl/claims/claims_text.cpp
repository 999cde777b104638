#include "deploy/pitctl/claims/claims_text.h"

#include "shared/payout/slip.h"
#include "shared/wording/wording.h"

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

using Lines = std::vector<std::string>;

void add(Lines& lines, core::Instant at, const std::string& what) {
    lines.push_back("  " + core::toIso(at) + "  " + what);
}

void addReview(Lines& lines, const payout::Claim& claim) {
    if (claim.verified)
        add(lines, claim.verified->at, "verified by " + claim.verified->by.text());
    if (claim.surveillance)
        add(lines, claim.surveillance->at,
            "surveillance notified by " + claim.surveillance->by.text() + ", answered by " +
                claim.surveillance->answeredBy.value());
    for (const payout::Approval& approval : claim.approvals)
        add(lines, approval.at, "approved by " + approval.by.text());
    if (claim.dispute)
        add(lines, claim.dispute->at,
            "disputed by " + claim.dispute->by.text() + ": " + claim.dispute->reason.value());
}

void addDocument(Lines& lines, const payout::IssuedDocument& document) {
    const std::string number = "document " + std::to_string(document.issued.number.value);
    add(lines, document.at, number + " issued");
    if (document.voided)
        add(lines, document.voidedAt,
            number + " voided by " + document.voided->by.text() + ": " +
                wording::sentence(document.voided->reason));
}

void addPayments(Lines& lines, const payout::Claim& claim) {
    if (claim.paid)
        add(lines, claim.paidAt,
            "paid " + core::toDollars(claim.paid->amount) + " by " + claim.paid->by.text() + ", " +
                std::string(core::enumName(claim.paid->method)) + ", document " +
                std::to_string(claim.paid->document.value));
    for (const payout::EnvyDue& due : claim.envy) {
        const std::string what = "Envy of seat " + std::to_string(due.line.seat.number) + ": " +
                                 core::toDollars(due.line.amount) + " " +
                                 std::string(core::enumName(due.payment));
        if (due.by)
            add(lines, due.at, what + " by " + due.by->text());
        else
            lines.push_back(padded("", 26) + what);
    }
}

} // namespace

std::vector<std::string> claimsTable(const payout::ClaimBook& book) {
    Lines lines;
    for (const auto& [id, claim] : book.claims()) {
        const payout::IssuedDocument* document = book.documentOf(id);
        lines.push_back(
            padded(payout::nameOf(id), 8) + padded(core::toIso(claim.raisedAt), 24) +
            padded("seat " + std::to_string(claim.raised.seat.number), 6) +
            padded(std::string(core::enumName(claim.raised.wager)), 11) +
            padded(claim.raised.hand.text(), 16) + padded(amountText(claim), 14) +
            padded("envy " + std::to_string(claim.envy.size()), 6) + padded(standing(claim), 22) +
            (document != nullptr ? "document " + std::to_string(document->issued.number.value) +
                                       (document->voided ? " (void)" : "")
                                 : ""));
    }
    if (lines.empty())
        lines.emplace_back("no claims");
    return lines;
}

std::vector<std::string> claimText(const payout::Claim& claim,
                                   const payout::IssuedDocument* document) {
    std::string cards;
    for (const cards::Card card : claim.raised.cards)
        cards += " " + card.text();
    Lines lines;
    lines.push_back(payout::nameOf(claim.id()) + ": " + claim.raised.hand.text() +
                    (cards.empty() ? "" : " (" + cards.substr(1) + ")") + ", " + amountText(claim) +
                    ", " + standing(claim));
    add(lines, claim.raisedAt,
        "raised in round " + std::to_string(claim.raised.round.value) + ", seat " +
            std::to_string(claim.raised.seat.number));
    addReview(lines, claim);
    if (document != nullptr)
        addDocument(lines, *document);
    addPayments(lines, claim);
    if (claim.ended)
        add(lines, claim.ended->at,
            std::string(core::enumName(claim.ended->how)) +
                (claim.ended->by ? " by " + claim.ended->by->text() : "") + ": " +
                wording::sentence(claim.ended->reason));
    return lines;
}

} // namespace pitwatch::pitctl
