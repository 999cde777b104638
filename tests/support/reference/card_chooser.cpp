#include "tests/support/reference/card_chooser.h"

namespace pitwatch::reference {

namespace {

CardTexts sameRank(std::int64_t rank) {
    return CardTexts(4, rankName(rank) + "?");
}

} // namespace

CardTexts CardChooser::community() {
    switch (m_random.below(6)) {
    case 0:
        return {};
    case 1:
        return sameRank(m_random.between(2, 14));
    case 2:
        return sharedByTwoStraightFlushes();
    case 3:
        return sharedByTwoFours();
    default:
        return suitedNeighbours(m_random, 2);
    }
}

// Eight ranks of a suit: the middle two on the board, three below and three above in hands.
CardTexts CardChooser::sharedByTwoStraightFlushes() {
    const std::string suit = randomSuit();
    const std::int64_t low = m_random.pick<std::int64_t>({1, 7, 7, m_random.between(1, 7)});
    const auto card = [&](std::int64_t step) { return rankName(low + step) + suit; };
    m_twins = {{card(0), card(1), card(2)}, {card(5), card(6), card(7)}};
    return {card(3), card(4)};
}

CardTexts CardChooser::sharedByTwoFours() {
    const std::int64_t rank = m_random.between(2, 13);
    m_twins = {sameRank(rank), sameRank(rank + 1)};
    return {rankName(rank) + "?", rankName(rank + 1) + "?"};
}

// The hand that goes with the board, while there is one.
bool CardChooser::takesTwin() {
    return !m_twins.empty() && m_random.chance(75);
}

CardTexts CardChooser::takeTwin() {
    const std::size_t which = m_random.below(m_twins.size());
    const CardTexts wanted = m_twins[which];
    m_twins.erase(m_twins.begin() + static_cast<std::ptrdiff_t>(which));
    return wanted;
}

std::string CardChooser::randomSuit() {
    return m_random.pick<std::string>({"s", "h", "d", "c"});
}

CardTexts CardChooser::box() {
    switch (m_random.below(4)) {
    case 0:
        return {};
    case 1:
        return sameRank(m_random.between(2, 14));
    case 2:
        return superRoyal(m_random.pick<std::string>({"d", "d", "s", "h", "c"}));
    default:
        return suitedNeighbours(m_random, 3);
    }
}

CardTexts CardChooser::letItRideHand(const CardTexts& community, const CardTexts& box) {
    if (takesTwin())
        return takeTwin();
    switch (m_random.below(11)) {
    case 0:
    case 1:
        return completedStraight(m_random, community, true);
    case 2:
        return completedStraight(m_random, community, false);
    case 3:
        return ofSuit(community.front().substr(1));
    case 4:
        return ranksOf(community);
    case 5:
        return aceKingQueen();
    case 6:
        return threeInARow();
    case 7:
        return sameRank(m_random.between(2, 14));
    case 8:
        return box.empty() ? aceKingQueen() : superRoyal(box.front().substr(1));
    case 9: // pairs on both sides of the lowest one that pays
        return {rankName(m_random.between(8, 11)) + "?", rankName(m_random.between(8, 11)) + "?"};
    default:
        return {};
    }
}

CardTexts CardChooser::aceKingQueen() {
    const std::string suit = m_random.pick<std::string>({"s", "s", "s", "h", "d", "c", "?"});
    return {"A" + suit, "K" + suit, "Q" + suit};
}

CardTexts CardChooser::threeInARow() {
    const std::string suit = m_random.pick<std::string>({"s", "h", "d", "c", "?", "?"});
    const std::int64_t low = m_random.pick<std::int64_t>({1, m_random.between(1, 12)});
    return {rankName(low) + suit, rankName(low + 1) + suit, rankName(low + 2) + suit};
}

CardTexts CardChooser::superRoyal(const std::string& suit) {
    CardTexts wanted;
    for (std::int64_t rank = 9; rank <= 14; ++rank)
        wanted.push_back(rankName(rank) + suit);
    m_random.shuffle(wanted);
    return wanted;
}

CardTexts CardChooser::ofSuit(const std::string& suit) {
    CardTexts wanted;
    for (std::int64_t rank = 2; rank <= 14; ++rank)
        wanted.push_back(rankName(rank) + suit);
    m_random.shuffle(wanted);
    return wanted;
}

CardTexts CardChooser::ranksOf(const CardTexts& cards) {
    CardTexts wanted;
    for (const std::string& card : cards)
        wanted.insert(wanted.end(), 2, card.substr(0, 1) + "?");
    m_random.shuffle(wanted);
    return wanted;
}

CardTexts CardChooser::cross() {
    switch (m_random.below(7)) {
    case 0:
        return {};
    case 1: // the board itself is a straight flush
        return suitedNeighbours(m_random, 5);
    case 2:
        return sameRank(m_random.between(2, 14));
    case 3:
        return doubleRun();
    case 4:
        return twinRuns();
    case 5:
        return twinFours();
    default:
        return suitedNeighbours(m_random, 3);
    }
}

// Straight flushes on both runs for who holds the other two middle cards.
CardTexts CardChooser::doubleRun() {
    const std::int64_t low = m_random.pick<std::int64_t>({1, 8, 8, m_random.between(1, 8)});
    const std::string suit = randomSuit();
    const auto card = [&](std::int64_t step) { return rankName(low + step) + suit; };
    CardTexts middle = {card(2), card(3), card(4)};
    m_random.shuffle(middle);
    m_twins = {{middle[1], middle[2]}};
    if (m_random.chance(50))
        return {card(0), middle[0], card(1), card(5), card(6)};
    return {card(5), middle[0], card(6), card(0), card(1)};
}

// Two players' straight flushes on the first run.
CardTexts CardChooser::twinRuns() {
    const std::int64_t low = m_random.pick<std::int64_t>({1, 8, 8, m_random.between(1, 8)});
    const std::string suit = randomSuit();
    const auto card = [&](std::int64_t step) { return rankName(low + step) + suit; };
    m_twins = {{card(0), card(1)}, {card(5), card(6)}};
    return {card(2), card(3), card(4)};
}

// Four of a kind for one player on the first run, for another on the second.
CardTexts CardChooser::twinFours() {
    const std::int64_t rank = m_random.between(2, 12);
    const std::string first = rankName(rank) + "?";
    const std::string second = rankName(rank + 1) + "?";
    m_twins = {{first, first}, {second, second}};
    return {first, first, rankName(rank + 2) + "?", second, second};
}

CardTexts CardChooser::runEmTwiceHand(const CardTexts& cross) {
    if (takesTwin())
        return takeTwin();
    const CardTexts horizontal = {cross[0], cross[1], cross[2]};
    const CardTexts vertical = {cross[3], cross[1], cross[4]};
    switch (m_random.below(10)) {
    case 0:
    case 1:
        return completedStraight(m_random, horizontal, true);
    case 2:
        return completedStraight(m_random, vertical, true);
    case 3:
        return completedStraight(m_random, m_random.chance(50) ? horizontal : vertical, false);
    case 4:
        return ofSuit(cross[1].substr(1));
    case 5:
        return ranksOf(m_random.chance(50) ? horizontal : vertical);
    case 6: // the boundaries of lose, push and win
        return sameRank(m_random.pick<std::int64_t>({5, 6, 10, 11}));
    case 7:
        return m_random.chance(40) ? CardTexts{"Ah", "Ad"} : sameRank(m_random.between(2, 14));
    case 8: {
        const std::string suit = m_random.chance(50) ? randomSuit() : "?";
        return {"A" + suit, rankName(m_random.between(10, 13)) + suit};
    }
    default:
        return {};
    }
}

} // namespace pitwatch::reference
