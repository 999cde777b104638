#pragma once

#include "pit-console/scenes/scene_pit.h"

#include <span>

namespace pitwatch::console {

// A named moment and the script that leads to it.
struct Scene {
    const char* name;
    void (*play)(ScenePit& pit);
};

std::span<const Scene> scenes();

} // namespace pitwatch::console
