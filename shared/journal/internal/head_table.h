#pragma once

#include "shared/journal/finding.h"
#include "shared/journal/signer.h"

#include <SQLiteCpp/Database.h>

#include <optional>
#include <vector>

// Rows of the table `heads`: how far the journal reached whenever the device signed it. All throw
// SQLite::Exception.

namespace pitwatch::journal {

void insertHead(const SQLite::Database& database, const SignedHead& signedHead);

// Reads the last `count` rows, oldest first. A finding if they are not well-formed, not numbered
// without gaps or not ordered by sequence; the signatures are not checked.
std::optional<Finding> loadHeads(const SQLite::Database& database, const core::JournalId& journal,
                                 std::int64_t count, std::vector<SignedHead>& heads);

// The finding if the signature is wrong or of another key than `key`.
std::optional<Finding> checkSignature(const SignedHead& signedHead,
                                      const std::optional<PublicKey>& key);

} // namespace pitwatch::journal
