#include "shared/feed/internal/topic_budgets.h"

#include "shared/wire/topics.h"

#include <algorithm>
#include <chrono>

namespace pitwatch::feed::internal {

namespace {

// After so long every budget is whole again.
constexpr core::Millis kRested{10'000};
const std::string kOthers;

} // namespace

bool TopicBudgets::admits(const std::string& topic, std::size_t bytes, core::Tick now) {
    const Budget& budget = budgetOf(topic);
    Left& left = leftOf(topic, budget, now);
    const double seconds = std::chrono::duration<double>(now - left.at).count();
    left.at = now;
    left.messages =
        std::min(budget.messagesAtOnce, left.messages + seconds * budget.messagesPerSecond);
    left.bytes = std::min(budget.bytesAtOnce, left.bytes + seconds * budget.bytesPerSecond);
    const auto size = static_cast<double>(bytes);
    if (left.messages < 1 || left.bytes < size)
        return false;
    left.messages -= 1;
    left.bytes -= size;
    return true;
}

const Budget& TopicBudgets::budgetOf(std::string_view topic) const {
    return wire::isDeviceTopic(topic) ? m_device : m_party;
}

TopicBudgets::Left& TopicBudgets::leftOf(const std::string& topic, const Budget& budget,
                                         core::Tick now) {
    if (const auto known = m_left.find(topic); known != m_left.end())
        return known->second;
    if (m_left.size() >= kMostTopics)
        forgetRested(now);
    const std::string& name = m_left.size() < kMostTopics ? topic : kOthers;
    return m_left.try_emplace(name, Left{budget.messagesAtOnce, budget.bytesAtOnce, now})
        .first->second;
}

void TopicBudgets::forgetRested(core::Tick now) {
    if (m_forgotAt && now - *m_forgotAt < kRested)
        return; // Looking through all of them for each message would be a flood's own prize.
    m_forgotAt = now;
    std::erase_if(m_left, [&](const auto& one) { return now - one.second.at >= kRested; });
}

} // namespace pitwatch::feed::internal
