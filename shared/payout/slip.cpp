#include "shared/payout/slip.h"

#include "shared/paper/table.h"
#include "shared/payout/internal/slip_words.h"

#include <array>

namespace pitwatch::payout {

namespace {

using paper::Align;
using paper::Font;
using paper::Page;

constexpr double kLeft = 48;
constexpr double kRight = 612 - 48;
constexpr double kLabel = 150;

std::string eightDigits(std::uint64_t number) {
    const std::string text = std::to_string(number);
    return text.size() < 8 ? std::string(8 - text.size(), '0') + text : text;
}

void drawHead(Page& page, const IssuedDocument& document) {
    page.text(kLeft, 66, "Payout document", Font::Bold, 22);
    page.text(kLeft, 84,
              "Claim " + nameOf(document.issued.claim) + ", issued " + readable(document.at));
    page.box(kRight - 150, 42, 150, 46, 1);
    page.text(kRight - 75, 56, "No.", Font::Regular, 9, Align::Centre);
    page.text(kRight - 75, 80, eightDigits(document.issued.number.value), Font::Bold, 20,
              Align::Centre);
    page.line(kLeft, 100, kRight, 100, 1.5);
}

double drawField(Page& page, double y, std::string_view label, std::string_view value,
                 Font font = Font::Regular) {
    page.text(kLeft, y, label, Font::Regular, 10, Align::Left, 0.35);
    for (const std::string& line : paper::wrapped(value, font, 11, kRight - kLeft - kLabel)) {
        page.text(kLeft + kLabel, y, line, font, 11);
        y += 17;
    }
    return y;
}

std::string_view symbolOf(char suit) {
    switch (suit) {
    case 's':
        return "\u2660";
    case 'h':
        return "\u2665";
    case 'd':
        return "\u2666";
    default:
        return "\u2663";
    }
}

// The cards as they lay on the table.
double drawCards(Page& page, double y, const std::vector<cards::Card>& cards) {
    if (cards.empty())
        return drawField(page, y, "Cards", "not read at the table");
    page.text(kLeft, y, "Cards", Font::Regular, 10, Align::Left, 0.35);
    double x = kLeft + kLabel;
    for (const cards::Card card : cards) {
        const std::string text = card.text();
        page.box(x, y - 10, 30, 40, 0.75);
        page.text(x + 15, y + 6, text.substr(0, 1) == "T" ? "10" : text.substr(0, 1), Font::Bold,
                  13, Align::Centre);
        page.text(x + 15, y + 23, symbolOf(text[1]), Font::Symbols, 14, Align::Centre);
        x += 36;
    }
    return y + 50;
}

std::string wagerText(const events::ClaimRaised& raised) {
    std::string text = readable(core::enumName(raised.wager)) + ", " +
                       core::toDollars(raised.stake) + ", paytable " + raised.paytable.text();
    if (raised.link && raised.level)
        text += "; pays " + percentOf(raised.percentPpm) + " of meter " + raised.link->text() +
                " " + raised.level->text();
    return text;
}

std::string methodText(const Claim& claim, const events::PayoutDocumentIssued& issued) {
    if (claim.paid)
        return readable(core::enumName(claim.paid->method));
    return issued.method ? readable(core::enumName(*issued.method)) : "Chips, cash or cheque";
}

std::string taxText(const Claim& claim) {
    std::string text;
    for (const events::TaxFormFlagged& form : claim.taxForms) {
        text += text.empty() ? "" : "; ";
        text += form.form.text() == "w2g" ? "W-2G" : form.form.text();
        text += form.envySeat
                    ? " for the Envy Bonus of seat " + std::to_string(form.envySeat->number)
                    : " for the holder of the hand";
    }
    return text.empty() ? "None" : text;
}

double drawFacts(Page& page, const Claim& claim, const IssuedDocument& document) {
    const events::PayoutDocumentIssued& issued = document.issued;
    double y = document.voided ? 138 : 124;
    y = drawField(page, y, "Date and time won", readable(issued.wonAt));
    y = drawField(page, y, "Table, round, seat",
                  issued.table.text() + ", round " + std::to_string(claim.raised.round.value) +
                      ", seat " + std::to_string(claim.raised.seat.number));
    y = drawField(page, y, "Wager", wagerText(claim.raised));
    y = drawField(page, y, "Winning combination", readable(issued.combination.text()), Font::Bold);
    y = drawCards(page, y + 4, claim.raised.cards);
    page.shade(kLeft, y, kRight - kLeft, 36, 0.92);
    page.box(kLeft, y, kRight - kLeft, 36, 1);
    page.text(kLeft + 10, y + 23, "Amount to the holder of the hand", Font::Regular, 11);
    page.text(kRight - 10, y + 26, core::toDollars(issued.amount), Font::Bold, 20, Align::Right);
    y += 58;
    y = drawField(page, y, "Paid by", methodText(claim, issued));
    y = drawField(page, y, "Tax form", taxText(claim));
    return drawField(page, y, "Surveillance",
                     claim.surveillance ? "Notified " + readable(claim.surveillance->at) + " by " +
                                              claim.surveillance->by.text() + ", answered by " +
                                              claim.surveillance->answeredBy.value()
                                        : "No notice recorded");
}

std::string paymentText(const EnvyDue& due) {
    std::string text = readable(core::enumName(due.payment));
    if (due.by)
        text += " by " + due.by->text();
    return text;
}

double drawEnvy(paper::Document& paper, double y, const Claim& claim) {
    if (claim.envy.empty())
        return y;
    paper.pages().back().text(kLeft, y + 4, "Envy Bonus, each to another player", Font::Bold, 11);
    paper::Table table(paper, y + 10,
                       {{"Seat", 40, Align::Centre},
                        {"Wager", 70, Align::Right},
                        {"For the hand", 110},
                        {"Amount", 90, Align::Right},
                        {"Payment", 96},
                        {"Received (initials)", 110}});
    for (const EnvyDue& due : claim.envy)
        table.row({std::to_string(due.line.seat.number), core::toDollars(due.line.wager),
                   readable(due.line.hand.text()), core::toDollars(due.line.amount),
                   paymentText(due), ""});
    table.row({"", "", "Total", core::toDollars(claim.envyTotal()), "", ""}, Font::Bold);
    return table.y() + 8;
}

struct Signatory {
    std::string part;
    std::string name;
};

std::string atText(const std::optional<core::Instant>& at) {
    return at ? ", " + readable(*at) : std::string();
}

std::vector<Signatory> signatories(const Claim& claim, const events::PayoutDocumentIssued& issued) {
    const auto approvedAt = [&](const events::PersonId& person) -> std::optional<core::Instant> {
        for (const Approval& approval : claim.approvals)
            if (approval.by == person)
                return approval.at;
        return std::nullopt;
    };
    const auto verifiedAt = claim.verified ? std::optional(claim.verified->at) : std::nullopt;
    std::vector<Signatory> all{
        {"Prepared by", issued.preparer.text() + atText(approvedAt(issued.preparer))},
        {"Hand verified and witnessed by", issued.witness.text() + atText(verifiedAt)}};
    if (issued.approver)
        all.push_back(
            {"Approved by", issued.approver->text() + atText(approvedAt(*issued.approver))});
    const auto issuer = claim.paid ? std::optional(claim.paid->by) : issued.issuer;
    all.push_back({"Money issued by", issuer ? issuer->text() : std::string()});
    all.push_back({"Received by (player)", ""});
    return all;
}

// Two a line; a new page where they no longer fit together.
void drawSignatures(paper::Document& paper, double y, const std::vector<Signatory>& all) {
    constexpr double kRow = 58;
    constexpr double kWidth = (kRight - kLeft - 24) / 2;
    const double needed = kRow * static_cast<double>((all.size() + 1) / 2);
    if (y + needed > paper.pages().back().height() - 54) {
        paper.addPage();
        y = 60;
    }
    Page& page = paper.pages().back();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double x = kLeft + (i % 2 == 0 ? 0 : kWidth + 24);
        const double line = y + 36 + kRow * static_cast<double>(i / 2);
        page.text(x, line - 26, all[i].part, Font::Bold, 9);
        page.line(x, line, x + kWidth, line, 0.75);
        page.text(x, line + 11,
                  paper::fitted(all[i].name.empty() ? "Name, date and time" : all[i].name,
                                Font::Regular, 8, kWidth),
                  Font::Regular, 8, Align::Left, 0.35);
    }
}

void drawVoid(Page& page, const IssuedDocument& document, const Words& words) {
    if (!document.voided)
        return;
    page.watermark("VOID");
    page.text(kLeft, 116,
              paper::fitted("VOID since " + readable(document.voidedAt) + " by " +
                                document.voided->by.text() + ": " + words(document.voided->reason),
                            Font::Bold, 9, kRight - kLeft),
              Font::Bold, 9);
}

} // namespace

paper::Document slipPages(const Claim& claim, const IssuedDocument& document, const Words& words) {
    paper::Document paper("Payout document " + eightDigits(document.issued.number.value),
                          document.at);
    Page& page = paper.addPage(paper::Size::Letter);
    drawVoid(page, document, words);
    drawHead(page, document);
    double y = drawFacts(page, claim, document);
    y = drawEnvy(paper, y + 6, claim);
    drawSignatures(paper, y + 6, signatories(claim, document.issued));
    paper.addFooters("Document " + eightDigits(document.issued.number.value) + ", claim " +
                     nameOf(document.issued.claim) +
                     ". Never altered: a wrong document is voided and another one issued.");
    return paper;
}

} // namespace pitwatch::payout
