#pragma once

#include <cstdint>

namespace pitwatch::console {

// Who asks something of the source.
enum class Asker : std::uint8_t { Table, Jackpots, Orders, Staff, Alarms };

// The numbers under which one asker is told what became of what it asked for; apart from everybody
// else's.
class RequestNumbers {
public:
    explicit RequestNumbers(Asker asker) : m_last(static_cast<std::uint64_t>(asker) << kShift) {}

    std::uint64_t next() { return ++m_last; }
    bool isOurs(std::uint64_t number) const { return number >> kShift == m_last >> kShift; }

private:
    static constexpr unsigned kShift = 32;

    std::uint64_t m_last;
};

} // namespace pitwatch::console
