#pragma once

#include "pit-console/core/projections/deck_in_play.h"
#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/ids.h"
#include "shared/core/money.h"
#include "shared/events/alarm_events.h"
#include "shared/events/deck_events.h"
#include "shared/events/phrase.h"
#include "shared/feed/standing.h"
#include "shared/table/phase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// One table as a tile shows it: plain values.

namespace pitwatch::console {

enum class ShufflerStatus : std::uint8_t { None, Ready, Working, Trouble, OutOfOrder };
constexpr auto enumNames(ShufflerStatus) {
    return core::names("none", "ready", "working", "trouble", "out_of_order");
}

struct TableSummary {
    core::PartyId table;
    feed::Standing standing = feed::Standing::NeverHeard;
    core::Millis age{0};    // Since the table was last heard.
    events::Phrase doubt{}; // Why its journal is doubted; empty where it is not.
    std::vector<DeckInPlay> decks{};

    std::string gameName{}; // "Let It Ride"; empty while the table's configuration is not known.
    std::string ruleSet{};  // "mlgca-let-it-ride"
    // Why the table's configuration could not be read, as the reader of files says it.
    std::string unreadableSetup{};
    std::optional<table::Opening> opening{}; // None while the table's configuration is not known.
    std::optional<table::Phase> phase{};     // None between rounds.
    std::uint64_t round = 0;                 // The one in play, or the last one.
    int players = 0;                         // Betting in this round.
    std::string dealer{};
    std::string floorperson{};

    int roundsSinceStubCount = 0;
    int stubCountEvery = 0; // 0: stubs need no counting.
    ShufflerStatus shuffler = ShufflerStatus::None;
    std::optional<core::Cents> meter{}; // The highest level of the table's link.
    bool hasProgressive = false;
    bool progressiveLocked = false;

    int alarms = 0;
    std::optional<events::AlarmPriority> worstAlarm{};

    friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

} // namespace pitwatch::console
