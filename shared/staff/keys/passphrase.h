#pragma once

#include "shared/staff/keys/secret.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwatch::staff {

inline constexpr std::size_t kShortestPassphrase = 8; // Characters, not bytes.
inline constexpr std::size_t kLongestPassphraseBytes = 256;

// What is wrong with a new passphrase for that person, or nothing: too short, too long, one of
// those everybody tries first (data/passphrase_blocklist.txt), or the person's own name. Never
// repeats any part of it.
std::optional<std::string> problemOfPassphrase(const Secret& passphrase, std::string_view personId,
                                               std::string_view personName);

} // namespace pitwatch::staff
