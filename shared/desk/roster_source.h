#pragma once

#include "shared/core/result.h"
#include "shared/staff/roster.h"

#include <functional>
#include <optional>
#include <string>

namespace pitwatch::desk {

// Where the roster of whoever checks or signs actions comes from.
struct RosterSource {
    staff::SiteKeys siteKeys;
    // The roster file's text when it may have changed since the last call, nothing otherwise.
    std::function<std::optional<std::string>()> newRoster;

    // The roster of that text, or why it is none; nothing where there is no new text.
    std::optional<core::Result<staff::SignedRoster>> read() const;
};

// From two files; the roster is read again whenever its file changes. Two empty paths are a source
// without a roster.
core::Result<RosterSource> rosterSource(const std::string& roster, const std::string& siteKeys);

} // namespace pitwatch::desk
