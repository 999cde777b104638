#include "table-agent/agent/table_setup.h"

#include "shared/text/file.h"

#include <sodium.h>

#include <algorithm>
#include <optional>

namespace pitwatch::agent {

namespace {

// No submission comes near this; a device file that never ends does. Two files of this size still
// fit into the event that keeps them.
constexpr std::size_t kMaxFileBytes = 24 * 1024;
constexpr std::size_t kMaxLineBytes = 4000;

std::size_t longestLine(const std::string& text) {
    std::size_t longest = 0;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        longest = std::max(longest, end - start);
        start = end + 1;
    }
    return longest;
}

std::optional<std::string> readFile(const std::string& path) {
    auto content = text::readFile(path, kMaxFileBytes);
    if (!content || longestLine(*content) > kMaxLineBytes)
        return std::nullopt;
    return *std::move(content);
}

rules::FileProblems unreadable(const std::string& path) {
    return {{path, "cannot be read, or is too large", "command line"}};
}

} // namespace

core::Result<table::SetupPtr, rules::FileProblems> loadSetup(const std::string& submissionPath,
                                                             const std::string& sitePath) {
    const auto filed = readFile(submissionPath);
    if (!filed)
        return unreadable(submissionPath);
    std::string site;
    if (!sitePath.empty()) {
        const auto text = readFile(sitePath);
        if (!text)
            return unreadable(sitePath);
        site = *text;
    }
    PW_ASSERT(sodium_init() >= 0);
    events::ActionId nonceSeed{};
    randombytes_buf(nonceSeed.data(), nonceSeed.size());
    return table::makeSetup(*filed, std::move(site), nonceSeed);
}

} // namespace pitwatch::agent
