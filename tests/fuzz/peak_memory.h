#pragma once

#include <sanitizer/allocator_interface.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>

namespace pitwatch::fuzz {

// Counts what is allocated while it lives, through the sanitizer's allocator. One at a time.
class PeakMemory {
public:
    PeakMemory() {
        static const int kInstalled = __sanitizer_install_malloc_and_free_hooks(added, removed);
        if (kInstalled == 0)
            std::abort();
        s_now = 0;
        s_peak = 0;
        s_counting = true;
    }
    ~PeakMemory() { s_counting = false; }
    PeakMemory(const PeakMemory&) = delete;
    PeakMemory& operator=(const PeakMemory&) = delete;

    // Ends the program, and so the fuzzing, if more than `limit` bytes were in use at once.
    void expectAtMost(std::size_t limit) const {
        s_counting = false;
        if (s_peak <= static_cast<std::ptrdiff_t>(limit))
            return;
        std::fprintf(stderr, "%td bytes in use at once, %zu allowed\n", s_peak, limit);
        std::abort();
    }

private:
    static void added(const volatile void*, std::size_t size) {
        if (!s_counting)
            return;
        s_now += static_cast<std::ptrdiff_t>(size);
        if (s_now > s_peak)
            s_peak = s_now;
    }
    static void removed(const volatile void* address) {
        if (s_counting && address != nullptr)
            s_now -= static_cast<std::ptrdiff_t>(
                __sanitizer_get_allocated_size(const_cast<const void*>(address)));
    }

    // One thread fuzzes; the flag keeps the fuzzer's own work out of the count.
    static inline thread_local bool s_counting = false;
    static inline thread_local std::ptrdiff_t s_now = 0;
    static inline thread_local std::ptrdiff_t s_peak = 0;
};

// What reading `inputBytes` from outside may cost.
constexpr std::size_t memoryLimit(std::size_t inputBytes) {
    return 1024 * 1024 + 4 * inputBytes;
}

} // namespace pitwatch::fuzz
