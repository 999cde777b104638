#pragma once

#include <cstdint>
#include <string>

// An exact fraction of 128-bit integers, always in lowest terms with a denominator above zero. A
// result that does not fit is a broken invariant: counts of card deals (below 10^14) times money
// (below 10^12 cents) leave room to spare.

namespace pitwatch::returns {

class Ratio {
public:
    __extension__ using Wide = __int128;

    constexpr Ratio() = default;
    // The denominator is not zero.
    Ratio(std::int64_t numerator, std::int64_t denominator = 1);

    std::string numerator() const;
    std::string denominator() const;

    friend Ratio operator+(Ratio a, Ratio b);
    friend Ratio operator-(Ratio a, Ratio b);
    friend Ratio operator*(Ratio a, Ratio b);
    // The divisor is not zero.
    friend Ratio operator/(Ratio a, Ratio b);
    Ratio operator-() const { return Ratio() - *this; }
    friend bool operator==(Ratio, Ratio) = default;
    friend bool operator<(Ratio a, Ratio b) { return (a - b).m_numerator < 0; }
    bool isZero() const { return m_numerator == 0; }

    // "-0.035057", rounded half away from zero. Zero is never negative.
    std::string decimal(unsigned digits) const;

private:
    static Ratio reduced(Wide numerator, Wide denominator);

    Wide m_numerator = 0;
    Wide m_denominator = 1;
};

} // namespace pitwatch::returns
