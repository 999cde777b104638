#include "shared/core/clock.h"

#include <array>
#include <cstdio>

namespace pitwatch::core {

Instant SystemClock::wall() const {
    return std::chrono::floor<Millis>(std::chrono::system_clock::now());
}

Tick SystemClock::steady() const {
    return std::chrono::floor<Millis>(std::chrono::steady_clock::now());
}

std::string toIso(Instant at) {
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::year_month_day date{day};
    const std::chrono::hh_mm_ss time{at - day};
    std::array<char, 48> text{};
    const int length = std::snprintf(
        text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ",
        static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
        static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
        static_cast<int>(time.minutes().count()), static_cast<int>(time.seconds().count()),
        static_cast<int>(time.subseconds().count()));
    return {text.data(), static_cast<std::size_t>(length)};
}

} // namespace pitwatch::core
