#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace pitwatch::pitctl {

// Lines of a file descriptor, whatever bytes they hold. A line longer than kMaxLine is cut off
// there, the rest of it dropped, and handed on as too long.
class LineReader {
public:
    static constexpr std::size_t kMaxLine = 1U << 20U;

    explicit LineReader(int descriptor) : m_descriptor(descriptor) {}

    // Calls `line(text, tooLong)` for every line, the last one even without its newline, and `idle`
    // whenever the next read might wait: the place to flush, so that a program that writes one line
    // and waits for its answer gets it; it says whether anybody still listens. False if reading
    // failed.
    bool forEach(const std::function<void(std::string_view, bool)>& line,
                 const std::function<bool()>& idle);

private:
    void append(std::string_view part);

    int m_descriptor;
    std::string m_line;
    bool m_tooLong = false;
};

} // namespace pitwatch::pitctl
