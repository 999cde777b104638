#pragma once

#include "pit-console/core/live/source.h"
#include "pit-console/scenes/scene_pit.h"
#include "shared/core/result.h"

#include <memory>
#include <string>
#include <vector>

namespace pitwatch::console {

// The mock source: named, fixed moments of a pit, for design, tests and screenshots. It stands
// beside the live source and looks the same from above: what it shows was decided by the real table
// core, and what is asked of it is decided by it too. It calls back at once, on the caller's
// thread.
std::vector<std::string> sceneNames();
core::Result<std::unique_ptr<Source>> makeScene(const std::string& name);

} // namespace pitwatch::console
