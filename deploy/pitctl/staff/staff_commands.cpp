#include "deploy/pitctl/staff/staff_commands.h"

#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/staff/staff_folder.h"
#include "deploy/pitctl/staff/staff_setup.h"
#include "shared/desk/secret_files.h"
#include "shared/staff/roster_file.h"
#include "shared/wording/wording.h"

#include <cstdio>
#include <memory>

// pitctl staff: who may sign what. Every change is a new version of the roster, signed anew.

namespace pitwatch::pitctl {

namespace {

struct Options {
    std::string folder = ".";
    std::string passphraseFile;
    int passphraseDescriptor = -1;
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
        return core::Error{"--kind: console, table_agent or controller"};
    given->roster.devices[*id] = {*kind, {}, true};
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
    const auto key = folder.makeKey(*id, person->second.name, passphrases);
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

CLI::App* add(CLI::App& group, const OptionsPtr& options, int& exitCode, const char* name,
              const char* what, const Work& work) {
    CLI::App* command = group.add_subcommand(name, what);
    command->add_option("--site", options->folder, "the folder of the site's staff files")
        ->capture_default_str();
    command->add_option("--passphrase-file", options->passphraseFile,
                        "passphrases, one a line, in a file of mode 0600");
    command->add_option("--passphrase-fd", options->passphraseDescriptor,
                        "passphrases, one a line, from this descriptor");
    command->callback([options, work, &exitCode] {
        desk::protectProcess();
        auto passphrases =
            Passphrases::from(options->passphraseFile, options->passphraseDescriptor);
        const core::Outcome done =
            passphrases ? work(*options, *passphrases) : core::Outcome(passphrases.error());
        if (done)
            return;
        std::fprintf(stderr, "pitctl staff: %s\n", done.error().text.c_str());
        exitCode = kBadInput;
    });
    return command;
}

void withDays(CLI::App* command, const OptionsPtr& options) {
    command->add_option("--days", options->days, "how long the new roster is in force")
        ->check(CLI::Range(1, 366))
        ->capture_default_str();
}

} // namespace

void addStaffCommands(CLI::App& app, int& exitCode) {
    CLI::App* group = app.add_subcommand("staff", "who may sign what: keys, roster, devices");
    group->require_subcommand(1);
    const auto options = std::make_shared<Options>();
    CLI::App* command = add(*group, options, exitCode, "init", "makes the site keys", init);
    command->add_option("--name", options->site, "the site's name")->capture_default_str();
    command->add_option("--keys", options->keys, "how many site keys")->capture_default_str();
    command->add_option("--threshold", options->threshold, "how many of them sign a roster")
        ->capture_default_str();
    withDays(command, options);

    command = add(*group, options, exitCode, "enrol", "puts a person on the roster", enrol);
    command->add_option("id", options->id, "such as s-vera")->required();
    command->add_option("--name", options->name, "as on the badge")->required();
    command->add_option("--role", options->role)->required();
    command->add_option("--limit", options->limitCents, "the most cents to decide about at once");
    withDays(command, options);

    command = add(*group, options, exitCode, "device", "puts a device on the roster", addDevice);
    command->add_option("id", options->id, "such as C01")->required();
    command->add_option("--kind", options->kind)->capture_default_str();
    withDays(command, options);

    command =
        add(*group, options, exitCode, "revoke", "ends a person's or device's rights", revoke);
    command->add_option("id", options->id)->required();
    withDays(command, options);

    command = add(*group, options, exitCode, "rotate", "gives a person a new key", rotate);
    command->add_option("id", options->id)->required();
    withDays(command, options);

    withDays(add(*group, options, exitCode, "renew", "issues the roster anew", renew), options);
    add(*group, options, exitCode, "sign", "adds the signatures of the site keys here", sign);
    add(*group, options, exitCode, "show", "prints the roster", show);
    add(*group, options, exitCode, "verify", "checks the roster's signatures and dates", verify);
    add(*group, options, exitCode, "wizard", "sets up a site by questions", wizard);
    add(*group, options, exitCode, "demo", "makes a site for demonstrations only", demo);
}

} // namespace pitwatch::pitctl
