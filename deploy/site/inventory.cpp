#include "deploy/site/inventory.h"

#include "deploy/site/internal/toml_reader.h"

#include <algorithm>
#include <set>

namespace pitwatch::site {

namespace {

using internal::TomlReader;

// Letters, digits, dots, dashes, colons: a host name or an address.
bool isHost(const std::string& text) {
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                  ".-:") == std::string::npos;
}

void checkHosts(TomlReader& reader, const BrokerEntry& broker) {
    if (!isHost(broker.host))
        reader.wrong("broker.host", "is neither a host name nor an address");
    if (!isHost(broker.listen))
        reader.wrong("broker.listen", "is neither a host name nor an address");
    for (const std::string& name : broker.also)
        if (!isHost(name))
            reader.wrong("broker.also", "\"" + name + "\" is neither a host name nor an address");
}

// These end up in files whose readers end a path at a blank or a quote.
void checkPath(TomlReader& reader, const char* field, const std::string& path) {
    if (!path.empty() && (path.front() != '/' || path.find_first_of(" \"'\\") != std::string::npos))
        reader.wrong(field, "is not an absolute path without blanks and quotes");
}

void readBroker(TomlReader& reader, const toml::table& table, BrokerEntry& into) {
    reader.onlyKeys(table, "broker.", {"host", "port", "listen", "also", "folder"});
    reader.text(table, "broker.", "host", into.host, TomlReader::kRequired);
    std::int64_t port = into.port;
    reader.number(table, "broker.", "port", port, 1, 65535);
    into.port = static_cast<std::uint16_t>(port);
    reader.text(table, "broker.", "listen", into.listen);
    reader.texts(table, "broker.", "also", into.also);
    reader.text(table, "broker.", "folder", into.folder);
    checkPath(reader, "broker.folder", into.folder);
    checkHosts(reader, into);
}

void readPlaces(TomlReader& reader, const toml::table& table, MemberPlaces& into) {
    reader.onlyKeys(table, "members.", {"folder", "data"});
    reader.text(table, "members.", "folder", into.folder);
    reader.text(table, "members.", "data", into.data);
    checkPath(reader, "members.folder", into.folder);
    checkPath(reader, "members.data", into.data);
}

void readTerms(TomlReader& reader, const toml::table& table, CertificateTerms& into) {
    reader.onlyKeys(table, "certificates.", {"days", "renew_before_days", "authority_years"});
    std::int64_t days = into.days;
    std::int64_t before = into.renewBeforeDays;
    std::int64_t years = into.authorityYears;
    reader.number(table, "certificates.", "days", days, 1, 825);
    reader.number(table, "certificates.", "renew_before_days", before, 1, 365);
    reader.number(table, "certificates.", "authority_years", years, 1, 30);
    if (before >= days)
        reader.wrong("certificates.renew_before_days", "is not less than certificates.days");
    into = {static_cast<int>(days), static_cast<int>(before), static_cast<int>(years)};
}

void readTable(TomlReader& reader, const toml::table& table, const std::string& at,
               Inventory& into) {
    reader.onlyKeys(table, at, {"name", "submission", "devices"});
    TableEntry entry;
    reader.name(table, at, "name", entry.name);
    reader.text(table, at, "submission", entry.submission, TomlReader::kRequired);
    reader.texts(table, at, "devices", entry.devices);
    for (const std::string& device : entry.devices)
        if (device != kDisplayDevice && std::ranges::count(kSpeakingDevices, device) == 0)
            reader.wrong(at + "devices",
                         "\"" + device + "\" is none of shuffler, wagers, pad, cards, display");
        else if (!Name::parse(entry.name.text() + "-" + device))
            reader.wrong(at + "name", "is too long to name its " + device + " after it");
    into.tables.push_back(std::move(entry));
}

void readGateway(TomlReader& reader, const toml::table& table, const std::string& at,
                 Inventory& into) {
    reader.onlyKeys(table, at, {"name", "tables", "links"});
    GatewayEntry entry;
    reader.name(table, at, "name", entry.name);
    reader.names(table, at, "tables", entry.tables);
    reader.names(table, at, "links", entry.links);
    for (const Name& name : entry.tables)
        if (std::ranges::none_of(into.tables, [&](const auto& t) { return t.name == name; }))
            reader.wrong(at + "tables", "there is no table " + name.text());
    into.gateways.push_back(std::move(entry));
}

void readMeterDisplay(TomlReader& reader, const toml::table& table, const std::string& at,
                      Inventory& into) {
    reader.onlyKeys(table, at, {"name", "link"});
    MeterDisplayEntry entry;
    reader.name(table, at, "name", entry.name);
    reader.name(table, at, "link", entry.link);
    into.meterDisplays.push_back(std::move(entry));
}

void readController(TomlReader& reader, const toml::table& table, Inventory& into) {
    reader.onlyKeys(table, "controller.", {"name"});
    Name name;
    reader.name(table, "controller.", "name", name);
    into.controllers.push_back(name);
}

void checkNames(TomlReader& reader, const Inventory& inventory) {
    std::set<std::string> seen;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && !seen.insert(name).second)
            reader.wrong("name", "\"" + name + "\" is there twice; a name is one certificate");
    };
    for (const TableEntry& table : inventory.tables) {
        add(table.name.text());
        for (const std::string& device : table.devices)
            add(table.name.text() + "-" + device);
    }
    for (const auto* names :
         {&inventory.controllers, &inventory.consoles, &inventory.dashboards, &inventory.tools})
        for (const Name& name : *names)
            add(name.text());
    for (const MeterDisplayEntry& display : inventory.meterDisplays)
        add(display.name.text());
    for (const GatewayEntry& gateway : inventory.gateways)
        add(gateway.name.text());
}

void readAll(TomlReader& reader, const toml::table& root, Inventory& into) {
    reader.onlyKeys(root, "",
                    {"site", "broker", "members", "certificates", "tables", "controller",
                     "consoles", "meter_displays", "gateways", "dashboards", "tools"});
    reader.text(root, "", "site", into.site, TomlReader::kRequired);
    if (const auto* broker = reader.table(root, "broker", TomlReader::kRequired))
        readBroker(reader, *broker, into.broker);
    if (const auto* places = reader.table(root, "members"))
        readPlaces(reader, *places, into.members);
    if (const auto* terms = reader.table(root, "certificates"))
        readTerms(reader, *terms, into.certificates);
    reader.eachTable(root, "tables", [&](const toml::table& table, const std::string& at) {
        readTable(reader, table, at, into);
    });
    if (into.tables.empty())
        reader.wrong("tables", "there is none");
    if (const auto* controller = reader.table(root, "controller"))
        readController(reader, *controller, into);
    reader.names(root, "", "consoles", into.consoles);
    reader.eachTable(root, "meter_displays", [&](const toml::table& table, const std::string& at) {
        readMeterDisplay(reader, table, at, into);
    });
    reader.eachTable(root, "gateways", [&](const toml::table& table, const std::string& at) {
        readGateway(reader, table, at, into);
    });
    reader.names(root, "", "dashboards", into.dashboards);
    reader.names(root, "", "tools", into.tools);
    checkNames(reader, into);
}

} // namespace

core::Result<Inventory, rules::Findings> parseInventory(std::string_view toml) {
    Inventory inventory;
    TomlReader reader;
    if (const auto root = reader.parse(toml))
        readAll(reader, *root, inventory);
    rules::Findings findings = reader.take();
    if (!findings.empty())
        return findings;
    return inventory;
}

std::string sampleInventory(Places places) {
    const std::string off = places == Places::Packaged ? "" : "# ";
    return R"(# What this site consists of. After a change: pitctl site build, then reload the broker.
site = "sample house"
consoles = ["C01"]                # pit consoles
dashboards = []                   # read the public state and status of everyone
tools = ["audit"]                 # read everyone's journals: pitctl watch, pitctl doctor

[broker]
host = "localhost"                # as the programs reach it; in its certificate
port = 8883
listen = "127.0.0.1"              # left out: every address of the machine
# also = ["10.1.0.5", "broker.pit.example"]    # further names in its certificate
)" + off + R"(folder = "/etc/pitwatch/broker"   # where its files will lie, if not here

[members]                         # where the others' files will lie, if not here
)" + off + R"(folder = "/etc/pitwatch"
)" + off + R"(data = "/var/lib/pitwatch"

[certificates]
days = 397
renew_before_days = 30
authority_years = 10

[controller]                      # of the linked progressive meters
name = "METER"

[[tables]]
name = "T01"
submission = "submissions/T01.toml"
devices = ["shuffler", "wagers", "pad", "cards", "display"]

[[tables]]
name = "T02"
submission = "submissions/T02.toml"
devices = ["pad"]

# One box that speaks for all devices of its tables:
# [[gateways]]
# name = "G01"
# tables = ["T01", "T02"]
# links = []

# A sign that shows the meters of one link:
# [[meter_displays]]
# name = "M01"
# link = "LINK1"
)";
}

} // namespace pitwatch::site
