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
    // Only told, and no part of the fingerprint, which has it by its hash already.
    void aside(const std::string& who, const std::string& what) const;
    bool isAloud() const { return m_aloud; }
    // For what happens too often to be told.
    void fold(const wire::Hash& hash);

    std::string fingerprint() const;

private:
    std::string told(const std::string& who, const std::string& what) const;

    const core::Tick& m_now;
    bool m_aloud;
    crypto_generichash_state m_hash;
};

} // namespace pitwatch::simulation
