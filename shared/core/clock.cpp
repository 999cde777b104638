#include "shared/core/clock.h"

#include <algorithm>
#include <concepts>
#include <ctime>
#include <string>

namespace pitwatch::core {

namespace {

// With zeros before it, to so many digits.
void addNumber(std::string& text, std::integral auto number, std::size_t digits) {
    const std::string plain = std::to_string(number);
    text.append(digits - std::min(digits, plain.size()), '0').append(plain);
}

} // namespace

Instant SystemClock::wall() const {
    return std::chrono::floor<Millis>(std::chrono::system_clock::now());
}

Tick SystemClock::steady() const {
    // Counted through a suspended machine as well: after it, the wall clock has not leapt.
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    const auto since = std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    return Tick(std::chrono::floor<Millis>(since));
}

std::string toIso(Instant at) {
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::year_month_day date{day};
    const std::chrono::hh_mm_ss time{at - day};
    std::string text;
    text.reserve(24);
    addNumber(text, static_cast<int>(date.year()), 4);
    text += '-';
    addNumber(text, static_cast<unsigned>(date.month()), 2);
    text += '-';
    addNumber(text, static_cast<unsigned>(date.day()), 2);
    text += 'T';
    addNumber(text, time.hours().count(), 2);
    text += ':';
    addNumber(text, time.minutes().count(), 2);
    text += ':';
    addNumber(text, time.seconds().count(), 2);
    text += '.';
    addNumber(text, time.subseconds().count(), 3);
    text += 'Z';
    return text;
}

} // namespace pitwatch::core
