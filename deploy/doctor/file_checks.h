#pragma once

#include "deploy/doctor/verdict.h"
#include "shared/core/clock.h"

#include <filesystem>

// What lies on disk: certificates, the roster, journals, backups.

namespace pitwatch::doctor {

using Path = std::filesystem::path;

// Everything pitctl site check finds in a site's folder.
Verdicts checkSite(const Path& site, core::Instant now);

// A member's own folder, as on a table's machine: whether its certificate serves, and how long.
Verdicts checkMember(const Path& member, core::Instant now);

// The roster in a staff folder (roster.json, site-keys.json): whether it is in force, and how long.
Verdicts checkRoster(const Path& staff, core::Instant now);

// Every journal below the folder: how large, how far, whether it was written in the future.
Verdicts checkJournals(const Path& data, core::Instant now);

// For every journal below `data`, the newest file of its name below `backups` (T01 and
// T01-2026-11-16.db belong together): that it is the same journal, how far it goes, how old it is.
Verdicts checkBackups(const Path& data, const Path& backups, core::Instant now);

} // namespace pitwatch::doctor
