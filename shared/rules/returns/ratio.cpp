#include "shared/rules/returns/ratio.h"

#include "shared/core/assertion.h"

#include <algorithm>

namespace pitwatch::returns {

using Wide = Ratio::Wide;

namespace {

Wide magnitude(Wide value) {
    return value < 0 ? -value : value;
}

Wide greatestCommonDivisor(Wide a, Wide b) {
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

Wide times(Wide a, Wide b) {
    Wide product = 0;
    PW_ASSERT(!__builtin_mul_overflow(a, b, &product));
    return product;
}

Wide plus(Wide a, Wide b) {
    Wide sum = 0;
    PW_ASSERT(!__builtin_add_overflow(a, b, &sum));
    return sum;
}

std::string textOf(Wide value) {
    std::string digits;
    for (Wide rest = magnitude(value); rest != 0 || digits.empty(); rest /= 10)
        digits += static_cast<char>('0' + static_cast<int>(rest % 10));
    if (value < 0)
        digits += '-';
    std::reverse(digits.begin(), digits.end());
    return digits;
}

// One more in the last place, for rounding; true where it carries past the first digit.
bool increment(std::string& digits) {
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        if (*digit != '9') {
            ++*digit;
            return false;
        }
        *digit = '0';
    }
    return true;
}

} // namespace

Ratio Ratio::reduced(Wide numerator, Wide denominator) {
    PW_ASSERT(denominator != 0);
    const Wide divisor = greatestCommonDivisor(magnitude(numerator), magnitude(denominator));
    const Wide sign = denominator < 0 ? -1 : 1;
    Ratio ratio;
    ratio.m_numerator = sign * (numerator / divisor);
    ratio.m_denominator = sign * (denominator / divisor);
    return ratio;
}

Ratio::Ratio(std::int64_t numerator, std::int64_t denominator)
    : Ratio(reduced(numerator, denominator)) {}

std::string Ratio::numerator() const {
    return textOf(m_numerator);
}

std::string Ratio::denominator() const {
    return textOf(m_denominator);
}

Ratio operator+(Ratio a, Ratio b) {
    return Ratio::reduced(
        plus(times(a.m_numerator, b.m_denominator), times(b.m_numerator, a.m_denominator)),
        times(a.m_denominator, b.m_denominator));
}

Ratio operator-(Ratio a, Ratio b) {
    b.m_numerator = -b.m_numerator;
    return a + b;
}

Ratio operator*(Ratio a, Ratio b) {
    return Ratio::reduced(times(a.m_numerator, b.m_numerator),
                          times(a.m_denominator, b.m_denominator));
}

Ratio operator/(Ratio a, Ratio b) {
    return Ratio::reduced(times(a.m_numerator, b.m_denominator),
                          times(a.m_denominator, b.m_numerator));
}

std::string Ratio::decimal(unsigned digits) const {
    Wide whole = magnitude(m_numerator) / m_denominator;
    Wide rest = magnitude(m_numerator) % m_denominator;
    std::string fraction;
    for (unsigned i = 0; i < digits; ++i) {
        rest = times(rest, 10);
        fraction += static_cast<char>('0' + static_cast<int>(rest / m_denominator));
        rest %= m_denominator;
    }
    if (times(rest, 2) >= m_denominator && increment(fraction))
        ++whole;
    const bool isZero = whole == 0 && fraction.find_first_not_of('0') == std::string::npos;
    const std::string text = (m_numerator < 0 && !isZero ? "-" : "") + textOf(whole);
    return digits == 0 ? text : text + '.' + fraction;
}

} // namespace pitwatch::returns
