#include "tests/simulation/people/false_claims.h"

#include "table-agent/simulators/device_json.h"

namespace pitwatch::simulation {

using events::Wager;

namespace {

// A dealer of another table is refused, if there is a roster.
std::string declaration(unsigned seat, core::Cents stake, feed::SeededRandom& random) {
    const std::string who = random.percent(85) ? simulators::kDealer : "d-ines";
    return R"({"v":1,"command":"declare_claim","by":{"person":")" + who +
           R"(","role":"dealer"},"seat":)" + std::to_string(seat) +
           R"(,"wager":"progressive","stake":)" + std::to_string(stake.value()) +
           R"(,"hand":"royal_flush"})";
}

} // namespace

std::optional<std::string> falseClaim(const table::State& state, feed::SeededRandom& random) {
    const auto& progressive = state.setup->tableRules.progressive;
    if (!progressive || !state.round || state.round->phase == table::Phase::Betting ||
        state.round->phase == table::Phase::Settled)
        return std::nullopt;
    const auto positions = static_cast<std::size_t>(state.rules().table.positions);
    const auto seat = static_cast<std::uint8_t>(1 + random.below(positions));
    const core::Cents made = state.round->seat({seat}).at(Wager::Progressive);
    const auto& wagers = progressive->wagers;
    const core::Cents filed = wagers[random.below(wagers.size())];
    if (random.percent(50) && made > core::Cents{})
        return declaration(seat, made, random);
    for (const table::PendingClaim& claim : state.claims)
        if (claim.raised.round == state.round->id && claim.raised.wager == Wager::Progressive)
            return declaration(claim.raised.seat.number, claim.raised.stake, random);
    return declaration(seat, filed, random);
}

} // namespace pitwatch::simulation
