#pragma once

namespace pitwatch::simulation {

// A signature that was found good is not reckoned again by the other readers of the same pit.
// Called where a pit begins.
void forgetSignatures();

} // namespace pitwatch::simulation
