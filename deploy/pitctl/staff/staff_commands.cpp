#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/staff/staff_folder.h"
#include "deploy/pitctl/staff/staff_setup.h"
#include "shared/desk/secret_files.h"
#include "shared/staff/roster_file.h"
#include "shared/text/hex.h"
#include "shared/wording/wording.h"

#include <cstdio>
#include <memory>

// pitctl staff: who may sign what. Every change is a new version of the roster, signed anew.

namespace pitwatch::pitctl {

namespace {

struct Options {
    std::string folder = ".";
    PassphraseOptions passphrases;
    unsigned days = 90;
    // init
    std::string site = "Pitwatch";
    unsigned keys = 3;
    unsigned threshold = 2;
    // people and devices
    std::string id;
    std::string name;
    std::string role;
    std::string kind = "console";
    std::string key;
    std::int64_t limitCents = 0;
};

using OptionsPtr = std::shared_ptr<Options>;
using Work = std::function<core::Outcome(const Options&, Passphrases&)>;

core::Instant now() {
    return core::SystemClock().wall();
}

core::Outcome init(const Options& options, Passphrases& passphrases) {
    auto site = core::Text::parse(options.site);
    if (!site)
        return core::Error{"--name: " + site.error().text};
    StaffFolder folder(options.folder);
    return folder.create({std::move(*site), options.keys, options.threshold, options.days,
                          staff::SealProfile::Production},
                         passphrases, now());
}

core::Result<staff::Role> roleOf(const Options& options) {
    const auto role = core::enumFromName<staff::Role>(options.role);
    if (!role)
        return core::Error{"--role: dealer, floorperson, supervisor, shift_manager, auditor or it"};
    return *role;
}

core::Outcome enrol(const Options& options, Passphrases& passphrases) {
    const StaffFolder folder(options.folder);
    auto given = folder.roster();
    if (!given)
        return given.error();
    NewPerson person{options.id, options.name, {}, options.limitCents};
    const auto role = roleOf(options);
    if (!role)
        return role.error();
    person.role = *role;
    if (auto added = addPerson(folder, given->roster, person, passphrases); !added)
        return added;
    return folder.issue(std::move(given->roster), options.days, passphrases, now());
}

core::Outcome addDevice(const Options& options, Passphrases& passphrases) {
    const StaffFolder folder(options.folder);
    auto given = folder.roster();
    const auto id = core::PartyId::parse(options.id);
    const auto kind = core::enumFromName<staff::DeviceKind>(options.kind);
    if (!given)
        return given.error();
    if (!id)
        return id.error();
    if (!kind)
        return core::Error{"--kind: console, table_agent, controller or pad"};
    staff::PublicKey key{};
    if (!options.key.empty() && !text::fromHex(options.key, key))
        return core::Error{"--key: not the 64 digits of a journal.pub"};
    given->roster.devices[*id] = {*kind, key, true};
    return folder.issue(std::move(given->roster), options.days, passphrases, now());
}

core::Outcome revoke(const Options& options, Passphrases& passphrases) {
    const StaffFolder folder(options.folder);
    auto given = folder.roster();
    if (!given)
        return given.error();
    bool found = false;
    for (auto& [id, person] : given->roster.people)
        if (id.text() == options.id) {
            found = person.active;
            person.active = false;
        }
    for (auto& [id, device] : given->roster.devices)
        if (id.text() == options.id) {
            found = found || device.active;
            device.active = false;
        }
    if (!found)
        return core::Error{options.id + ": nobody of that name is active"};
    return folder.issue(std::move(given->roster), options.days, passphrases, now());
}

core::Outcome rotate(const Options& options, Passphrases& passphrases) {
    const StaffFolder folder(options.folder);
    auto given = folder.roster();
    if (!given)
        return given.error();
    const auto id = events::PersonId::parse(options.id);
    const auto person = id ? given->roster.people.find(*id) : given->roster.people.end();
    if (person == given->roster.people.end())
        return core::Error{options.id + ": nobody of that name is on the roster"};
    const auto key = folder.makeKey(*id, person->second.name, person->second.role, passphrases);
    if (!key)
        return key.error();
    person->second.key = *key;
    return folder.issue(std::move(given->roster), options.days, passphrases, now());
}

core::Outcome renew(const Options& options, Passphrases& passphrases) {
    const StaffFolder folder(options.folder);
    auto given = folder.roster();
    if (!given)
        return given.error();
    return folder.issue(std::move(given->roster), options.days, passphrases, now());
}

core::Outcome sign(const Options& options, Passphrases& passphrases) {
    return StaffFolder(options.folder).sign(passphrases);
}

core::Outcome show(const Options& options, Passphrases& /*none*/) {
    const auto given = StaffFolder(options.folder).roster();
    if (!given)
        return given.error();
    printRoster(given->roster);
    return core::Done{};
}

core::Outcome verify(const Options& options, Passphrases& /*none*/) {
    const StaffFolder folder(options.folder);
    const auto given = folder.roster();
    const auto keys = folder.siteKeys();
    if (!given || !keys)
        return given ? keys.error() : given.error();
    if (const auto problem = staff::problemOf(*given, *keys, {}, now()))
        return core::Error{wording::sentence({*problem})};
    std::printf("roster %llu is signed by enough site keys and in force until %s\n",
                static_cast<unsigned long long>(given->roster.version),
                core::toIso(given->roster.expiresAt).c_str());
    return core::Done{};
}

core::Outcome wizard(const Options& options, Passphrases& passphrases) {
    return runWizard(options.folder, passphrases, now());
}

core::Outcome demo(const Options& options, Passphrases& /*none*/) {
    return makeDemoSite(options.folder, now());
}

command_line::Command add(command_line::Command group, const OptionsPtr& options, const char* name,
                          const char* what, const Work& work) {
    command_line::Command command = group.command(name, what);
    command.option("--site", options->folder, "the folder of the site's staff files").showDefault();
    options->passphrases.addTo(command);
    command.runs([options, work] {
        return runWithPassphrases(
            "pitctl staff", options->passphrases,
            [&](Passphrases& passphrases) { return work(*options, passphrases); });
    });
    return command;
}

void withDays(command_line::Command command, const OptionsPtr& options) {
    command.option("--days", options->days, "how long the new roster is in force")
        .between(1, 366)
        .showDefault();
}

} // namespace

void addStaffCommands(command_line::Command app) {
    command_line::Command group = app.command("staff", "who may sign what: keys, roster, devices");
    group.needsCommand();
    const auto options = std::make_shared<Options>();
    command_line::Command command = add(group, options, "init", "makes the site keys", init);
    command.option("--name", options->site, "the site's name").showDefault();
    command.option("--keys", options->keys, "how many site keys").showDefault();
    command.option("--threshold", options->threshold, "how many of them sign a roster")
        .showDefault();
    withDays(command, options);

    command = add(group, options, "enrol", "puts a person on the roster", enrol);
    command.option("id", options->id, "such as s-vera").required();
    command.option("--name", options->name, "as on the badge").required();
    command.option("--role", options->role).required();
    command.option("--limit", options->limitCents, "the most cents to decide about at once");
    withDays(command, options);

    command = add(group, options, "device", "puts a device on the roster", addDevice);
    command.option("id", options->id, "such as C01").required();
    command.option("--kind", options->kind).showDefault();
    command.option("--key", options->key,
                   "what is in its journal.pub; without, nobody with the roster hears it");
    withDays(command, options);

    command = add(group, options, "revoke", "ends a person's or device's rights", revoke);
    command.option("id", options->id).required();
    withDays(command, options);

    command = add(group, options, "rotate", "gives a person a new key", rotate);
    command.option("id", options->id).required();
    withDays(command, options);

    withDays(add(group, options, "renew", "issues the roster anew", renew), options);
    add(group, options, "sign", "adds the signatures of the site keys here", sign);
    add(group, options, "show", "prints the roster", show);
    add(group, options, "verify", "checks the roster's signatures and dates", verify);
    add(group, options, "wizard", "sets up a site by questions", wizard);
    add(group, options, "demo", "makes a site for demonstrations only", demo);
}

} // namespace pitwatch::pitctl
