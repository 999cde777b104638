#include "shared/staff/roster_file.h"

#include "shared/staff/internal/signature_list.h"

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
            {"key", hexOf(person.key)},
            {"active", person.active}};
}

ordered_json deviceJson(const core::PartyId& id, const Device& device) {
    return {{"id", id.text()},
            {"kind", core::enumName(device.kind)},
            {"key", hexOf(device.key)},
            {"active", device.active}};
}

void readPerson(const nlohmann::json& json, Roster& roster) {
    JsonFields fields(json, "a person");
    const auto id = fields.name<events::PersonId>("id");
    Person person;
    person.name = fields.words("name");
    person.role = fields.choice<Role>("role");
    person.limit = fields.amount("limit_cents");
    person.key = fields.hex<PublicKey>("key");
    person.active = fields.flag("active");
    fields.end();
    if (!roster.people.emplace(id, std::move(person)).second)
        throw BadFile("the person " + id.text() + " is there twice");
}

void readDevice(const nlohmann::json& json, Roster& roster) {
    JsonFields fields(json, "a device");
    const auto id = fields.name<core::PartyId>("id");
    Device device;
    device.kind = fields.choice<DeviceKind>("kind");
    device.key = fields.hex<PublicKey>("key");
    device.active = fields.flag("active");
    fields.end();
    if (!roster.devices.emplace(id, device).second)
        throw BadFile("the device " + id.text() + " is there twice");
}

// A key held by two people is one key; a threshold nobody can reach locks everyone out.
void checkKeys(const SiteKeys& keys) {
    const std::set<PublicKey> distinct(keys.keys.begin(), keys.keys.end());
    if (distinct.size() != keys.keys.size())
        throw BadFile("a site key is there twice");
    if (keys.threshold < 1 || keys.threshold > keys.keys.size())
        throw BadFile("the threshold is not between 1 and the number of keys");
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
    try {
        JsonFields fields(parseFile(text), "the roster");
        fields.format(kRosterFormat);
        SignedRoster given;
        given.roster.site = fields.words("site");
        given.roster.version = fields.number("version");
        given.roster.issuedAt = fields.instant("issued_at");
        given.roster.expiresAt = fields.instant("expires_at");
        for (const auto& person : fields.list("people"))
            readPerson(person, given.roster);
        for (const auto& device : fields.list("devices"))
            readDevice(device, given.roster);
        given.signatures = readSignatures(fields);
        fields.end();
        return given;
    } catch (const BadFile& problem) {
        return core::Error{problem.what()};
    }
}

std::string siteKeysText(const SiteKeys& keys) {
    ordered_json list = ordered_json::array();
    for (const PublicKey& key : keys.keys)
        list.push_back(hexOf(key));
    const ordered_json json{
        {"format", kKeysFormat}, {"threshold", keys.threshold}, {"keys", std::move(list)}};
    return json.dump(2) + "\n";
}

core::Result<SiteKeys> parseSiteKeys(std::string_view text) {
    try {
        JsonFields fields(parseFile(text), "the site keys");
        fields.format(kKeysFormat);
        SiteKeys keys;
        const std::uint64_t threshold = fields.number("threshold");
        keys.threshold = static_cast<std::uint8_t>(std::min<std::uint64_t>(threshold, 255));
        for (const auto& key : fields.list("keys")) {
            JsonFields one(nlohmann::json{{"key", key}}, "a site key");
            keys.keys.push_back(one.hex<PublicKey>("key"));
        }
        fields.end();
        checkKeys(keys);
        return keys;
    } catch (const BadFile& problem) {
        return core::Error{problem.what()};
    }
}

} // namespace pitwatch::staff
