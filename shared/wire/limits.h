#pragma once

#include <cstddef>

// How large things on the wire may be. Writers assert these, readers refuse what exceeds them.

namespace pitwatch::wire {

inline constexpr std::size_t kMaxBodyBytes = std::size_t{64} * 1024;
inline constexpr std::size_t kMaxBatchBytes = std::size_t{1024} * 1024;

// Composites and containers inside one another.
inline constexpr unsigned kMaxDepth = 16;

// What a reader may allocate in all: a base, and a multiple of the bytes it was given.
inline constexpr std::size_t kMemoryBase = std::size_t{512} * 1024;
inline constexpr std::size_t kMemoryPerInputByte = 2;

} // namespace pitwatch::wire
