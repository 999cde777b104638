#include "deploy/site/internal/layout.h"

#include "deploy/site/broker_files.h"
#include "deploy/site/certificate.h"
#include "deploy/site/internal/files.h"
#include "deploy/site/member_settings.h"
#include "shared/rules/submission.h"

#include <algorithm>

namespace pitwatch::site::internal {

namespace {

Path inside(const std::string& given, const Path& otherwise) {
    return given.empty() ? std::filesystem::weakly_canonical(otherwise) : Path(given);
}

SiteProblem fault(std::string subject, std::string problem, std::string remedy) {
    return {Severity::Fault, std::move(subject), std::move(problem), std::move(remedy)};
}

void readSubmission(const Layout& layout, const TableEntry& table, Read& read,
                    SiteProblems& problems) {
    const std::string& file = table.submission;
    const auto text = readFile(layout.root / file);
    if (!text) {
        problems.push_back(fault(file, "the submission of " + table.name.text() + " is not there",
                                 "put the rules filed for the table there"));
        return;
    }
    const auto submission = rules::parseSubmission(*text, rules::RuleBook::builtIn());
    if (!submission)
        for (const rules::FileProblem& one : submission.error())
            problems.push_back(fault(file, one.text(), "correct the submission"));
    else if (core::partyOf(submission->table) != table.name)
        problems.push_back(
            fault(file, "is for table " + submission->table.text() + ", not " + table.name.text(),
                  "correct the inventory or the submission"));
    read.submissions.push_back(*text);
}

} // namespace

Path Layout::brokerHome(const Inventory& inventory) const {
    return inside(inventory.broker.folder, root / "broker");
}

Path Layout::memberHome(const Inventory& inventory, const Name& name) const {
    return inside(inventory.members.folder, root / "members") / name.text();
}

Path Layout::memberData(const Inventory& inventory, const Name& name) const {
    return inside(inventory.members.data, root / "data") / name.text();
}

namespace {

void readStaff(const Layout& layout, Read& read) {
    const auto roster = readFile(layout.staff("roster.json"));
    const auto siteKeys = readFile(layout.staff("site-keys.json"));
    if (!roster || !siteKeys)
        return;
    read.roster = *roster;
    read.siteKeys = *siteKeys;
    const auto secret = readFile(layout.staff("console.secret"));
    if (!secret)
        return;
    read.consoleSecret = *secret;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(layout.staff("people"), error))
        if (const auto key = readFile(entry.path()))
            read.people.emplace_back(entry.path().filename().string(), *key);
    std::sort(read.people.begin(), read.people.end());
}

// What a member needs to check what parties and people sign and, at a console, to sign.
MemberStaff addStaff(std::vector<Made>& files, const Layout& layout, const Read& read,
                     const Member& member) {
    MemberStaff staff;
    const bool reads = keepsJournal(member.kind) || member.kind == MemberKind::Tool ||
                       member.kind == MemberKind::Sign;
    staff.roster = reads && !read.roster.empty();
    staff.keys = member.kind == MemberKind::Console && staff.roster && !read.consoleSecret.empty();
    if (staff.roster) {
        files.push_back({layout.member(member.name, "roster.json"), read.roster, kPublicMode});
        files.push_back({layout.member(member.name, "site-keys.json"), read.siteKeys, kPublicMode});
    }
    if (!staff.keys)
        return staff;
    files.push_back(
        {layout.member(member.name, "console.secret"), read.consoleSecret, kPrivateMode});
    for (const auto& [name, key] : read.people)
        files.push_back({layout.member(member.name, "people") / name, key, kPrivateMode});
    return staff;
}

} // namespace

core::Result<Read, SiteProblems> readSite(const Layout& layout) {
    SiteProblems problems;
    const auto text = readFile(layout.inventory());
    if (!text)
        return SiteProblems{fault("inventory.toml", "there is none in " + layout.root.string(),
                                  "pitctl site init " + layout.root.string())};
    auto inventory = parseInventory(*text);
    if (!inventory) {
        for (const rules::FileProblem& one : inventory.error())
            problems.push_back(
                fault("inventory.toml", one.field + ": " + one.problem, "correct it"));
        return problems;
    }
    Read read{std::move(*inventory), {}, {}, {}, {}, {}};
    readStaff(layout, read);
    for (const TableEntry& table : read.inventory.tables)
        readSubmission(layout, table, read, problems);
    if (!problems.empty())
        return problems;
    return read;
}

std::vector<Slot> slotsOf(const Layout& layout, const Inventory& inventory) {
    std::vector<std::string> hosts{inventory.broker.host};
    hosts.insert(hosts.end(), inventory.broker.also.begin(), inventory.broker.also.end());
    std::vector<Slot> slots{
        {"broker", layout.broker("broker.crt"), layout.broker("broker.key"), std::move(hosts)}};
    for (const Member& member : membersOf(inventory))
        slots.push_back({member.name.text(),
                         layout.member(member.name, "client.crt"),
                         layout.member(member.name, "client.key"),
                         {}});
    return slots;
}

std::string problemOf(const Layout& layout, const Slot& slot) {
    const auto certificate = readFile(slot.certificate);
    const auto key = readFile(slot.key);
    if (!certificate || !key)
        return "there is no certificate";
    const auto authority = readFile(layout.authority("ca.crt"));
    const auto revoked = readFile(layout.authority("revoked.crl"));
    return site::problemOf(*certificate, *key,
                           {slot.hosts.empty() ? slot.name : std::string(), slot.hosts,
                            authority ? *authority : std::string(),
                            revoked ? *revoked : std::string()});
}

std::vector<Made> madeFiles(const Layout& layout, const Read& read, const std::string& authority,
                            const std::string& revoked) {
    const Inventory& inventory = read.inventory;
    std::vector<Made> files{{layout.broker("mosquitto.conf"),
                             brokerConfiguration(inventory, layout.brokerHome(inventory)),
                             kPublicMode},
                            {layout.broker("acl"), accessFile(inventory), kPublicMode},
                            {layout.broker("ca.crt"), authority, kPublicMode},
                            {layout.broker("revoked.crl"), revoked, kPublicMode}};
    for (std::size_t i = 0; i < inventory.tables.size(); ++i)
        files.push_back({layout.member(inventory.tables[i].name, "submission.toml"),
                         read.submissions[i], kPublicMode});
    for (const Member& member : membersOf(inventory)) {
        const MemberHome home{layout.memberHome(inventory, member.name),
                              layout.memberData(inventory, member.name)};
        files.push_back({layout.member(member.name, "ca.crt"), authority, kPublicMode});
        const MemberStaff staff = addStaff(files, layout, read, member);
        files.push_back({layout.member(member.name, "settings.toml"),
                         memberSettings(member, inventory, home, staff), kPublicMode});
    }
    return files;
}

} // namespace pitwatch::site::internal
