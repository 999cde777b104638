#pragma once

#include "shared/feed/follower.h"
#include "shared/feed/replay.h"

#include <deque>
#include <optional>

namespace pitwatch::feed::internal {

// When one party is asked again, and what it was asked.
class Questions {
public:
    explicit Questions(const FollowerOptions& options) : m_options(options) {}

    void forget();
    // Nothing is wanted any more.
    void stop() { m_at.reset(); }
    // Asking in vain is over: the party is back, or something came.
    void takeHeart() { m_inVain = 0; }
    // What was asked for is on its way.
    void await(core::Tick now);
    // More is wanted at once.
    void hurry(core::Tick now);

    // Whether it is time for a question, which then counts as asked.
    bool isDue(core::Tick now);
    // When there may be one next.
    std::optional<core::Tick> next() const { return m_at; }

    // Makes the question one of its kind, so that an answer to it is known as one.
    void number(Ask& ask, core::Tick now);
    // When that was asked; nothing where it never was, or long ago.
    std::optional<core::Tick> askedAt(const Ask& asked) const;

private:
    struct Asked {
        Ask ask;
        core::Tick at;
    };

    core::Millis jittered(core::Millis about) const;

    const FollowerOptions& m_options;
    std::optional<core::Tick> m_at;
    unsigned m_inVain = 0;
    std::deque<Asked> m_asked;
};

} // namespace pitwatch::feed::internal
