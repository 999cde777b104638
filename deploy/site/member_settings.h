#pragma once

#include "deploy/site/member.h"
#include "shared/feed/mqtt_connection.h"

#include <filesystem>

// settings.toml in a member's folder: the options of its program, so that a service needs to be
// told nothing but that file.

namespace pitwatch::site {

struct MemberHome {
    std::filesystem::path folder; // Certificates, the submission.
    std::filesystem::path data;   // The journal.
};

// What of the staff's files is in the member's folder.
struct MemberStaff {
    bool roster = false; // roster.json and site-keys.json
    bool keys = false;   // console.secret and people/: of a console.
};

std::string memberSettings(const Member& member, const Inventory& inventory, const MemberHome& home,
                           const MemberStaff& staff);

// Who we are at the broker, read back from a member's folder.
struct Login {
    Name name;
    feed::MqttOptions mqtt; // The client id and TLS included.
    // A program of its own goes by this name: whoever else logs in with it cuts that one off.
    bool isTaken = false;
    // By which what parties say is checked; empty where the folder has none.
    std::string roster;
    std::string siteKeys;
};
core::Result<Login> readLogin(const std::filesystem::path& folder);

} // namespace pitwatch::site
