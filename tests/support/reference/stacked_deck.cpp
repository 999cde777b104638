#include "tests/support/reference/stacked_deck.h"

#include <algorithm>

namespace pitwatch::reference {

namespace {

const std::string kRanks = "A23456789TJQKA"; // by rank less one
const std::string kSuits = "shdc";

// The five ranks from `lowest` up, as names.
std::vector<std::string> fiveRanks(std::int64_t lowest) {
    std::vector<std::string> names;
    for (std::int64_t rank = lowest; rank < lowest + 5; ++rank)
        names.push_back(rankName(rank));
    return names;
}

} // namespace

std::string rankName(std::int64_t rank) {
    return {kRanks[static_cast<std::size_t>(rank - 1)]};
}

StackedDeck::StackedDeck(Random& random) {
    for (std::int64_t rank = 2; rank <= 14; ++rank) {
        for (const char suit : kSuits)
            m_cards.push_back(rankName(rank) + suit);
    }
    random.shuffle(m_cards);
}

std::optional<std::string> StackedDeck::take(const std::string& wanted) {
    const auto found = std::find_if(m_cards.begin(), m_cards.end(), [&](const std::string& card) {
        return card[0] == wanted[0] && (wanted[1] == '?' || card[1] == wanted[1]);
    });
    if (found == m_cards.end())
        return std::nullopt;
    const std::string card = *found;
    m_cards.erase(found);
    return card;
}

std::vector<std::string> StackedDeck::deal(std::size_t count,
                                           const std::vector<std::string>& wanted) {
    std::vector<std::string> dealt;
    for (const std::string& one : wanted) {
        if (dealt.size() == count)
            break;
        if (const auto card = take(one))
            dealt.push_back(*card);
    }
    while (dealt.size() < count) {
        dealt.push_back(m_cards.back());
        m_cards.pop_back();
    }
    return dealt;
}

std::vector<std::string> completedStraight(Random& random, const std::vector<std::string>& given,
                                           bool suited) {
    std::vector<std::vector<std::string>> ways;
    for (std::int64_t lowest = 1; lowest <= 10; ++lowest) {
        std::vector<std::string> missing = fiveRanks(lowest);
        const bool holdsAll = std::all_of(given.begin(), given.end(), [&](const std::string& card) {
            return std::erase(missing, card.substr(0, 1)) == 1;
        });
        if (!holdsAll)
            continue;
        for (std::string& one : missing)
            one += suited ? given.front()[1] : '?';
        ways.push_back(missing);
    }
    return ways.empty() ? std::vector<std::string>{} : random.pick(ways);
}

std::vector<std::string> suitedNeighbours(Random& random, std::size_t count) {
    const char suit = kSuits[random.below(4)];
    std::vector<std::string> cards =
        fiveRanks(random.pick<std::int64_t>({1, 10, 10, random.between(1, 10)}));
    for (std::string& card : cards)
        card += suit;
    random.shuffle(cards);
    cards.resize(std::min(count, cards.size()));
    return cards;
}

} // namespace pitwatch::reference
