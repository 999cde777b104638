#pragma once

#include "deploy/site/member.h"
#include "deploy/site/site_folder.h"

namespace pitwatch::site::internal {

// Where things lie in a site's folder.
struct Layout {
    Path root;

    Path inventory() const { return root / "inventory.toml"; }
    Path authority(const char* file) const { return root / "authority" / file; }
    Path staff(const char* file) const { return root / "staff" / file; }
    Path broker(const char* file) const { return root / "broker" / file; }
    Path member(const Name& name, const char* file) const {
        return root / "members" / name.text() / file;
    }
    // Where the broker and the members will find their own files.
    Path brokerHome(const Inventory& inventory) const;
    Path memberHome(const Inventory& inventory, const Name& name) const;
    Path memberData(const Inventory& inventory, const Name& name) const;
};

// The inventory of a folder, with the submissions it names checked.
struct Read {
    Inventory inventory;
    std::vector<std::string> submissions; // The text of each table's, in order.
    // Of the folder staff/, if they are there: what every party needs to check signatures.
    std::string roster;
    std::string siteKeys;
    // What the consoles need besides, to sign: sealed keys, and what opens them with a passphrase.
    std::string consoleSecret;
    std::vector<std::pair<std::string, std::string>> people; // File name and content.
};
core::Result<Read, SiteProblems> readSite(const Layout& layout);

// One certificate that the site needs.
struct Slot {
    std::string name; // "broker" or the member's.
    Path certificate;
    Path key;
    std::vector<std::string> hosts; // Of the broker.
};
std::vector<Slot> slotsOf(const Layout& layout, const Inventory& inventory);

// Why the slot's files do not serve, or nothing; the dates are another matter.
std::string problemOf(const Layout& layout, const Slot& slot);

// A file whose content follows from the inventory.
struct Made {
    Path path;
    std::string content;
    unsigned mode;
};
std::vector<Made> madeFiles(const Layout& layout, const Read& read, const std::string& authority,
                            const std::string& revoked);

} // namespace pitwatch::site::internal
