#pragma once

#include "shared/core/enum_names.h"
#include "shared/core/result.h"
#include "shared/feed/seeded_random.h"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace pitwatch::simulators {

// Rare things that happen at a table.
enum class Incident : std::uint8_t {
    Jam,
    WrongCount,
    Misdeal,
    LateCoin,
    MissedStub,
    WrongStub,
    OverdueDeck,
    PlayerLeft,
    Jackpot,
    WrongChips,
    Skipped,
    TwoBoxes,
    Forfeit,
    LostCount,
    UnequalBets,
    WrongOrder,
    OtherInspector,
    EarlyDeal,
    OutOfTurn
};
constexpr auto enumNames(Incident) {
    return core::names("jam", "wrong_count", "misdeal", "late_coin", "missed_stub", "wrong_stub",
                       "overdue_deck", "player_left", "jackpot", "wrong_chips", "skipped",
                       "two_boxes", "forfeit", "lost_count", "unequal_bets", "wrong_order",
                       "other_inspector", "early_deal", "out_of_turn");
}

// What shall happen in a round: by odds, or because a script says so.
class Incidents {
public:
    Incidents();

    // "jam=200": once in so many rounds; 0 is never.
    core::Outcome setOdds(std::string_view text);

    // Nothing happens but by script.
    void calm() { m_odds.fill(0); }

    // Lines of "<table> <round> <incident>"; '#' begins a comment.
    core::Outcome addScript(std::string_view text);

    std::set<Incident> draw(const std::string& table, std::uint64_t round,
                            feed::SeededRandom& random) const;

private:
    std::array<std::uint32_t, core::kEnumCount<Incident>> m_odds{};
    std::map<std::pair<std::string, std::uint64_t>, std::set<Incident>> m_script;
};

} // namespace pitwatch::simulators
