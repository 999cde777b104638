#pragma once

#include <string>
#include <vector>

namespace pitwatch::rules {

// One thing wrong with a submission or a rules file. Each part is one line of plain text, whatever
// the file held.
struct FileProblem {
    // The path of the key, such as "progressive.levels.mega.reset".
    std::string field;
    std::string problem;
    // Which section says so.
    std::string section;

    // "field: problem (section)"
    std::string text() const { return field + ": " + problem + " (" + section + ")"; }
    friend bool operator==(const FileProblem&, const FileProblem&) = default;
};

using FileProblems = std::vector<FileProblem>;

} // namespace pitwatch::rules
