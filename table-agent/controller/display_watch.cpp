#include "table-agent/controller/display_watch.h"

#include <algorithm>

namespace pitwatch::controller {

void DisplayWatch::told(const events::LinkId& link, const std::vector<devices::LevelAmount>& levels,
                        core::Tick now) {
    for (const devices::LevelAmount& one : levels) {
        const auto [at, isNew] = m_told.try_emplace({link, one.level}, Told{one.amount, {}});
        if (isNew || at->second.current == one.amount)
            continue;
        at->second.before.push_back({at->second.current, now});
        at->second.current = one.amount;
    }
}

core::Outcome DisplayWatch::shown(const events::LinkId& link, const devices::MeterShown& shown) {
    for (const devices::LevelAmount& one : shown.levels)
        if (!m_told.contains({link, one.level}))
            return core::Error{"\"" + one.level.text() + "\" is no level of this link"};
    if (!m_declared.empty() && !m_declared.contains(shown.display))
        return core::Error{"\"" + shown.display.text() + "\" is no display that was declared"};
    auto& displays = m_displays[link];
    if (!displays.contains(shown.display) &&
        displays.size() >= std::max(kMostDisplays, m_declared.size()))
        return core::Error{"\"" + shown.display.text() + "\" is not watched: " +
                           std::to_string(kMostDisplays) + " other displays spoke for this link"};
    displays.insert(shown.display);
    for (const devices::LevelAmount& one : shown.levels)
        m_shown[{link, one.level, shown.display}] = one.amount;
    return core::Done{};
}

bool DisplayWatch::isRight(const Told& told, core::Cents shown) const {
    return shown == told.current ||
           std::any_of(told.before.begin(), told.before.end(),
                       [&](const Value& value) { return value.amount == shown; });
}

std::vector<events::Event> DisplayWatch::judge(const std::set<meter::ShownMeter>& known,
                                               core::Tick now) {
    for (auto& [key, told] : m_told)
        while (!told.before.empty() && now - told.before.front().replacedAt > kLimit)
            told.before.pop_front();
    std::vector<events::Event> led;
    for (const auto& [display, amount] : m_shown) {
        const auto told = m_told.find({display.link, display.level});
        if (told == m_told.end())
            continue;
        const bool right = isRight(told->second, amount);
        if (right && known.contains(display))
            led.emplace_back(
                events::DisplayMatchedAgain{display.link, display.level, display.display});
        else if (!right && !known.contains(display))
            led.emplace_back(events::DisplayMismatched{display.link, display.level, display.display,
                                                       amount, told->second.current});
    }
    return led;
}

} // namespace pitwatch::controller
