#pragma once

#include "pit-console/core/desk/console_desk.h"

#include <string>
#include <vector>

namespace pitwatch::console {

// Where the console finds what signing takes. With roster and site keys alone nobody can sign in
// here, but what other parties say is checked.
struct StaffFiles {
    std::string roster;
    std::string siteKeys;
    std::string consoleSecret;
    std::string keys; // A folder with ID.key.json of everybody who may sign in.
    // Keys that were sealed for a demonstration or a test are opened too.
    bool weakKeys = false;
    // Signed in at the start with the passphrase in that file: weak keys only.
    std::string person;
    std::string passphrase;
    desk::ActionDesk::Unseal unseal = staff::unseal; // Called on a thread of its own.

    bool signs() const { return !keys.empty(); }
};

// Refuses files that are missing, or that others can read where nobody may.
core::Result<ConsoleDesk::Settings> deskSettings(const StaffFiles& files,
                                                 const core::PartyId& console,
                                                 const std::vector<core::PartyId>& tables);

// The command of whoever is to be signed in at the start; none where nobody is.
core::Result<std::optional<SignIn>> firstSignIn(const StaffFiles& files);

} // namespace pitwatch::console
