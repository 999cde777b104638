#pragma once

#include <cstdint>
#include <functional>

namespace pitwatch::feed {

// A number below the argument, evenly spread. Injected wherever chance is wanted, so that a test
// or a simulation decides it.
using RandomSource = std::function<std::uint64_t(std::uint64_t below)>;

// Numbers that depend on the seed alone, on every platform (the standard distributions do not
// promise that). Not for secrets.
class SeededRandom {
public:
    explicit SeededRandom(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31U);
    }
    // 0 below 0. The bias of the remainder is below 2^-32 for every bound used here.
    std::uint64_t below(std::uint64_t bound) { return bound == 0 ? 0 : next() % bound; }
    bool percent(std::uint64_t chance) { return below(100) < chance; }
    std::uint64_t operator()(std::uint64_t bound) { return below(bound); }

private:
    std::uint64_t m_state;
};

} // namespace pitwatch::feed
