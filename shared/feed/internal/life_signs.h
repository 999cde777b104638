#pragma once

#include "shared/feed/status.h"

#include <deque>
#include <optional>
#include <utility>

namespace pitwatch::feed::internal {

// When the reader last held all that the party had.
//
// Where words are checked, none counts for the moment it arrives: whoever carries it may have kept
// it. An answer that repeats a number drawn for its question was given after that was asked, and
// tells how long its process was up then; by that every status of the process is dated. So a word
// is never taken for younger than it is, however long it was on its way.
class LifeSigns {
public:
    void forget();

    // A process that was up for so long answered what was asked then.
    void date(std::uint64_t process, core::Millis up, core::Tick askedAt, core::Tick now);
    // When, at the earliest, that was said; nothing while its process has answered nothing.
    std::optional<core::Tick> saidAt(const Status& status, core::Tick now) const;
    // Whether the process should be asked again: its words seem old, or to come from the future,
    // or clocks had time to drift.
    bool wantsDating(const Status& status, core::Tick now) const;

    // The party had that head then.
    void heard(std::uint64_t head, core::Tick at);
    // The reader has come to that entry.
    void reached(std::uint64_t sequence);
    void forgetCurrent() { m_currentAt.reset(); }
    void forgetHeard() { m_heard.clear(); }

    const std::optional<core::Tick>& currentAt() const { return m_currentAt; }

private:
    struct Dating {
        std::uint64_t process = 0;
        core::Millis up{0};
        core::Tick at{};
    };

    std::optional<Dating> m_dating;
    std::deque<std::pair<std::uint64_t, core::Tick>> m_heard;
    std::optional<core::Tick> m_currentAt;
};

} // namespace pitwatch::feed::internal
