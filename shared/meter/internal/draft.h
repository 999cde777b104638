#pragma once

#include "shared/events/draft.h"
#include "shared/meter/decide.h"

namespace pitwatch::meter {

inline void applyAt(State& state, const events::Event& event, core::Instant /*at*/) {
    apply(state, event);
}

// Contributions never ask for the copy of the state.
class Draft : public events::Draft<State, applyAt> {
public:
    using events::Draft<State, applyAt>::Draft;

    const Setup& setup() const { return *base().setup; }
};

} // namespace pitwatch::meter
