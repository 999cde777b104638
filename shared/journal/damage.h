#pragma once

#include <cstdint>
#include <string>

namespace pitwatch::journal {

// The first thing found wrong with a journal. Sequence 0 means the file around the entries, when
// every entry itself is as it was written.
struct Damage {
    std::uint64_t sequence = 0;
    std::string reason;

    friend bool operator==(const Damage&, const Damage&) = default;
};

} // namespace pitwatch::journal
