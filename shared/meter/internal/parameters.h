#pragma once

#include "shared/meter/state.h"

#include <vector>

namespace pitwatch::meter {

// What the tables of the link file; they agree, or the link is not in service.
const Filing& agreedFiling(const ProgressiveLink& link);

// The limits that the site states for these levels, in whatever order it wrote them down.
std::vector<events::LevelLimit> limitsOf(const Setup& setup, const events::LinkId& link,
                                         const std::vector<events::LevelParameters>& levels);

} // namespace pitwatch::meter
