#include "deploy/site/member.h"

#include "shared/vocabulary/devices.h"

namespace pitwatch::site {

std::string_view nameOf(MemberKind kind) {
    switch (kind) {
    case MemberKind::Agent:
        return "agent";
    case MemberKind::Controller:
        return "controller";
    case MemberKind::Console:
        return "console";
    case MemberKind::Device:
        return "device";
    case MemberKind::Display:
        return "display";
    case MemberKind::MeterDisplay:
        return "meter-display";
    case MemberKind::Sign:
        return "sign";
    case MemberKind::Gateway:
        return "gateway";
    case MemberKind::Dashboard:
        return "dashboard";
    case MemberKind::Tool:
        return "tool";
    }
    return {};
}

bool keepsJournal(MemberKind kind) {
    return kind == MemberKind::Agent || kind == MemberKind::Controller ||
           kind == MemberKind::Console;
}

std::vector<Member> membersOf(const Inventory& inventory) {
    constexpr std::string_view kDisplay = core::enumName(vocabulary::TableDevice::Display);
    std::vector<Member> members;
    for (const TableEntry& table : inventory.tables) {
        members.push_back({table.name, MemberKind::Agent, {}, {}, {}});
        for (const std::string& device : table.devices)
            members.push_back({Name::parse(table.name.text() + "-" + device).value(),
                               device == kDisplay ? MemberKind::Display : MemberKind::Device,
                               {table.name},
                               {},
                               device});
    }
    for (const Name& name : inventory.controllers)
        members.push_back({name, MemberKind::Controller, {}, {}, {}});
    for (const Name& name : inventory.consoles)
        members.push_back({name, MemberKind::Console, {}, {}, {}});
    for (const MeterDisplayEntry& display : inventory.meterDisplays)
        members.push_back({display.name, MemberKind::MeterDisplay, {}, {display.link}, {}});
    for (const SignEntry& sign : inventory.signs)
        members.push_back({sign.name, MemberKind::Sign, {}, {sign.link}, {}});
    for (const GatewayEntry& gateway : inventory.gateways)
        members.push_back({gateway.name, MemberKind::Gateway, gateway.tables, gateway.links, {}});
    for (const Name& name : inventory.dashboards)
        members.push_back({name, MemberKind::Dashboard, {}, {}, {}});
    for (const Name& name : inventory.tools)
        members.push_back({name, MemberKind::Tool, {}, {}, {}});
    return members;
}

} // namespace pitwatch::site
