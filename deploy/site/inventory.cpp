#include "deploy/site/inventory.h"

#include "shared/rules/form_problems.h"
#include "shared/text/fields.h"
#include "shared/text/toml.h"
#include "shared/vocabulary/devices.h"

#include <algorithm>
#include <set>

namespace pitwatch::site {

namespace {

using text::Fields;
using text::Need;
using vocabulary::TableDevice;

constexpr auto kWhat = "the inventory";
constexpr std::size_t kMaxText = 200;

bool isPlain(const std::string& text) {
    return !text.empty() && text.size() <= kMaxText && std::ranges::all_of(text, [](char c) {
        return static_cast<unsigned char>(c) >= 0x20 && static_cast<unsigned char>(c) != 0x7f;
    });
}

// Printable text without line breaks, since it ends up in generated files.
void readText(Fields& table, const char* key, std::string& into, Need need = Need::Optional) {
    auto text = table.text(key, need);
    if (text && isPlain(*text))
        into = *std::move(text);
    else if (text)
        table.report(key, "is not a text of one line");
}

void readTexts(Fields& table, const char* key, std::vector<std::string>& into) {
    for (std::string& text : table.texts(key, Need::Optional))
        if (isPlain(text))
            into.push_back(std::move(text));
        else
            table.report(key, "is not a text of one line");
}

void readNames(Fields& table, const char* key, std::vector<Name>& into) {
    for (const std::string& text : table.texts(key, Need::Optional))
        if (const auto parsed = Name::parse(text))
            into.push_back(*parsed);
        else
            table.report(key, text::quoted(text) + ": " + parsed.error().text);
}

Name readName(Fields& table, const char* key) {
    return table.name<Name>(key).value_or(Name());
}

// Letters, digits, dots, dashes, colons: a host name or an address.
bool isHost(const std::string& text) {
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                  ".-:") == std::string::npos;
}

void checkHosts(Fields& table, const BrokerEntry& broker) {
    if (!isHost(broker.host))
        table.report("host", "is neither a host name nor an address");
    if (!isHost(broker.listen))
        table.report("listen", "is neither a host name nor an address");
    for (const std::string& name : broker.also)
        if (!isHost(name))
            table.report("also", "\"" + name + "\" is neither a host name nor an address");
}

// These end up in files whose readers end a path at a blank or a quote.
void checkPath(Fields& table, const char* key, const std::string& path) {
    if (!path.empty() && (path.front() != '/' || path.find_first_of(" \"'\\") != std::string::npos))
        table.report(key, "is not an absolute path without blanks and quotes");
}

void readBroker(Fields& table, BrokerEntry& into) {
    readText(table, "host", into.host, Need::Required);
    into.port = static_cast<std::uint16_t>(
        table.integer("port", 1, 65535, Need::Optional).value_or(into.port));
    readText(table, "listen", into.listen);
    readTexts(table, "also", into.also);
    readText(table, "folder", into.folder);
    table.refuseUnknownKeys(kWhat);
    checkPath(table, "folder", into.folder);
    checkHosts(table, into);
}

void readPlaces(Fields& table, MemberPlaces& into) {
    readText(table, "folder", into.folder);
    readText(table, "data", into.data);
    table.refuseUnknownKeys(kWhat);
    checkPath(table, "folder", into.folder);
    checkPath(table, "data", into.data);
}

void readTerms(Fields& table, CertificateTerms& into) {
    const auto read = [&table](const char* key, int before, int most) {
        return static_cast<int>(table.integer(key, 1, most, Need::Optional).value_or(before));
    };
    into.days = read("days", into.days, 825);
    into.renewBeforeDays = read("renew_before_days", into.renewBeforeDays, 365);
    into.authorityYears = read("authority_years", into.authorityYears, 30);
    table.refuseUnknownKeys(kWhat);
    if (into.renewBeforeDays >= into.days)
        table.report("renew_before_days", "is not less than certificates.days");
}

std::string connectedDevices() {
    std::string names;
    for (const TableDevice device : core::kEnumValues<TableDevice>)
        if (vocabulary::isConnected(device))
            names.append(names.empty() ? "" : ", ").append(core::enumName(device));
    return names;
}

void readTable(Fields& table, Inventory& into) {
    TableEntry entry;
    entry.name = readName(table, "name");
    readText(table, "submission", entry.submission, Need::Required);
    readTexts(table, "devices", entry.devices);
    table.refuseUnknownKeys(kWhat);
    for (const std::string& device : entry.devices)
        if (const auto known = core::enumFromName<TableDevice>(device);
            !known || !vocabulary::isConnected(*known))
            table.report("devices", "\"" + device + "\" is none of " + connectedDevices());
        else if (!Name::parse(entry.name.text() + "-" + device))
            table.report("name", "is too long to name its " + device + " after it");
    into.tables.push_back(std::move(entry));
}

void readGateway(Fields& table, Inventory& into) {
    GatewayEntry entry;
    entry.name = readName(table, "name");
    readNames(table, "tables", entry.tables);
    readNames(table, "links", entry.links);
    readNames(table, "displays", entry.displays);
    table.refuseUnknownKeys(kWhat);
    for (const Name& name : entry.tables)
        if (std::ranges::none_of(into.tables, [&](const auto& t) { return t.name == name; }))
            table.report("tables", "there is no table " + name.text());
    into.gateways.push_back(std::move(entry));
}

void readMeterDisplay(Fields& table, Inventory& into) {
    into.meterDisplays.push_back({readName(table, "name"), readName(table, "link")});
    table.refuseUnknownKeys(kWhat);
}

void readSign(Fields& table, Inventory& into) {
    into.signs.push_back({readName(table, "name"), readName(table, "link")});
    table.refuseUnknownKeys(kWhat);
    if (into.controllers.empty())
        table.report("link", "there is no controller to read");
}

void readController(Fields& table, Inventory& into) {
    into.controllers.push_back(readName(table, "name"));
    table.refuseUnknownKeys(kWhat);
}

void checkNames(Fields& root, const Inventory& inventory) {
    std::set<std::string> seen;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && !seen.insert(name).second)
            root.report("name", "\"" + name + "\" is there twice; a name is one certificate");
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
    for (const SignEntry& sign : inventory.signs)
        add(sign.name.text());
    for (const GatewayEntry& gateway : inventory.gateways)
        add(gateway.name.text());
}

void readAll(Fields& root, Inventory& into) {
    readText(root, "site", into.site, Need::Required);
    if (auto broker = root.table("broker"))
        readBroker(*broker, into.broker);
    if (auto places = root.table("members", Need::Optional))
        readPlaces(*places, into.members);
    if (auto terms = root.table("certificates", Need::Optional))
        readTerms(*terms, into.certificates);
    for (Fields& table : root.tables("tables", Need::Optional))
        readTable(table, into);
    if (into.tables.empty())
        root.report("tables", "there is none");
    if (auto controller = root.table("controller", Need::Optional))
        readController(*controller, into);
    readNames(root, "consoles", into.consoles);
    for (Fields& display : root.tables("meter_displays", Need::Optional))
        readMeterDisplay(display, into);
    for (Fields& sign : root.tables("signs", Need::Optional))
        readSign(sign, into);
    for (Fields& gateway : root.tables("gateways", Need::Optional))
        readGateway(gateway, into);
    readNames(root, "dashboards", into.dashboards);
    readNames(root, "tools", into.tools);
    root.refuseUnknownKeys(kWhat);
    checkNames(root, into);
}

} // namespace

core::Result<Inventory, rules::FileProblems> parseInventory(std::string_view toml) {
    constexpr auto kSection = "inventory";
    const auto file = text::parseToml(toml);
    if (!file)
        return rules::FileProblems{{"(file)", file.error().text, kSection}};
    Inventory inventory;
    text::Problems problems;
    Fields root(*file, problems);
    readAll(root, inventory);
    if (!problems.empty())
        return rules::fileProblemsOf(problems, kSection);
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

# The players' sign of one link (pit-console --sign):
# [[signs]]
# name = "S01"
# link = "LINK1"

# A display that shows the meters of one link:
# [[meter_displays]]
# name = "M01"
# link = "LINK1"
)";
}

} // namespace pitwatch::site
