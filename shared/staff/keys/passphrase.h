#pragma once

#include "shared/staff/keys/secret.h"
#include "shared/staff/role.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwatch::staff {

// In characters, not bytes. Whoever has a copy of a console's files guesses at their own machine,
// where nobody counts; so those whose signatures move money, and the holders of site keys, have
// more to guess.
inline constexpr std::size_t kShortestPassphrase = 8;
inline constexpr std::size_t kShortestForMoney = 12;
inline constexpr std::size_t kLongestPassphraseBytes = 256;

std::size_t shortestPassphrase(Role role);

// What is wrong with a new passphrase for that person, or nothing: shorter than `shortest`, too
// long, one of those everybody tries first (data/passphrase_blocklist.txt), or the person's own
// name. Never repeats any part of it.
std::optional<std::string> problemOfPassphrase(const Secret& passphrase, std::string_view personId,
                                               std::string_view personName, std::size_t shortest);

} // namespace pitwatch::staff
