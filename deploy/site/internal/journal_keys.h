#pragma once

#include "deploy/site/internal/layout.h"

// The keys with which tables and the controller sign their journals: members/NAME/journal.key for
// the machine, journal.pub for whoever verifies. A journal belongs to one key for good, so a key is
// made once and never replaced.

namespace pitwatch::site::internal {

// A console's journal holds what people signed one by one; it needs no key of its own.
bool signsJournal(Role role);

struct KeyProblem {
    std::string what; // Empty if the key serves.
    bool canBeMade = false;
};
KeyProblem journalKeyProblem(const Layout& layout, const Name& member);

// Says what was written.
Lines makeJournalKey(const Layout& layout, const Name& member);

} // namespace pitwatch::site::internal
