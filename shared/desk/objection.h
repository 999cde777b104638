#pragma once

#include "shared/core/text.h"
#include "shared/events/phrase.h"

namespace pitwatch::desk {

// Why something that was asked for is not done.
struct Objection {
    events::Phrase reason{};
    core::Text section{}; // The rule that says so; empty where no rule but the state does.

    Objection() = default;
    template <events::Listed E>
    Objection(E why) : reason(why) {}
    Objection(events::Phrase why, core::Text rule = {})
        : reason(std::move(why)), section(std::move(rule)) {}

    friend bool operator==(const Objection&, const Objection&) = default;
};

} // namespace pitwatch::desk
