#pragma once

#include "shared/core/clock.h"
#include "shared/wire/envelope.h"

#include <sodium.h>

#include <string>

namespace pitwatch::simulation {

// The story of a run, line by line. Its hash is the run's fingerprint: the same seed and the same
// code give the same one, to the bit.
class Trace {
public:
    // `now` belongs to the world and outlives the trace. With `aloud` every line is printed.
    Trace(const core::Tick& now, bool aloud);

    void line(const std::string& who, const std::string& what);
    // For what happens too often to be told.
    void fold(const wire::Hash& hash);

    std::string fingerprint() const;

private:
    const core::Tick& m_now;
    bool m_aloud;
    crypto_generichash_state m_hash;
};

} // namespace pitwatch::simulation
