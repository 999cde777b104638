#include "shared/core/money.h"

#include "shared/core/assertion.h"

#include <cstddef>

namespace pitwatch::core {

namespace {

std::int64_t checkedAdd(std::int64_t a, std::int64_t b) {
    std::int64_t sum = 0;
    PW_ASSERT(!__builtin_add_overflow(a, b, &sum));
    return sum;
}

std::int64_t checkedSubtract(std::int64_t a, std::int64_t b) {
    std::int64_t difference = 0;
    PW_ASSERT(!__builtin_sub_overflow(a, b, &difference));
    return difference;
}

std::int64_t checkedMultiply(std::int64_t a, std::int64_t b) {
    std::int64_t product = 0;
    PW_ASSERT(!__builtin_mul_overflow(a, b, &product));
    return product;
}

} // namespace

Cents& Cents::operator+=(Cents other) {
    m_value = checkedAdd(m_value, other.m_value);
    return *this;
}

Cents& Cents::operator-=(Cents other) {
    m_value = checkedSubtract(m_value, other.m_value);
    return *this;
}

Cents operator*(Cents a, std::int64_t times) {
    return Cents{checkedMultiply(a.m_value, times)};
}

MicroCents MicroCents::fromCents(Cents cents) {
    return MicroCents{checkedMultiply(cents.value(), kMicroCentsPerCent)};
}

Cents MicroCents::floorCents() const {
    const std::int64_t whole = m_value / kMicroCentsPerCent;
    const bool below = m_value % kMicroCentsPerCent < 0;
    return Cents{below ? whole - 1 : whole};
}

MicroCents& MicroCents::operator+=(MicroCents other) {
    m_value = checkedAdd(m_value, other.m_value);
    return *this;
}

MicroCents& MicroCents::operator-=(MicroCents other) {
    m_value = checkedSubtract(m_value, other.m_value);
    return *this;
}

std::string toDollars(Cents amount) {
    // The magnitude is taken in unsigned arithmetic because -INT64_MIN does not exist.
    const bool negative = amount.value() < 0;
    const auto bits = static_cast<std::uint64_t>(amount.value());
    const std::uint64_t magnitude = negative ? 0 - bits : bits;
    std::string dollars = std::to_string(magnitude / 100);
    for (auto at = static_cast<std::ptrdiff_t>(dollars.size()) - 3; at > 0; at -= 3)
        dollars.insert(static_cast<std::size_t>(at), ",");
    const auto cents = static_cast<char>(magnitude % 100);
    dollars += '.';
    dollars += static_cast<char>('0' + cents / 10);
    dollars += static_cast<char>('0' + cents % 10);
    return (negative ? "-$" : "$") + dollars;
}

} // namespace pitwatch::core
