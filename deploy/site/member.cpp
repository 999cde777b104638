#include "deploy/site/member.h"

namespace pitwatch::site {

std::string_view nameOf(Role role) {
    switch (role) {
    case Role::Agent:
        return "agent";
    case Role::Controller:
        return "controller";
    case Role::Console:
        return "console";
    case Role::Device:
        return "device";
    case Role::Display:
        return "display";
    case Role::MeterDisplay:
        return "meter-display";
    case Role::Gateway:
        return "gateway";
    case Role::Dashboard:
        return "dashboard";
    case Role::Tool:
        return "tool";
    }
    return {};
}

bool keepsJournal(Role role) {
    return role == Role::Agent || role == Role::Controller || role == Role::Console;
}

std::vector<Member> membersOf(const Inventory& inventory) {
    std::vector<Member> members;
    for (const TableEntry& table : inventory.tables) {
        members.push_back({table.name, Role::Agent, {}, {}, {}});
        for (const std::string& device : table.devices)
            members.push_back({Name::parse(table.name.text() + "-" + device).value(),
                               device == kDisplayDevice ? Role::Display : Role::Device,
                               {table.name},
                               {},
                               device});
    }
    for (const Name& name : inventory.controllers)
        members.push_back({name, Role::Controller, {}, {}, {}});
    for (const Name& name : inventory.consoles)
        members.push_back({name, Role::Console, {}, {}, {}});
    for (const MeterDisplayEntry& display : inventory.meterDisplays)
        members.push_back({display.name, Role::MeterDisplay, {}, {display.link}, {}});
    for (const GatewayEntry& gateway : inventory.gateways)
        members.push_back({gateway.name, Role::Gateway, gateway.tables, gateway.links, {}});
    for (const Name& name : inventory.dashboards)
        members.push_back({name, Role::Dashboard, {}, {}, {}});
    for (const Name& name : inventory.tools)
        members.push_back({name, Role::Tool, {}, {}, {}});
    return members;
}

} // namespace pitwatch::site
