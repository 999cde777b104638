#pragma once

#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/rules/file_problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What a site consists of, as its operator writes it down (inventory.toml). Everything else about a
// site's broker is generated from it. A plain value; any thread.

namespace pitwatch::site {

using Name = core::PartyId;

struct BrokerEntry {
    std::string host; // As the programs reach it; its certificate is for this name.
    std::uint16_t port = 8883;
    std::string listen;            // The address it binds; nothing: all of them.
    std::vector<std::string> also; // Further names and addresses of its certificate.
    std::string folder;            // Where its files will lie; nothing: where they are made.
};

// Where the members' own files will lie on their machines; nothing: in the site's folder.
struct MemberPlaces {
    std::string folder; // Settings and keys: FOLDER/T01/
    std::string data;   // Journals: DATA/T01/
};

struct CertificateTerms {
    int days = 397;
    int renewBeforeDays = 30;
    int authorityYears = 10;
};

struct TableEntry {
    Name name;
    std::string submission;           // A file, seen from the inventory's folder.
    std::vector<std::string> devices; // Those that connect by themselves; see kDevices.
};

// One box that speaks for all devices of its tables, as the floor simulator does.
struct GatewayEntry {
    Name name;
    std::vector<Name> tables;
    std::vector<Name> links;    // Whose meter displays it is.
    std::vector<Name> displays; // What those call themselves; none: whatever they say.
};

// A display that shows the meters of one link and says what it shows.
struct MeterDisplayEntry {
    Name name;
    Name link;
};

// The players' sign of one link: pit-console --sign. It reads the controller and says nothing.
struct SignEntry {
    Name name;
    Name link;
};

struct Inventory {
    std::string site;
    BrokerEntry broker;
    MemberPlaces members;
    CertificateTerms certificates;
    std::vector<TableEntry> tables;
    std::vector<Name> controllers; // None or one.
    std::vector<Name> consoles;
    std::vector<MeterDisplayEntry> meterDisplays;
    std::vector<SignEntry> signs;
    std::vector<GatewayEntry> gateways;
    std::vector<Name> dashboards;
    std::vector<Name> tools;
};

// Every fault is listed; unknown keys are faults, and so are two members of one name.
core::Result<Inventory, rules::FileProblems> parseInventory(std::string_view toml);

// A commented inventory to begin with: two tables, a controller and a console on this machine; for
// installed packages, or for everything to stay in the site's folder.
enum class Places { Packaged, SiteFolder };
std::string sampleInventory(Places places);

} // namespace pitwatch::site
