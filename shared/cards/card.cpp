#include "shared/cards/card.h"

#include "shared/core/assertion.h"

namespace pitwatch::cards {

namespace {

constexpr std::string_view kRankLetters = "23456789TJQKA";
constexpr std::string_view kSuitLetters = "shdc";

} // namespace

std::optional<Card> Card::parse(std::string_view text) {
    if (text.size() != 2)
        return std::nullopt;
    const std::size_t rank = kRankLetters.find(text[0]);
    const std::size_t suit = kSuitLetters.find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return Card(static_cast<Rank>(rank), static_cast<Suit>(suit));
}

std::string Card::text() const {
    return {kRankLetters[static_cast<std::size_t>(rank())],
            kSuitLetters[static_cast<std::size_t>(suit())]};
}

std::string_view nameOf(Suit suit) {
    switch (suit) {
    case Suit::Spades:
        return "spades";
    case Suit::Hearts:
        return "hearts";
    case Suit::Diamonds:
        return "diamonds";
    case Suit::Clubs:
        return "clubs";
    }
    PW_ASSERT(false && "a suit is one of four");
    return {};
}

} // namespace pitwatch::cards
