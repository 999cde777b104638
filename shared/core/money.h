#pragma once

#include <compare>
#include <cstdint>
#include <string>

// Money is an integer and knows its unit. Arithmetic that would overflow is a broken invariant:
// amounts from outside are limited where they enter (kMaxAmount), so sums of them cannot overflow.

namespace pitwatch::core {

inline constexpr std::int64_t kMicroCentsPerCent = 1'000'000;

class Cents {
public:
    constexpr Cents() = default;
    constexpr explicit Cents(std::int64_t value) : m_value(value) {}

    constexpr std::int64_t value() const { return m_value; }

    Cents& operator+=(Cents other);
    Cents& operator-=(Cents other);
    friend Cents operator+(Cents a, Cents b) { return a += b; }
    friend Cents operator-(Cents a, Cents b) { return a -= b; }
    friend Cents operator*(Cents a, std::int64_t times);
    friend constexpr auto operator<=>(Cents, Cents) = default;

private:
    std::int64_t m_value = 0;
};

// The largest amount accepted from outside: ten billion dollars.
inline constexpr Cents kMaxAmount{1'000'000'000'000};

// Meters count in millionths of a cent, so a wager in cents times a rate in parts per million is
// exact (a $5 wager at 5.125% adds 25,625,000 micro-cents).
class MicroCents {
public:
    constexpr MicroCents() = default;
    constexpr explicit MicroCents(std::int64_t value) : m_value(value) {}
    static MicroCents fromCents(Cents cents);

    constexpr std::int64_t value() const { return m_value; }
    // Whole cents, rounded towards minus infinity: what a meter can pay.
    Cents floorCents() const;

    MicroCents& operator+=(MicroCents other);
    MicroCents& operator-=(MicroCents other);
    friend MicroCents operator+(MicroCents a, MicroCents b) { return a += b; }
    friend MicroCents operator-(MicroCents a, MicroCents b) { return a -= b; }
    friend constexpr auto operator<=>(MicroCents, MicroCents) = default;

private:
    std::int64_t m_value = 0;
};

// "$12,345.67", for people.
std::string toDollars(Cents amount);

} // namespace pitwatch::core
