#pragma once

#include "shared/core/clock.h"
#include "shared/core/result.h"
#include "shared/events/event.h"
#include "shared/meter/state.h"
#include "table-agent/devices/meter_message.h"

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace pitwatch::controller {

// Compares what meter displays say they show with what they were told. A display lags a little
// behind a growing meter, so it is right while it shows a value that was the meter's not longer ago
// than the limit. Only displays that ever spoke are watched, and only those that were declared: a
// name is a device's own word, and whoever makes names up must not take the place of a real
// display. Where none was declared, the first so many of a link are. One thread; time comes with
// the calls.
class DisplayWatch {
public:
    static constexpr core::Millis kLimit{5000};
    static constexpr std::size_t kMostDisplays = 32; // Of one link.

    explicit DisplayWatch(std::set<events::DeviceId> declared = {})
        : m_declared(std::move(declared)) {}

    // The displays of this link are told these amounts from now on.
    void told(const events::LinkId& link, const std::vector<devices::LevelAmount>& levels,
              core::Tick now);
    // Or why it is not watched.
    core::Outcome shown(const events::LinkId& link, const devices::MeterShown& shown);

    // What has to be journaled: displays that went wrong, or are right again. `known` are those
    // journaled as wrong before.
    std::vector<events::Event> judge(const std::set<meter::ShownMeter>& known, core::Tick now);

private:
    using LevelKey = std::pair<events::LinkId, events::LevelName>;
    struct Value {
        core::Cents amount;
        core::Tick replacedAt;
    };
    struct Told {
        core::Cents current;
        std::deque<Value> before;
    };

    bool isRight(const Told& told, core::Cents shown) const;

    std::set<events::DeviceId> m_declared;
    std::map<LevelKey, Told> m_told;
    std::map<events::LinkId, std::set<events::DeviceId>> m_displays; // Heard since the start.
    std::map<meter::ShownMeter, core::Cents> m_shown;
};

} // namespace pitwatch::controller
