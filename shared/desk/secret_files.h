#pragma once

#include "shared/core/result.h"
#include "shared/staff/keys/sealed_key.h"
#include "shared/staff/roster_file.h"

#include <string>

// Staff files on disk. A secret that others can read is no secret: such a file is refused, and the
// sentence says which mode it needs.

namespace pitwatch::desk {

// No core file and no debugger of the same user: whoever holds secrets calls it before it does.
void protectProcess();

// A regular file of our own (or root's), mode 0600 or stricter, not behind a symbolic link.
core::Result<staff::Secret> readSecret(const std::string& path, std::size_t maxBytes);
// The 32 bytes of the consoles' secret, written as 64 hexadecimal digits.
core::Result<staff::Secret> readConsoleSecret(const std::string& path);
core::Result<staff::SealedKey> readSealedKey(const std::string& path);

// Files that everyone may read; one that others than its owner may change is refused.
core::Result<staff::SignedRoster> readRoster(const std::string& path);
core::Result<staff::SiteKeys> readSiteKeys(const std::string& path);

} // namespace pitwatch::desk
