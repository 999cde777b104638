#pragma once

#include "deploy/pitctl/staff/staff_folder.h"

#include <string>

namespace pitwatch::pitctl {

struct NewPerson {
    std::string id;
    std::string name;
    staff::Role role{};
    std::int64_t limitCents = 0;
};

// Makes the person's key and puts them on the roster, which is not issued yet.
core::Outcome addPerson(const StaffFolder& folder, staff::Roster& roster, const NewPerson& person,
                        Passphrases& passphrases);

// C01.., T01.. and METER.
void addDevices(staff::Roster& roster, unsigned consoles, unsigned tables);

void printRoster(const staff::Roster& roster);

// Sets up a site by questions on standard input, each with a default. Passphrases come from the
// same place, in the order they are asked for.
core::Outcome runWizard(const std::string& folder, Passphrases& passphrases, core::Instant now);

// A site of named people whose passphrases are printed: for demonstrations, with weakly sealed
// keys that nothing opens unless it was told to.
core::Outcome makeDemoSite(const std::string& folder, core::Instant now);

} // namespace pitwatch::pitctl
