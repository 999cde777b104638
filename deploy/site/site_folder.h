#pragma once

#include "deploy/site/member.h"
#include "deploy/site/site_problem.h"
#include "shared/core/clock.h"
#include "shared/journal/signer.h"

#include <filesystem>

// A site's folder:
//
//   inventory.toml         written by the operator, with the submissions it names
//   staff/                 the roster and the site keys, if pitctl staff made them here
//   authority/             ca.crt, ca.key, revoked.crl, issued/: stays here, locked away
//   broker/                everything for the broker's machine
//   members/NAME/          everything for one member's machine
//
// Each call reads the inventory, does its work and names what it did, a line each. Files that are
// right already are left alone. Throws std::runtime_error if the disk or OpenSSL refuses.

namespace pitwatch::site {

using Lines = std::vector<std::string>;
using Path = std::filesystem::path;

// A commented inventory and two submissions to begin with. Refuses a folder that has an inventory.
core::Result<Lines> init(const Path& folder, Places places);

struct BuildOptions {
    // Puts the present authority aside and makes another; every certificate is made anew.
    bool newAuthority = false;
};
// Makes whatever is missing or does not fit the inventory; nothing at all if that has faults.
core::Result<Lines, SiteProblems> build(const Path& folder, const BuildOptions& options,
                                        core::Instant now);

// New certificates and keys for the named, or for all that run out soon ("broker" is a name too).
core::Result<Lines, SiteProblems> renew(const Path& folder, const std::vector<std::string>& names,
                                        core::Instant now);

// Puts every certificate the member ever got on the list of revoked ones, which the broker refuses
// after a reload. A member that is still in the inventory gets a new one from the next build.
core::Result<Lines, SiteProblems> revoke(const Path& folder, const std::string& name,
                                         core::Instant now);

// Who keeps a journal, with the public half of its key.
struct JournalKeeper {
    Name name;
    MemberKind kind{};
    journal::PublicKey key{};
};
// All of the inventory; keys that are missing are made. For the roster: whoever has one takes
// nothing of a party whose key is not on it.
core::Result<std::vector<JournalKeeper>> journalKeepers(const Path& folder);

// Everything wrong or soon to be wrong with the folder; changes nothing.
SiteProblems check(const Path& folder, core::Instant now);

} // namespace pitwatch::site
