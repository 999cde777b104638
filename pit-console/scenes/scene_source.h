#pragma once

#include "pit-console/core/source.h"
#include "shared/core/result.h"

#include <memory>
#include <string>
#include <vector>

namespace pitwatch::console {

// The mock source: named, fixed moments of a pit, for design, tests and screenshots. It stands
// beside the live source and looks the same from above.
std::vector<std::string> sceneNames();
core::Result<std::unique_ptr<Source>> makeScene(const std::string& name);

// The moment every scene happens at.
core::Instant sceneTime();

} // namespace pitwatch::console
