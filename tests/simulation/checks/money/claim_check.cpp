#include "tests/simulation/checks/money/claim_check.h"

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/round_events.h"
#include "tests/simulation/checks/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

std::vector<events::EnvyLine> bySeat(std::vector<events::EnvyLine> lines) {
    std::sort(lines.begin(), lines.end(),
              [](const auto& a, const auto& b) { return a.seat.number < b.seat.number; });
    return lines;
}

std::vector<events::EnvyLine> withoutClaim(std::vector<events::EnvyLine> lines) {
    for (events::EnvyLine& line : lines)
        line.claim = 0;
    return bySeat(std::move(lines));
}

} // namespace

void ClaimCheck::follow(const events::Event& event) {
    if (const auto problem = m_ledger.follow(event); !problem.empty())
        throw Violation("claims", m_table + ": " + problem);
    if (followDenial(event))
        return;
    followDeclared(event);
    followEnvy(event);
}

// Others have Envy for a hand that was read, whatever became of its holder's wager.
bool ClaimCheck::followDenial(const events::Event& event) {
    if (m_left) {
        const auto* rest = event.as<events::ClaimRaised>();
        const bool same = rest != nullptr && rest->round == m_left->round &&
                          rest->seat == m_left->seat && rest->stake == core::Cents{} &&
                          rest->percentPpm == 0 &&
                          withoutClaim(rest->envy) == withoutClaim(m_left->envy);
        require(same, "envy", m_table + ": the Envy of others was denied with a claim");
        m_left.reset();
        return true;
    }
    if (const auto* confirmed = event.as<events::ClaimConfirmed>())
        m_confirmed.insert(confirmed->claim.number);
    if (const auto* raised = event.as<events::ClaimRaised>();
        raised != nullptr && !raised->envy.empty() && raised->stake > core::Cents{})
        m_withEnvy.emplace(raised->claim.number, *raised);
    if (const auto* denied = event.as<events::ClaimDenied>())
        if (const auto at = m_withEnvy.find(denied->claim.number);
            at != m_withEnvy.end() &&
            (!at->second.declaredBy || m_confirmed.contains(denied->claim.number)))
            m_left = at->second;
    return false;
}

// A wager is claimed once, unless the claim was taken back as raised in error, or denied to whoever
// declared it and then read by the table itself.
void ClaimCheck::followDeclared(const events::Event& event) {
    followWagers(event);
    if (const auto* voided = event.as<events::ClaimVoided>()) {
        std::erase_if(m_claimed, [&](const auto& one) { return one.second == voided->claim; });
    } else if (const auto* denied = event.as<events::ClaimDenied>()) {
        m_denied.insert(denied->claim.number);
    } else if (const auto* raised = event.as<events::ClaimRaised>()) {
        const auto [claim, first] =
            m_claimed.emplace(std::pair(raised->seat.number, raised->wager), raised->claim);
        const bool readSince = !raised->declaredBy && m_denied.contains(claim->second.number) &&
                               m_declared.contains(claim->second.number);
        require(first || readSince, "claimed_once",
                m_table + ": a wager of seat " + std::to_string(raised->seat.number) +
                    " was claimed twice in one round");
        claim->second = raised->claim;
        if (!raised->declaredBy)
            return;
        m_declared.insert(raised->claim.number);
        const auto wager = m_wagers.find(raised->seat.number);
        require(!m_told || raised->wager != events::Wager::Progressive ||
                    raised->stake == (wager == m_wagers.end() ? core::Cents{} : wager->second),
                "declared", m_table + ": a claim was declared for a wager that was not made");
    }
}

// What is declared for the progressive is what the sensors had there and nobody took out since. A
// round of which they told nothing, because their words were lost, speaks against nothing.
void ClaimCheck::followWagers(const events::Event& event) {
    if (event.as<events::RoundOpened>() != nullptr) {
        m_told = false;
        m_wagers.clear();
        m_claimed.clear();
    } else if (event.as<events::WagerPlaced>() != nullptr) {
        m_told = true;
    } else if (const auto* made = event.as<events::ContributionsMade>()) {
        m_wagers.clear();
        for (const events::SeatAmount& wager : made->wagers)
            m_wagers[wager.seat.number] = wager.amount;
    } else if (const auto* out = event.as<events::WagerWithdrawn>();
               out != nullptr && out->wager == events::Wager::Progressive) {
        m_wagers.erase(out->seat.number);
    } else if (const auto* abandoned = event.as<events::WagersAbandoned>()) {
        m_wagers.erase(abandoned->seat.number);
    } else if (const auto* forfeited = event.as<events::WagersForfeited>()) {
        m_wagers.erase(forfeited->seat.number);
    }
}

void ClaimCheck::followEnvy(const events::Event& event) {
    if (const auto* settled = event.as<events::SeatSettled>()) {
        for (const events::EnvyLine& line : settled->envy)
            if (line.claim != 0 && !m_declared.contains(line.claim))
                m_envy[line.claim].push_back(line);
    } else if (const auto* raised = event.as<events::ClaimRaised>();
               raised != nullptr && !raised->declaredBy) {
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
