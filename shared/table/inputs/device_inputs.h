#pragma once

#include "shared/events/device_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/table/role.h"

#include <string_view>

// What the shuffler and other devices report, and what people do about it.

namespace pitwatch::table {

struct ShufflerReported {
    static constexpr std::string_view kName = "shuffler_reported";
    events::ShufflerState state{};
    std::optional<events::DeckColour> deck{};
};

struct ShufflerModeReported {
    static constexpr std::string_view kName = "shuffler_mode_reported";
    events::ShufflerMode mode{};
};

// `inShoe`: the dealing shoe jammed or stopped dealing; otherwise the shuffle did not finish.
struct JamReported {
    static constexpr std::string_view kName = "jam_reported";
    bool inShoe = false;
    core::Text detail;
};

struct ClearJam {
    static constexpr std::string_view kName = "clear_jam";
    Actor by;
};

struct DoorReported {
    static constexpr std::string_view kName = "door_reported";
    bool open = false;
};

struct ShufflerLost {
    static constexpr std::string_view kName = "shuffler_lost";
    core::Instant lastHeardAt{};
};

struct ShufflerFound {
    static constexpr std::string_view kName = "shuffler_found";
    events::ShufflerState state{};
};

struct ShufflerRestartReported {
    static constexpr std::string_view kName = "shuffler_restart_reported";
    core::Text firmware;
};

// Any other device, or a person who noticed something.
struct ReportFault {
    static constexpr std::string_view kName = "report_fault";
    events::DeviceId device;
    events::FaultKind kind{};
    core::Text detail;
};

struct CloseFault {
    static constexpr std::string_view kName = "close_fault";
    Actor by;
    events::FaultId fault;
    core::Text cause;
};

struct MarkOutOfOrder {
    static constexpr std::string_view kName = "mark_out_of_order";
    Actor by;
    events::DeviceId device;
    events::OutOfOrderSign sign{};
};

struct ReturnToUse {
    static constexpr std::string_view kName = "return_to_use";
    Actor by;
    events::DeviceId device;
};

} // namespace pitwatch::table
