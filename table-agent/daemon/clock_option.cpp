#include "table-agent/daemon/clock_option.h"

#include "shared/staff/clock_order.h"

#include <fstream>

namespace pitwatch::daemon {

namespace {

std::string contentOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text;
    // One more than is allowed, so that the parser sees that it is too much.
    for (char byte = 0; text.size() <= staff::kMaxClockOrderBytes && file.get(byte);)
        text.push_back(byte);
    if (text.empty())
        throw ClockOrderRefused(path + ": the clock order cannot be read");
    return text;
}

} // namespace

void addClockOption(command_line::Command app, std::string& file) {
    app.option("--clock-order", file,
               "leave to put the record's time back to the clock's (pitctl clock order)");
}

ClockLeave clockLeave(const std::string& file, const core::PartyId& party,
                      const staff::SiteKeys& siteKeys) {
    if (file.empty())
        return {};
    return [=](const journal::Head& last, core::Instant lastAt, core::Instant wall) {
        const auto given = staff::parseClockOrder(contentOf(file));
        if (!given)
            throw ClockOrderRefused(file + ": " + given.error().text);
        auto event = staff::putBack(
            *given, siteKeys,
            {party, last.journal, last.sequence, last.chain, lastAt, wall, core::Text()});
        if (!event)
            throw ClockOrderRefused(file + ": " + event.error().text);
        return *std::move(event);
    };
}

} // namespace pitwatch::daemon
