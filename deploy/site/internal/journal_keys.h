#pragma once

#include "deploy/site/internal/layout.h"
#include "shared/core/result.h"
#include "shared/journal/signer.h"

// The keys with which tables, the controller and the consoles sign their journals and all they say:
// members/NAME/journal.key for the machine, journal.pub for whoever verifies and for the roster. A
// journal belongs to one key for good, so a key is made once and never replaced.

namespace pitwatch::site::internal {

struct KeyProblem {
    std::string what; // Empty if the key serves.
    bool canBeMade = false;
};
KeyProblem journalKeyProblem(const Layout& layout, const Name& member);

core::Result<journal::PublicKey> journalKeyOf(const Layout& layout, const Name& member);

// Says what was written.
Lines makeJournalKey(const Layout& layout, const Name& member);

} // namespace pitwatch::site::internal
