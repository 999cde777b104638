#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// A playing card is one byte and always one of the 52: it is made from a rank and a suit, or parsed
// from text that is exactly a card. Plain values; any thread.

namespace pitwatch::cards {

enum class Suit : std::uint8_t { Spades, Hearts, Diamonds, Clubs };

enum class Rank : std::uint8_t {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace
};

inline constexpr std::size_t kRankCount = 13;
inline constexpr std::size_t kSuitCount = 4;
inline constexpr std::size_t kDeckSize = kRankCount * kSuitCount;

class Card {
public:
    constexpr Card(Rank rank, Suit suit)
        : m_index(static_cast<std::uint8_t>(static_cast<unsigned>(rank) * kSuitCount +
                                            static_cast<unsigned>(suit))) {}

    // The card of an index below 52.
    static constexpr Card ofIndex(std::size_t index) {
        Card card(Rank::Two, Suit::Spades);
        card.m_index = static_cast<std::uint8_t>(index);
        return card;
    }

    // Rank "23456789TJQKA" then suit "shdc": "As", "Td". Nothing else is a card, "as" neither.
    static std::optional<Card> parse(std::string_view text);

    constexpr Rank rank() const { return static_cast<Rank>(m_index / kSuitCount); }
    constexpr Suit suit() const { return static_cast<Suit>(m_index % kSuitCount); }
    // 0 to 51: rank * 4 + suit.
    constexpr std::uint8_t index() const { return m_index; }
    std::string text() const;

    friend constexpr auto operator<=>(Card, Card) = default;

private:
    std::uint8_t m_index;
};

// "spades", "hearts", "diamonds", "clubs".
std::string_view nameOf(Suit suit);

} // namespace pitwatch::cards
