#include "deploy/doctor/file_checks.h"
#include "deploy/doctor/machine_checks.h"
#include "deploy/doctor/pit_checks.h"
#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/files.h"
#include "deploy/pitctl/print.h"
#include "deploy/site/inventory.h"
#include "deploy/site/member.h"
#include "deploy/site/member_settings.h"

#include <memory>
#include <optional>

namespace pitwatch::pitctl {

namespace {

constexpr int kFoundFaults = 1;

struct DoctorArguments {
    std::string site;
    std::string as;
    std::string staff;
    std::vector<std::string> data;
    std::string backups;
    std::uint16_t port = 0; // As the member's settings say, unless given.
    unsigned listenSeconds = 4;
    bool json = false;
};

using doctor::State;
using doctor::Verdicts;

void add(Verdicts& all, Verdicts more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

std::optional<site::Inventory> inventoryOf(const std::string& folder) {
    const auto text = folder.empty() ? core::Result<std::string>(core::Error{})
                                     : readAll(folder + "/inventory.toml");
    if (!text)
        return std::nullopt;
    auto inventory = site::parseInventory(*text);
    return inventory ? std::optional(std::move(*inventory)) : std::nullopt;
}

// A site's folder has the certificates of everyone: the doctor goes as the first tool.
std::string memberFolder(const DoctorArguments& arguments,
                         const std::optional<site::Inventory>& inventory) {
    if (!arguments.as.empty() || !inventory || inventory->tools.empty())
        return arguments.as;
    return arguments.site + "/members/" + inventory->tools.front().text();
}

Verdicts checkPit(const DoctorArguments& arguments,
                  const std::optional<site::Inventory>& inventory) {
    const std::string folder = memberFolder(arguments, inventory);
    if (folder.empty())
        return {{State::Skipped, "broker", "all", "nobody to connect as",
                 "name a member's folder with --as, or a tool in the inventory"}};
    const auto login = site::readLogin(folder);
    if (!login)
        return {{State::Fault, "broker", folder, login.error().text,
                 "copy the member's folder from the site's folder again"}};
    doctor::PitOptions options;
    options.broker = login->mqtt;
    if (arguments.port != 0)
        options.broker.port = arguments.port;
    if (login->isTaken)
        return doctor::checkBrokerOnly(options.broker);
    for (const std::string& data : arguments.data) {
        auto held = doctor::heldIn(doctor::journalsBelow(data));
        options.held.insert(options.held.end(), std::make_move_iterator(held.begin()),
                            std::make_move_iterator(held.end()));
    }
    options.listenFor = std::chrono::seconds(arguments.listenSeconds);
    if (inventory)
        for (const site::Member& member : site::membersOf(*inventory)) {
            if (member.kind == site::MemberKind::Agent ||
                member.kind == site::MemberKind::Controller)
                options.expected.push_back(member.name);
            if (member.kind == site::MemberKind::Console)
                options.known.push_back(member.name);
        }
    return doctor::checkPit(options);
}

// A site's folder may hold its staff's files; a member's folder has a copy of the roster.
std::string staffFolder(const DoctorArguments& arguments) {
    if (!arguments.staff.empty())
        return arguments.staff;
    for (const std::string& folder : {arguments.site + "/staff", arguments.as})
        if (std::filesystem::exists(folder + "/roster.json"))
            return folder;
    return {};
}

Verdicts examine(const DoctorArguments& arguments) {
    const core::Instant now = core::SystemClock().wall();
    const auto inventory = inventoryOf(arguments.site);
    Verdicts all = doctor::checkClock();
    std::vector<std::filesystem::path> folders(arguments.data.begin(), arguments.data.end());
    if (!arguments.backups.empty())
        folders.emplace_back(arguments.backups);
    add(all, doctor::checkDisks(folders));
    if (!arguments.site.empty())
        add(all, doctor::checkSite(arguments.site, now));
    if (!arguments.as.empty())
        add(all, doctor::checkMember(arguments.as, now));
    if (const std::string folder = staffFolder(arguments); !folder.empty())
        add(all, doctor::checkRoster(folder, now));
    for (const std::string& data : arguments.data) {
        add(all, doctor::checkJournals(data, now));
        if (!arguments.backups.empty())
            add(all, doctor::checkBackups(data, arguments.backups, now));
    }
    if (!arguments.data.empty() && arguments.backups.empty())
        all.push_back({State::Skipped, "backup", "all", "not looked for",
                       "name the folder of the backups with --backups"});
    add(all, checkPit(arguments, inventory));
    return all;
}

int examineAndTell(const DoctorArguments& arguments) {
    const Verdicts all = examine(arguments);
    if (arguments.json) {
        printJson(doctor::toJson(all));
    } else {
        for (const doctor::Verdict& verdict : all)
            for (const std::string& line : doctor::toText(verdict))
                printLine(line);
    }
    return doctor::hasFault(all) ? kFoundFaults : 0;
}

constexpr auto kExample = R"(
At the desk that keeps the site's folder:

  pitctl doctor --site my-house

On a table's machine, which has the folders of its own members only:

  pitctl doctor --as /etc/pitwatch/T01 --data /var/lib/pitwatch --backups /var/backups/pitwatch

Exit code 0 without a fault (warnings are none), 1 with one. Each line says what to do.)";

} // namespace

void addDoctorCommand(command_line::Command app) {
    auto command = app.command("doctor", "Say what is wrong at a site and what to do");
    auto arguments = std::make_shared<DoctorArguments>();
    command.footer(kExample);
    command.option("--site", arguments->site, "The site's folder (pitctl site)");
    command.option("--as", arguments->as, "A member's folder: who we are at the broker");
    command.option("--staff", arguments->staff, "The folder of the roster (pitctl staff)");
    command.option("--data", arguments->data, "A folder of journals; may be repeated");
    command.option("--backups", arguments->backups, "The folder of their backups");
    command.option("--port", arguments->port, "The broker's port, if another than settled");
    command.option("--listen", arguments->listenSeconds, "Seconds to listen to the parties")
        .between(1, 60)
        .showDefault();
    command.flag("--json", arguments->json, "For programs");
    command.runs([arguments] { return examineAndTell(*arguments); });
}

} // namespace pitwatch::pitctl
