#pragma once

#include "pit-console/core/live/source.h"

#include <vector>

namespace pitwatch::console {

// Keeps what was sent; the test answers.
class CommandLog final : public Source {
public:
    void start(Callback) override {}
    void stop() override {}
    void send(UserCommand command) override { all.push_back(std::move(command)); }

    std::vector<const Act*> acts() const {
        std::vector<const Act*> found;
        for (const UserCommand& command : all)
            if (const Act* act = std::get_if<Act>(&command))
                found.push_back(act);
        return found;
    }
    std::vector<UserCommand> all;
};

} // namespace pitwatch::console
