#include "deploy/site/member_settings.h"

#include "deploy/site/internal/files.h"
#include "shared/text/fields.h"
#include "shared/text/toml.h"

namespace pitwatch::site {

namespace {

std::string line(const char* key, const std::string& value) {
    return std::string(key) + " = \"" + value + "\"\n";
}

// Nothing at all for nobody: an empty list would count as one empty name.
std::string list(const char* key, const std::vector<Name>& names) {
    std::string text;
    for (const Name& name : names)
        text += (text.empty() ? "\"" : ", \"") + name.text() + "\"";
    return text.empty() ? text : std::string(key) + " = [" + text + "]\n";
}

std::string tableList(const Inventory& inventory) {
    std::vector<Name> names;
    for (const TableEntry& table : inventory.tables)
        names.push_back(table.name);
    return list("table", names);
}

// Whose word about what they show counts; nobody's name where a gateway does not say whom it speaks
// for.
std::vector<Name> displaysOf(const Inventory& inventory) {
    std::vector<Name> names;
    for (const MeterDisplayEntry& display : inventory.meterDisplays)
        names.push_back(display.name);
    for (const GatewayEntry& gateway : inventory.gateways) {
        if (!gateway.links.empty() && gateway.displays.empty())
            return {};
        names.insert(names.end(), gateway.displays.begin(), gateway.displays.end());
    }
    return names;
}

std::string rosterOptions(const MemberHome& home, const MemberStaff& staff) {
    if (!staff.roster)
        return {};
    return line("roster", home.folder / "roster.json") +
           line("site-keys", home.folder / "site-keys.json");
}

// A console without the keys shows everything and signs nothing.
std::string signingOptions(const MemberHome& home, const MemberStaff& staff) {
    if (!staff.roster || !staff.keys)
        return {};
    return line("console-secret", home.folder / "console.secret") +
           line("keys", home.folder / "people");
}

std::string journalOptions(const MemberHome& home) {
    return line("journal", home.data / "journal.db") +
           line("journal-key", home.folder / "journal.key");
}

std::string ownOptions(const Member& member, const Inventory& inventory, const MemberHome& home,
                       const MemberStaff& staff) {
    switch (member.kind) {
    case MemberKind::Agent:
        return line("submission", home.folder / "submission.toml") + journalOptions(home) +
               (inventory.controllers.empty()
                    ? std::string()
                    : line("meter", inventory.controllers.front().text())) +
               list("console", inventory.consoles) + rosterOptions(home, staff);
    case MemberKind::Controller:
        return line("name", member.name.text()) + tableList(inventory) + journalOptions(home) +
               list("console", inventory.consoles) + list("display", displaysOf(inventory)) +
               rosterOptions(home, staff);
    case MemberKind::Console:
        return line("name", member.name.text()) + tableList(inventory) +
               list("follow", inventory.controllers) + line("store", home.data / "console.db") +
               journalOptions(home) + rosterOptions(home, staff) + signingOptions(home, staff);
    case MemberKind::Sign:
        return line("name", member.name.text()) + line("sign", member.links.front().text()) +
               list("follow", inventory.controllers) + line("store", home.data / "sign.db") +
               rosterOptions(home, staff);
    case MemberKind::Device:
    case MemberKind::Display:
    case MemberKind::MeterDisplay:
    case MemberKind::Gateway:
    case MemberKind::Dashboard:
    case MemberKind::Tool:
        return {};
    }
    return {};
}

} // namespace

std::string memberSettings(const Member& member, const Inventory& inventory, const MemberHome& home,
                           const MemberStaff& staff) {
    return "# Made by pitctl site build from inventory.toml; edit that instead.\n" +
           ownOptions(member, inventory, home, staff) + line("broker-host", inventory.broker.host) +
           "broker-port = " + std::to_string(inventory.broker.port) + "\n" +
           line("broker-ca", home.folder / "ca.crt") +
           line("broker-cert", home.folder / "client.crt") +
           line("broker-key", home.folder / "client.key");
}

core::Result<Login> readLogin(const std::filesystem::path& folder) {
    const auto content = internal::readFile(folder / "settings.toml");
    if (!content)
        return content.error();
    // Resolved, since the folder of a member is named after it.
    const std::string last = std::filesystem::weakly_canonical(folder).filename();
    const auto name = Name::parse(last);
    if (!name)
        return core::Error{folder.string() + ": is not the folder of a member"};
    Login login{*name, {}, false, {}, {}};
    const auto file = text::parseToml(*content);
    if (!file)
        return core::Error{(folder / "settings.toml").string() + ": " + file.error().text};
    // The rest of the file is the program's, whose own options it states.
    text::Problems problems;
    text::Fields root(*file, problems);
    login.mqtt.host = root.text("broker-host").value_or(std::string());
    login.mqtt.port = static_cast<std::uint16_t>(root.integer("broker-port", 1, 65535).value_or(0));
    login.isTaken = root.has("journal") || root.has("store");
    if (login.mqtt.host.empty() || login.mqtt.port == 0)
        return core::Error{(folder / "settings.toml").string() + ": does not name the broker"};
    login.mqtt.clientId = name->text();
    if (std::filesystem::exists(folder / "roster.json")) {
        login.roster = folder / "roster.json";
        login.siteKeys = folder / "site-keys.json";
    }
    login.mqtt.tls = feed::MqttTls{folder / "ca.crt", folder / "client.crt", folder / "client.key"};
    return login;
}

} // namespace pitwatch::site
