#include "shared/text/money.h"

#include "shared/text/whole_number.h"

#include <algorithm>
#include <optional>
#include <string>

namespace pitwatch::text {

namespace {

constexpr std::size_t kGroup = 3;

bool isDigits(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// The digits of "1,234,567"; nothing where a comma stands where none does.
std::optional<std::string> ungrouped(std::string_view text) {
    std::string digits;
    const std::size_t first = std::min(text.find(','), text.size());
    if (first == 0 || (first < text.size() && first > kGroup))
        return std::nullopt;
    digits = text.substr(0, first);
    for (std::size_t at = first; at < text.size(); at += kGroup + 1) {
        const std::string_view group = text.substr(at + 1, kGroup);
        if (text[at] != ',' || group.size() != kGroup || !isDigits(group))
            return std::nullopt;
        digits += group;
    }
    return isDigits(digits) ? std::optional(digits) : std::nullopt;
}

} // namespace

core::Result<core::Cents, MoneyProblem> readMoney(std::string_view typed) {
    std::string_view text = trimmed(typed);
    if (text.empty())
        return MoneyProblem::Empty;
    if (text.front() == '$')
        text.remove_prefix(1);
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string_view decimals = "00";
    if (point < text.size())
        decimals = text.substr(point + 1);
    const auto dollars = ungrouped(text.substr(0, point));
    if (!dollars || decimals.size() != 2 || !isDigits(decimals))
        return MoneyProblem::NoAmount;
    const auto cents = wholeNumber<std::int64_t>(*dollars + std::string(decimals));
    if (!cents || core::Cents{*cents} > core::kMaxAmount)
        return MoneyProblem::TooLarge;
    return core::Cents{*cents};
}

} // namespace pitwatch::text
