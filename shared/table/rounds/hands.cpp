#include "shared/table/rounds/hands.h"

#include <algorithm>
#include <array>

namespace pitwatch::table {

using cards::Card;

std::string_view nameOf(cards::FiveCardCategory category) {
    using enum cards::FiveCardCategory;
    switch (category) {
    case HighCard:
        return "high_card";
    case Pair:
        return "pair";
    case TwoPair:
        return "two_pair";
    case ThreeOfAKind:
        return "three_of_a_kind";
    case Straight:
        return "straight";
    case Flush:
        return "flush";
    case FullHouse:
        return "full_house";
    case FourOfAKind:
        return "four_of_a_kind";
    case StraightFlush:
        return "straight_flush";
    case RoyalFlush:
        return "royal_flush";
    }
    return {};
}

std::optional<cards::FiveCardCategory> handOf(const State& state, std::span<const Card> own) {
    using enum rules::BoardPlace;
    const auto& board = state.round->board;
    const auto at = [&](rules::BoardPlace place) { return board[static_cast<std::size_t>(place)]; };
    const cards::AceLow aceLow = state.setup->tableRules.aceLow;
    if (state.rules().game == rules::Game::LetItRide) {
        if (own.size() != 3 || !at(Left) || !at(Right))
            return std::nullopt;
        const std::array five{own[0], own[1], own[2], *at(Left), *at(Right)};
        return cards::evaluateFive(five, aceLow).category;
    }
    const bool known = std::all_of(board.begin(), board.end(), [](const std::optional<Card>& card) {
        return card.has_value();
    });
    if (own.size() != 2 || !known)
        return std::nullopt;
    const std::array run1{own[0], own[1], *at(Left), *at(Center), *at(Right)};
    const std::array run2{own[0], own[1], *at(Top), *at(Center), *at(Bottom)};
    return std::max(cards::evaluateFive(run1, aceLow), cards::evaluateFive(run2, aceLow)).category;
}

events::HandName handName(std::string_view name) {
    const auto parsed = events::HandName::parse(name);
    PW_ASSERT(parsed.ok());
    return *parsed;
}

} // namespace pitwatch::table
