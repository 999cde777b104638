#pragma once

#include "shared/core/clock.h"
#include "shared/feed/budget.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace pitwatch::feed::internal {

// What each topic may still bring. A topic that says more than its budget is not heard beyond it,
// so that nobody else waits behind a flood. One thread; time comes with the calls.
class TopicBudgets {
public:
    // Topics that have a budget of their own; whoever invents more shares one with all of those.
    static constexpr std::size_t kMostTopics = 4096;

    TopicBudgets(Budget device, Budget party) : m_device(device), m_party(party) {}

    // Whether a message of that size is within the topic's budget; if so, it is taken from it.
    bool admits(const std::string& topic, std::size_t bytes, core::Tick now);

private:
    struct Left {
        double messages;
        double bytes;
        core::Tick at;
    };

    const Budget& budgetOf(std::string_view topic) const;
    Left& leftOf(const std::string& topic, const Budget& budget, core::Tick now);
    void forgetRested(core::Tick now);

    Budget m_device;
    Budget m_party;
    std::unordered_map<std::string, Left> m_left;
    std::optional<core::Tick> m_forgotAt;
};

} // namespace pitwatch::feed::internal
