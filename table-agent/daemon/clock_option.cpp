#include "table-agent/daemon/clock_option.h"

#include "shared/staff/clock_order.h"
#include "shared/text/file.h"

namespace pitwatch::daemon {

void addClockOption(command_line::Command app, std::string& file) {
    app.option("--clock-order", file,
               "leave to put the record's time back to the clock's (pitctl clock order)");
}

party::ClockLeave clockLeave(const std::string& file, const core::PartyId& party,
                             const staff::SiteKeys& siteKeys) {
    if (file.empty())
        return {};
    return [=](const journal::Head& last, core::Instant lastAt, core::Instant wall) {
        const auto content = text::readFile(file, staff::kMaxClockOrderBytes);
        if (!content)
            throw ClockOrderRefused(content.error().text);
        const auto given = staff::parseClockOrder(*content);
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
