#pragma once

#include "pit-console/core/snapshot.h"

#include <functional>

namespace pitwatch::console {

// Where snapshots come from: the live feed, or a scene. The callback may be called on any thread,
// never after stop() returned.
class Source {
public:
    using Callback = std::function<void(Snapshot)>;

    virtual ~Source() = default;
    virtual void start(Callback callback) = 0;
    virtual void stop() = 0;
};

} // namespace pitwatch::console
