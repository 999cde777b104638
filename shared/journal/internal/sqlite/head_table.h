#pragma once

#include "shared/journal/damage.h"
#include "shared/journal/signer.h"

#include <SQLiteCpp/Database.h>

#include <optional>
#include <vector>

// Rows of the table `heads`: how far the journal reached whenever the device signed it. All throw
// SQLite::Exception.

namespace pitwatch::journal {

// A head of form 2.
void insertHead(const SQLite::Database& database, const SignedHead& signedHead);

// Reads the rows, oldest first, up to the first that is not well-formed, not numbered in order,
// behind the one before or of an older form: that is the damage. The signatures are not checked.
std::optional<Damage> loadHeads(const SQLite::Database& database, const core::JournalId& journal,
                                std::vector<SignedHead>& heads);

// The damage if the signature is wrong or of another key than `key`.
std::optional<Damage> checkSignature(const SignedHead& signedHead,
                                     const std::optional<PublicKey>& key);

} // namespace pitwatch::journal
