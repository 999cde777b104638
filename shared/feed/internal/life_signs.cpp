#include "shared/feed/internal/life_signs.h"

#include <algorithm>

namespace pitwatch::feed::internal {

using core::Millis;
using core::Tick;

namespace {

constexpr std::size_t kHeardKept = 8;
// Two steady clocks differ by less than ten milliseconds in that time.
constexpr Millis kDatingHolds{60'000};
// A status on a floor that works is never so old, nor so young.
constexpr Millis kOldWord{1000};
constexpr Millis kEarlyWord{200};

} // namespace

void LifeSigns::forget() {
    m_dating.reset();
    m_heard.clear();
    m_currentAt.reset();
}

void LifeSigns::date(std::uint64_t process, Millis up, Tick askedAt, Tick now) {
    if (m_dating && m_dating->process == process && now - m_dating->at <= kDatingHolds) {
        // By the last one, where that is possible and says more: this question was longer on its
        // way.
        const Tick said = m_dating->at + (up - m_dating->up);
        if (said > askedAt && said <= now)
            return;
    }
    m_dating = Dating{process, up, askedAt};
}

std::optional<Tick> LifeSigns::saidAt(const Status& status, Tick now) const {
    if (!m_dating || m_dating->process != status.moment.process)
        return std::nullopt;
    return std::min(now, m_dating->at + (status.up - m_dating->up));
}

bool LifeSigns::wantsDating(const Status& status, Tick now) const {
    if (!m_dating || m_dating->process != status.moment.process ||
        now - m_dating->at > kDatingHolds)
        return true;
    const Tick said = m_dating->at + (status.up - m_dating->up);
    return said + kOldWord < now || said > now + kEarlyWord;
}

void LifeSigns::heard(std::uint64_t head, Tick at) {
    m_heard.emplace_back(head, at);
    if (m_heard.size() > kHeardKept)
        m_heard.pop_front();
}

void LifeSigns::reached(std::uint64_t sequence) {
    std::erase_if(m_heard, [&](const auto& heard) {
        if (heard.first > sequence)
            return false;
        m_currentAt = std::max(m_currentAt.value_or(heard.second), heard.second);
        return true;
    });
}

} // namespace pitwatch::feed::internal
