#pragma once

#include "pit-console/core/desk/user_command.h"
#include "pit-console/core/live/snapshot.h"

#include <functional>

namespace pitwatch::console {

class Store;

// Where snapshots come from: the live feed, or a scene. The callback may be called on any thread,
// never after stop() returned.
class Source {
public:
    using Callback = std::function<void(Snapshot)>;

    virtual ~Source() = default;
    virtual void start(Callback callback) = 0;
    virtual void stop() = 0;

    // Runs the question soon, on the source's own thread, which alone may read the store; whoever
    // asks posts the answer to where it is wanted. Not run any more after stop().
    using Question = std::function<void(const Store&)>;
    virtual void ask(Question question) = 0;

    // Carries the command out soon, on the source's own thread; later snapshots show what came of
    // it.
    virtual void send(UserCommand command) = 0;
};

} // namespace pitwatch::console
