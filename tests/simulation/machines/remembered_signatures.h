#pragma once

namespace pitwatch::simulation {

// A signature that was made or found good is not reckoned again by the readers of the same pit.
// Called where a pit begins.
void forgetSignatures();

} // namespace pitwatch::simulation
