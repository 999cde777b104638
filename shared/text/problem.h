#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::text {

// One thing wrong with a text from outside. Each part is one line, whatever the text held.
struct Problem {
    // The path of the key, such as "progressive.levels.mega.reset"; empty for the whole.
    std::string field;
    std::string problem;

    // "\"field\" problem"
    std::string text() const;
    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

// Text from outside, safe in one line of a message: without control characters, and in quotes and
// cut short where it is only shown.
std::string oneLine(std::string_view text);
std::string quoted(std::string_view text);

} // namespace pitwatch::text
