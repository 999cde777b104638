#include "shared/table/setup/configuration.h"
#include "shared/text/toml.h"

#include <map>

// What differs between two configurations, in the words of their own files.

namespace pitwatch::table {

namespace {

using Values = std::map<std::string, std::string>;

std::string nameOf(const Values& values, const std::string& key) {
    const auto found = values.find(key);
    return found == values.end() ? "not stated" : found->second;
}

void compare(std::vector<std::string>& lines, const Values& inForce, const Values& wanted) {
    Values all = inForce;
    all.insert(wanted.begin(), wanted.end());
    for (const auto& [key, value] : all) {
        const std::string before = nameOf(inForce, key);
        const std::string after = nameOf(wanted, key);
        if (before != after)
            lines.push_back(key + " is " + before + " in force, " + after + " in the file");
    }
}

} // namespace

std::vector<std::string> differences(const Setup& inForce, const Setup& wanted) {
    std::vector<std::string> lines;
    // The texts were read before; one that is no TOML has no values to compare.
    compare(lines, text::tomlLeaves(inForce.submissionText),
            text::tomlLeaves(wanted.submissionText));
    compare(lines, text::tomlLeaves(inForce.siteText), text::tomlLeaves(wanted.siteText));
    return lines;
}

} // namespace pitwatch::table
