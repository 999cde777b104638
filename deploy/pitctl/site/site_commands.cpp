#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/print.h"
#include "deploy/site/site_folder.h"

#include <memory>

namespace pitwatch::pitctl {

namespace {

constexpr int kFoundWrong = 1;

struct SiteArguments {
    std::string folder;
    std::vector<std::string> names;
    bool packaged = false;
    bool newAuthority = false;
};

int tell(const site::Lines& done) {
    for (const std::string& line : done)
        printLine(line);
    if (done.empty())
        printLine("nothing to do");
    return 0;
}

std::string lineOf(const site::SiteProblem& problem) {
    return (problem.severity == site::Severity::Warning ? "warning: " : "") + problem.subject +
           ": " + problem.problem + " -> " + problem.remedy;
}

int tell(const core::Result<site::Lines, site::SiteProblems>& outcome) {
    if (outcome)
        return tell(*outcome);
    for (const site::SiteProblem& problem : outcome.error())
        complain(lineOf(problem));
    return kBadInput;
}

core::Instant now() {
    return core::SystemClock().wall();
}

int init(const SiteArguments& arguments) {
    const auto done = site::init(arguments.folder, arguments.packaged ? site::Places::Packaged
                                                                      : site::Places::SiteFolder);
    if (done)
        return tell(*done);
    complain(done.error().text);
    return kBadInput;
}

int check(const SiteArguments& arguments) {
    const site::SiteProblems problems = site::check(arguments.folder, now());
    for (const site::SiteProblem& problem : problems)
        printLine(lineOf(problem));
    for (const site::SiteProblem& problem : problems)
        if (problem.severity == site::Severity::Fault)
            return kFoundWrong;
    printLine("the site's files fit its inventory");
    return 0;
}

constexpr auto kExample = R"(
From nothing to certificates, access rules and settings for every program:

  pitctl site init my-house        then edit my-house/inventory.toml
  pitctl site build my-house       as often as you like
  pitctl site check my-house

docs/broker.md says what each file is for and who may say and hear what.)";

using Run = int (*)(const SiteArguments&);

command_line::Command addCommand(command_line::Command site,
                                 const std::shared_ptr<SiteArguments>& arguments, const char* name,
                                 const char* help, Run run) {
    auto command = site.command(name, help);
    command.option("DIR", arguments->folder, "The site's folder").required();
    command.runs([arguments, run] { return run(*arguments); });
    return command;
}

} // namespace

void addSiteCommands(command_line::Command app) {
    auto site = app.command("site", "Certificates and access rules from an inventory");
    site.needsCommand();
    site.footer(kExample);
    auto arguments = std::make_shared<SiteArguments>();
    addCommand(site, arguments, "init", "Write a sample inventory to begin with", init)
        .flag("--packaged", arguments->packaged,
              "For installed packages: files in /etc/pitwatch, journals in /var/lib/pitwatch");
    addCommand(
        site, arguments, "build", "Make whatever is missing or does not fit the inventory",
        [](const SiteArguments& a) { return tell(site::build(a.folder, {a.newAuthority}, now())); })
        .flag("--new-authority", arguments->newAuthority,
              "Put the authority aside, make another, and every certificate anew");
    addCommand(site, arguments, "renew",
               "New certificates for all that run out soon, or for the named",
               [](const SiteArguments& a) { return tell(site::renew(a.folder, a.names, now())); })
        .option("NAME", arguments->names, "Members, or \"broker\"");
    addCommand(
        site, arguments, "revoke", "Make the broker refuse all certificates a member has",
        [](const SiteArguments& a) { return tell(site::revoke(a.folder, a.names.front(), now())); })
        .option("NAME", arguments->names, "The member")
        .required()
        .expected(1);
    addCommand(site, arguments, "check", "Say what is wrong, change nothing", check);
}

} // namespace pitwatch::pitctl
