#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace pitwatch::simulation {

// Something that must never happen did. `check` is the name of the promise that was broken.
class Violation : public std::runtime_error {
public:
    Violation(std::string check, const std::string& what)
        : std::runtime_error(check + ": " + what), m_check(std::move(check)) {}

    const std::string& check() const { return m_check; }

private:
    std::string m_check;
};

// How many promises were looked at and found kept, for the summary of a run.
inline std::uint64_t& checksHeld() {
    static std::uint64_t count = 0;
    return count;
}

// Throws unless `held`.
inline void require(bool held, const char* check, const std::string& what) {
    if (!held)
        throw Violation(check, what);
    ++checksHeld();
}

} // namespace pitwatch::simulation
