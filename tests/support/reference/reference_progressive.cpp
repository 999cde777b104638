#include "tests/support/reference/reference_progressive.h"

#include <algorithm>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

Cards together(Cards cards, const Cards& more) {
    cards.insert(cards.end(), more.begin(), more.end());
    return cards;
}

bool hasSideWager(const Seat& seat) {
    return seat.wager("five_card") > 0 || seat.wager("ultimate_pairs") > 0 ||
           seat.wager("progressive") > 0;
}

// L8 and COMAR .12E(2)-(3): the hands of the three-card progressives.
std::string threeCardProgressiveHand(const Cards& three) {
    if (suitedAceKingQueen(three))
        return three.front().suit == 's' ? "akq_spades" : "akq_other";
    switch (threeCard(three)) {
    case ThreeCard::StraightFlush:
        return "straight_flush";
    case ThreeCard::ThreeOfAKind:
        return "three_of_a_kind";
    case ThreeCard::Straight:
        return "straight";
    case ThreeCard::Flush:
    case ThreeCard::Pair:
    case ThreeCard::HighCard:
        return "";
    }
    return "";
}

} // namespace

bool aceLowStraight(const json& submission) {
    return submission.value("ace_low_straight", true);
}

Cards letItRideFive(const Round& round, const Seat& seat) {
    return together(seat.cards, round.community);
}

// R2: the horizontal line of the cross, then the vertical one.
Cards firstRun(const Round& round, const Seat& seat) {
    const auto& cross = round.cross;
    return together(seat.cards, {cross.at("left"), cross.at("center"), cross.at("right")});
}

Cards secondRun(const Round& round, const Seat& seat) {
    const auto& cross = round.cross;
    return together(seat.cards, {cross.at("top"), cross.at("center"), cross.at("bottom")});
}

std::optional<FiveCard> fiveCardHandOf(const json& submission, const Round& round,
                                       const Seat& seat) {
    if (submission["rule_set"] != "mlgca-run-em-twice")
        return fiveCard(letItRideFive(round, seat));
    if (round.cross.size() != 5)
        return std::nullopt;
    const bool aceLow = aceLowStraight(submission);
    return std::max(fiveCard(firstRun(round, seat), aceLow),
                    fiveCard(secondRun(round, seat), aceLow));
}

Progressive::Progressive(const json& submission, const Round& round)
    : m_submission(submission), m_round(round), m_meters(round.meters) {
    if (submission.contains("progressive"))
        m_table = findProgressive(submission["rule_set"], submission["progressive"]["paytable"]);
}

std::string Progressive::handOf(const Seat& seat) const {
    if (m_table->threeCardHand)
        return threeCardProgressiveHand(seat.cards);
    const auto hand = fiveCardHandOf(m_submission, m_round, seat);
    return hand ? nameOf(*hand) : "";
}

const ProgressiveLine* Progressive::lineFor(const Seat& seat) const {
    const std::string hand = handOf(seat);
    for (const ProgressiveLine& line : m_table->lines) {
        if (line.hand == hand)
            return &line;
    }
    return nullptr;
}

bool Progressive::wins(const Seat& seat) const {
    return lineFor(seat) != nullptr;
}

Cents Progressive::settle(const Seat& seat) {
    const ProgressiveLine* line = lineFor(seat);
    if (line == nullptr)
        return 0;
    if (line->percent == 0)
        return seat.wager("progressive") * line->forOne;
    Cents& meter = m_meters.at(line->meter);
    const Cents paid = meter * line->percent / 100; // L5: whole cents, rounded down.
    meter -= paid;
    if (line->percent == 100) // L6
        meter = m_submission["progressive"]["levels"][line->meter]["reset"];
    return paid;
}

json Progressive::envyOf(const Seat& seat) const {
    json lines = json::array();
    const Cents wager = seat.wager("progressive");
    if (wager == 0)
        return lines;
    for (const Seat& other : m_round.seats) {
        // Never for one's own hand, whichever of one's boxes it lies in (L9). R4: a folded hand
        // without a side wager left the table.
        const bool own =
            other.seat == seat.seat || (!seat.player.empty() && other.player == seat.player);
        if (own || (other.folded() && !hasSideWager(other)))
            continue;
        const std::string hand = handOf(other);
        for (const EnvyLine& envy : m_table->envy) {
            if (envy.hand == hand)
                lines.push_back(
                    {{"for_seat", other.seat},
                     {"hand", hand},
                     {"paid", 100 * (wager == 100 ? envy.dollarsForOne : envy.dollarsForFive)}});
        }
    }
    return lines;
}

json Progressive::metersAnswer() const {
    json answer = json::object();
    for (const auto& [level, after] : m_meters)
        answer[level] = {{"before", m_round.meters.at(level)}, {"after", after}};
    return answer;
}

} // namespace pitwatch::reference
