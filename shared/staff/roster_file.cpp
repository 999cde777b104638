#include "shared/staff/roster_file.h"

#include "shared/staff/internal/staff_file.h"
#include "shared/text/hex.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <set>

namespace pitwatch::staff {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view kRosterFormat = "pitwatch roster 1";
constexpr std::string_view kKeysFormat = "pitwatch site keys 1";

ordered_json personJson(const events::PersonId& id, const Person& person) {
    return {{"id", id.text()},
            {"name", person.name.value()},
            {"role", core::enumName(person.role)},
            {"limit_cents", person.limit.value()},
            {"key", text::toHex(person.key)},
            {"active", person.active}};
}

ordered_json deviceJson(const core::PartyId& id, const Device& device) {
    return {{"id", id.text()},
            {"kind", core::enumName(device.kind)},
            {"key", text::toHex(device.key)},
            {"active", device.active}};
}

void readPerson(text::Fields& fields, Roster& roster) {
    const auto id = fields.name<events::PersonId>("id");
    Person person;
    person.name = fields.words("name").value_or(person.name);
    person.role = fields.word<Role>("role").value_or(person.role);
    person.limit = fields.cents("limit_cents", 0).value_or(person.limit);
    fields.hex("key", person.key);
    person.active = fields.flag("active").value_or(false);
    fields.refuseUnknownKeys("a person");
    if (id && !roster.people.emplace(*id, std::move(person)).second)
        fields.report("id", id->text() + " is there twice");
}

void readDevice(text::Fields& fields, Roster& roster) {
    const auto id = fields.name<core::PartyId>("id");
    Device device;
    device.kind = fields.word<DeviceKind>("kind").value_or(device.kind);
    fields.hex("key", device.key);
    device.active = fields.flag("active").value_or(false);
    fields.refuseUnknownKeys("a device");
    if (id && !roster.devices.emplace(*id, device).second)
        fields.report("id", id->text() + " is there twice");
}

void readKeys(text::Fields& fields, SiteKeys& keys) {
    const std::vector<std::string> digits = fields.texts("keys");
    for (const std::string& one : digits)
        if (!text::fromHex(one, keys.keys.emplace_back()))
            fields.report("keys", "holds something that is not 64 lower-case hexadecimal digits");
    // A key held by two people is one key; a threshold nobody can reach locks everyone out.
    const std::set<PublicKey> distinct(keys.keys.begin(), keys.keys.end());
    if (distinct.size() != keys.keys.size())
        fields.report("keys", "holds a key twice");
    if (keys.threshold < 1 || keys.threshold > keys.keys.size())
        fields.report("threshold", "is not between 1 and the number of keys");
}

} // namespace

std::string rosterText(const SignedRoster& given) {
    const Roster& roster = given.roster;
    ordered_json people = ordered_json::array();
    for (const auto& [id, person] : roster.people)
        people.push_back(personJson(id, person));
    ordered_json devices = ordered_json::array();
    for (const auto& [id, device] : roster.devices)
        devices.push_back(deviceJson(id, device));
    const ordered_json json{{"format", kRosterFormat},
                            {"site", roster.site.value()},
                            {"version", roster.version},
                            {"issued_at", core::toIso(roster.issuedAt)},
                            {"expires_at", core::toIso(roster.expiresAt)},
                            {"people", std::move(people)},
                            {"devices", std::move(devices)},
                            {"signatures", signaturesJson(given.signatures)}};
    return json.dump(2) + "\n";
}

core::Result<SignedRoster> parseRoster(std::string_view text) {
    SignedRoster given;
    Roster& roster = given.roster;
    const auto read = readStaffFile(text, kRosterFormat, [&](text::Fields& fields) {
        roster.site = fields.words("site").value_or(roster.site);
        roster.version = static_cast<std::uint64_t>(
            fields.integer("version", 0, std::numeric_limits<std::int64_t>::max()).value_or(0));
        roster.issuedAt = fields.instant("issued_at").value_or(roster.issuedAt);
        roster.expiresAt = fields.instant("expires_at").value_or(roster.expiresAt);
        for (text::Fields& person : fields.tables("people"))
            readPerson(person, roster);
        for (text::Fields& device : fields.tables("devices"))
            readDevice(device, roster);
        given.signatures = readSignatures(fields);
    });
    if (!read)
        return read.error();
    return given;
}

std::string siteKeysText(const SiteKeys& keys) {
    ordered_json list = ordered_json::array();
    for (const PublicKey& key : keys.keys)
        list.push_back(text::toHex(key));
    const ordered_json json{
        {"format", kKeysFormat}, {"threshold", keys.threshold}, {"keys", std::move(list)}};
    return json.dump(2) + "\n";
}

core::Result<SiteKeys> parseSiteKeys(std::string_view text) {
    SiteKeys keys;
    const auto read = readStaffFile(text, kKeysFormat, [&](text::Fields& fields) {
        keys.threshold = static_cast<std::uint8_t>(fields.integer("threshold", 0, 255).value_or(0));
        readKeys(fields, keys);
    });
    if (!read)
        return read.error();
    return keys;
}

} // namespace pitwatch::staff
