#pragma once

#include "shared/core/clock.h"
#include "shared/core/enum_names.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pitwatch::simulation {

enum class FaultKind : std::uint8_t {
    Loss,          // Of so many percent of all messages.
    Duplication,   // Of so many percent.
    Delay,         // Of up to so many milliseconds: messages overtake each other.
    BrokerAmnesia, // The broker is killed and has kept nothing.
    CutOff,        // Nothing reaches the process or comes from it, and neither side notices.
    BrokenLink,    // The broker speaks the will, the process reconnects.
    Kill,          // kill -9: what was written is there.
    PowerLoss,     // What was not synced is torn.
    DiskStops,     // At the n-th change.
    SyncFails,     // The n-th sync.
    DiskFull,
    Pause,      // The process does not run and does not know it.
    ClockJump,  // The wall clock is wrong by so many milliseconds, either way.
    Rubbish,    // Hostile bytes on the topics of the process.
    Flood,      // A stuck button: so many presses of a table's pad at once, and others speak too.
    OtherFiles, // A table is restarted with other files: at once, or (1) when it is closed.
    OldCopy, // Its disk is replaced by the copy made when it was last stopped; then it comes back.
    Hostile, // The broker is somebody's who has the key of the process, and forges all others.
};
constexpr auto enumNames(FaultKind) {
    return core::names("loss", "duplication", "delay", "broker_amnesia", "cut_off", "broken_link",
                       "kill", "power_loss", "disk_stops", "sync_fails", "disk_full", "pause",
                       "clock_jump", "rubbish", "flood", "other_files", "old_copy", "hostile");
}

struct Fault {
    core::Tick at{};
    FaultKind kind{};
    std::size_t target = 0; // Which process, where it is one's own.
    std::int64_t amount = 0;
    core::Millis lasts{0};
};

std::string toText(const Fault& fault);

// What goes wrong between the beginning and `until`, from the seed alone, in order of time: faults
// each by itself, and a few that meet others. The last three processes are the
// controller and the consoles.
std::vector<Fault> planFaults(std::uint64_t seed, core::Tick until, std::size_t processes);

} // namespace pitwatch::simulation
