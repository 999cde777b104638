#include "shared/meter/weights.h"

#include "shared/meter/internal/parameters.h"

#include <algorithm>

namespace pitwatch::meter {

using core::Cents;
using core::MicroCents;

namespace {

MicroCents distance(MicroCents a, MicroCents b) {
    return a < b ? b - a : a - b;
}

Cents distance(Cents a, Cents b) {
    return a < b ? b - a : a - b;
}

Cents roundedUp(MicroCents amount) {
    const Cents whole = amount.floorCents();
    return MicroCents::fromCents(whole) == amount ? whole : whole + Cents{1};
}

// held * part / whole without leaving 64 bits; part is not above whole, which is a rate in ppm.
MicroCents shareOf(MicroCents held, std::int64_t part, std::int64_t whole) {
    const std::int64_t times = held.value() / whole;
    const std::int64_t rest = held.value() % whole;
    return MicroCents{times * part + rest * part / whole};
}

// Raised from nothing, or lowered to it, a rate moves everything.
MicroCents byRate(MicroCents held, std::uint32_t before, std::uint32_t after) {
    const auto [least, most] = std::minmax(before, after);
    return least == most ? MicroCents{} : shareOf(held, most - least, most);
}

// How much of it players can win.
MicroCents within(MicroCents held, const std::optional<Cents>& limit) {
    return limit ? std::min(held, MicroCents::fromCents(*limit)) : held;
}

// Rounded before they are added: micro-cents of the largest amounts that are filed do not add up.
Cents weightOf(const Level& before, const events::LevelParameters& after,
               const std::optional<Cents>& limit) {
    const MicroCents held = std::max(before.value + before.pot, MicroCents{});
    return distance(before.parameters.initial, after.initial) +
           distance(before.parameters.reset, after.reset) +
           roundedUp(byRate(held, before.parameters.ratePpm, after.ratePpm)) +
           roundedUp(distance(within(held, before.limit), within(held, limit)));
}

} // namespace

Cents weightOf(const State& state, const CorrectMeter& input) {
    const Level* level = state.find(input.link, input.level);
    return level == nullptr ? Cents{} : roundedUp(distance(level->value, input.to));
}

Cents weightOf(const State& state, const ChangeParameters& input) {
    const ProgressiveLink* link = state.find(input.link);
    if (link == nullptr || link->tables.empty())
        return {};
    const auto& filed = agreedFiling(*link).levels;
    const auto limits = limitsOf(*state.setup, input.link, filed);
    Cents weight;
    for (const events::LevelParameters& after : filed) {
        // One that is new begins with nothing.
        const Level* known = link->find(after.level);
        const Level before = known != nullptr ? *known : Level{};
        const auto at = std::find_if(limits.begin(), limits.end(),
                                     [&](const auto& one) { return one.level == after.level; });
        const auto limit = at == limits.end() ? std::nullopt : std::optional(at->limit);
        weight += weightOf(before, after, state.setup->limitsKnown ? limit : before.limit);
    }
    for (const Level& before : link->levels) {
        const bool stays = std::any_of(filed.begin(), filed.end(), [&](const auto& one) {
            return one.level == before.parameters.level;
        });
        if (!stays)
            weight += weightOf(before, {before.parameters.level, 0, {}, {}}, {});
    }
    return weight;
}

} // namespace pitwatch::meter
