#pragma once

#include "shared/core/clock.h"

namespace pitwatch::core {

// Lets so many a minute pass. A minute begins with the first one after the last minute.
class PerMinute {
public:
    explicit PerMinute(unsigned most) : m_most(most) {}

    bool allows(Instant now) {
        if (now - m_since >= std::chrono::minutes{1}) {
            m_since = now;
            m_passed = 0;
        }
        if (m_passed >= m_most)
            return false;
        ++m_passed;
        return true;
    }

private:
    unsigned m_most;
    Instant m_since{};
    unsigned m_passed = 0;
};

} // namespace pitwatch::core
