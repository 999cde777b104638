#pragma once

#include "deploy/site/inventory.h"

#include <optional>

// Everyone who may connect to the broker, each with a certificate of that name, which is also the
// user and the client id.

namespace pitwatch::site {

enum class MemberKind {
    Agent,
    Controller,
    Console,
    Device,
    Display,
    MeterDisplay,
    Sign,
    Gateway,
    Dashboard,
    Tool
};

std::string_view nameOf(MemberKind kind);

// Whether it is a party: an agent, a controller or a console.
bool keepsJournal(MemberKind kind);

struct Member {
    Name name;
    MemberKind kind = MemberKind::Tool;
    std::vector<Name> tables; // Of a device, display or gateway: where it belongs.
    std::vector<Name> links;  // Of a meter display, sign or gateway.
    std::string device;       // Of a device or display.
};

// In the order of the inventory. A device is named after its table: T01-shuffler.
std::vector<Member> membersOf(const Inventory& inventory);

} // namespace pitwatch::site
