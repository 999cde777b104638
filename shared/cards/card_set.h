#pragma once

#include "shared/cards/card.h"

#include <bit>
#include <cstdint>

// A set of cards as 52 bits: what has been seen in a round, what is left of a deck. It never
// allocates, and iterating gives the cards by ascending index. Plain value; any thread.

namespace pitwatch::cards {

class CardSet {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : m_rest(rest) {}
        constexpr Card operator*() const {
            return Card::ofIndex(static_cast<std::size_t>(std::countr_zero(m_rest)));
        }
        constexpr Iterator& operator++() {
            m_rest &= m_rest - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_rest;
    };

    constexpr CardSet() = default;
    static constexpr CardSet fullDeck() { return CardSet((std::uint64_t{1} << kDeckSize) - 1); }
    // The cards of a higher index.
    static constexpr CardSet above(Card card) {
        return fullDeck() & CardSet(~std::uint64_t{1} << card.index());
    }

    // Whether the card was not there before, so that a card dealt twice is noticed.
    constexpr bool insert(Card card) {
        const bool isNew = !contains(card);
        m_bits |= bit(card);
        return isNew;
    }
    constexpr void erase(Card card) { m_bits &= ~bit(card); }
    constexpr bool contains(Card card) const { return (m_bits & bit(card)) != 0; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(m_bits)); }
    // How many cards of that rank. Looked up, four bits for each of the 16 sets of suits, because
    // plain x86-64 has no instruction that counts bits.
    constexpr std::size_t count(Rank rank) const {
        constexpr std::uint64_t kCounts = 0x4332'3221'3221'2110;
        const auto suits = m_bits >> static_cast<unsigned>(rank) * kSuitCount & 0xfU;
        return kCounts >> 4U * suits & 0xfU;
    }
    constexpr bool empty() const { return m_bits == 0; }

    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr CardSet operator|(CardSet a, CardSet b) {
        return CardSet(a.m_bits | b.m_bits);
    }
    friend constexpr CardSet operator&(CardSet a, CardSet b) {
        return CardSet(a.m_bits & b.m_bits);
    }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return CardSet(a.m_bits & ~b.m_bits);
    }
    friend constexpr bool operator==(CardSet, CardSet) = default;

private:
    constexpr explicit CardSet(std::uint64_t bits) : m_bits(bits) {}
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }

    std::uint64_t m_bits = 0;
};

} // namespace pitwatch::cards
