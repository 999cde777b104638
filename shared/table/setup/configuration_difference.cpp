#include "shared/table/setup/configuration.h"

#include <toml++/toml.h>

#include <map>
#include <sstream>

// What differs between two configurations, in the words of their own files.

namespace pitwatch::table {

namespace {

using Values = std::map<std::string, std::string>;

void collect(Values& values, const std::string& key, const toml::node& node) {
    if (const auto* table = node.as_table()) {
        for (const auto& [name, value] : *table)
            collect(values, (key.empty() ? "" : key + ".") + std::string(name.str()), value);
    } else if (const auto* array = node.as_array()) {
        for (std::size_t index = 0; index < array->size(); ++index)
            collect(values, key + "[" + std::to_string(index + 1) + "]", *array->get(index));
    } else {
        std::ostringstream text;
        node.visit([&](const auto& value) {
            if constexpr (toml::is_value<decltype(value)>)
                text << value;
        });
        values[key] = text.str();
    }
}

// The texts were read before; one that is no TOML has no values to compare.
Values valuesOf(const std::string& toml) {
    Values values;
    try {
        collect(values, {}, toml::parse(toml));
    } catch (const toml::parse_error&) {
        values.clear();
    }
    return values;
}

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
    compare(lines, valuesOf(inForce.submissionText), valuesOf(wanted.submissionText));
    compare(lines, valuesOf(inForce.siteText), valuesOf(wanted.siteText));
    return lines;
}

} // namespace pitwatch::table
