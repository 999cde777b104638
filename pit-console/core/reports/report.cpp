#include "pit-console/core/reports/report.h"

#include "pit-console/core/reports/report_cells.h"
#include "pit-console/core/reports/shift_calendar.h"

namespace pitwatch::console {

namespace {

template <typename... Fs>
struct Either : Fs... {
    using Fs::operator()...;
};
// Clang 14, on which clang-tidy stands, does not deduce an aggregate without it.
template <typename... Fs>
Either(Fs...) -> Either<Fs...>;

// A meter's fraction of a cent is part of the record: "$1,234.50 + 0.250000 ¢" would be hard to
// read, so the millionths follow as further digits of the dollar amount.
std::string meterText(core::MicroCents amount) {
    const core::Cents whole = amount.floorCents();
    const std::int64_t rest = (amount - core::MicroCents::fromCents(whole)).value();
    std::string digits = std::to_string(rest);
    digits.insert(0, 6 - digits.size(), '0');
    return core::toDollars(whole) + digits;
}

} // namespace

std::string cellText(const Cell& cell) {
    return std::visit(Either{[](std::monostate) { return std::string(); },
                             [](const std::string& words) { return words; },
                             [](std::int64_t number) { return std::to_string(number); },
                             [](core::Cents amount) { return core::toDollars(amount); },
                             [](core::MicroCents amount) { return meterText(amount); },
                             [](core::Instant at) { return localText(at); }},
                      cell);
}

Cell numberCell(const std::optional<std::uint64_t>& number) {
    return number ? Cell(static_cast<std::int64_t>(*number)) : Cell();
}

} // namespace pitwatch::console
