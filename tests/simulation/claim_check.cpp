#include "tests/simulation/claim_check.h"

#include "shared/events/claim_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "tests/simulation/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

std::vector<events::EnvyLine> bySeat(std::vector<events::EnvyLine> lines) {
    std::sort(lines.begin(), lines.end(),
              [](const auto& a, const auto& b) { return a.seat.number < b.seat.number; });
    return lines;
}

} // namespace

void ClaimCheck::follow(const events::Event& event) {
    if (const auto problem = m_ledger.follow(event); !problem.empty())
        throw Violation("claims", m_table + ": " + problem);
    followEnvy(event);
}

void ClaimCheck::followEnvy(const events::Event& event) {
    if (const auto* settled = event.as<events::SeatSettled>()) {
        for (const events::EnvyLine& line : settled->envy)
            if (line.claim != 0)
                m_envy[line.claim].push_back(line);
    } else if (const auto* raised = event.as<events::ClaimRaised>()) {
        const auto lines = m_envy.extract(raised->claim.number);
        const auto expected = lines ? lines.mapped() : std::vector<events::EnvyLine>{};
        require(bySeat(expected) == bySeat(raised->envy), "envy",
                m_table + ": claim " + std::to_string(raised->claim.number) +
                    " does not carry the Envy lines it pays");
    } else if (event.as<events::RoundCompleted>() || event.as<events::RoundVoided>()) {
        require(m_envy.empty(), "envy", m_table + ": an Envy line was left without its claim");
    }
}

} // namespace pitwatch::simulation
