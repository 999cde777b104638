#include "deploy/site/site_folder.h"

#include "deploy/site/authority.h"
#include "deploy/site/certificate.h"
#include "deploy/site/internal/files.h"
#include "deploy/site/internal/journal_keys.h"
#include "deploy/site/internal/layout.h"

#include <algorithm>

namespace pitwatch::site {

namespace {

using namespace internal;

std::string dayOf(core::Instant at) {
    return core::toIso(at).substr(0, 10);
}

// One change to a folder: what it reads, and what it did.
struct Work {
    Layout layout;
    Read read;
    Authority authority;
    core::Instant now;
    Lines done;

    void write(const Path& path, std::string_view content, unsigned mode) {
        if (writeFile(path, content, mode))
            done.push_back("wrote " + path.lexically_relative(layout.root).string());
    }
    std::string revoked() const {
        const auto list = readFile(layout.authority("revoked.crl"));
        return list ? *list : std::string();
    }
    void issue(const Slot& slot, const std::string& why) {
        const int days = read.inventory.certificates.days;
        Identity made = slot.hosts.empty() ? authority.issueMember(slot.name, now, days)
                                           : authority.issueBroker(slot.hosts, now, days);
        // The key first: a certificate without its key would look as if all were well.
        writeFile(slot.key, made.key, kPrivateMode);
        wipe(made.key);
        writeFile(slot.certificate, made.certificate, kPublicMode);
        // Kept, so that a certificate can be revoked after it was replaced.
        const Certificate issued = *readCertificate(made.certificate);
        writeFile(layout.authority("issued") / (slot.name + "-" + issued.serial + ".crt"),
                  made.certificate, kPublicMode);
        done.push_back("issued " + slot.certificate.lexically_relative(layout.root).string() +
                       ", good until " + dayOf(issued.notAfter) + ": " + why);
    }
    void makeJournalKeys() {
        for (const Member& member : membersOf(read.inventory))
            if (keepsJournal(member.kind) && journalKeyProblem(layout, member.name).canBeMade)
                for (std::string& line : makeJournalKey(layout, member.name))
                    done.push_back(std::move(line));
    }
    void writeMadeFiles() {
        for (const Made& made : madeFiles(layout, read, authority.certificate(), revoked()))
            write(made.path, made.content, made.mode);
    }
};

// Authority and key belong together: with one of them missing somebody must say what is meant.
core::Result<Authority> loadAuthority(const Layout& layout) {
    const auto certificate = readFile(layout.authority("ca.crt"));
    auto key = readFile(layout.authority("ca.key"));
    if (!certificate || !key)
        return core::Error{"the authority's " + std::string(certificate ? "key" : "certificate") +
                           " is missing"};
    auto loaded = Authority::load(*certificate, *key);
    wipe(*key);
    return loaded;
}

void putAside(const Layout& layout, core::Instant now, Lines& done) {
    const Path old = layout.root / ("authority-until-" + core::toIso(now));
    std::filesystem::rename(layout.root / "authority", old);
    done.push_back("put the old authority aside: " + old.filename().string());
}

Authority makeAuthority(const Layout& layout, const Inventory& inventory, core::Instant now,
                        Lines& done) {
    Authority made = Authority::make(inventory.site, now, inventory.certificates.authorityYears);
    std::string key = made.key();
    writeFile(layout.authority("ca.key"), key, kPrivateMode);
    wipe(key);
    writeFile(layout.authority("revoked.crl"), made.revoke({}, {}, now), kPublicMode);
    writeFile(layout.authority("ca.crt"), made.certificate(), kPublicMode);
    done.push_back("made the site's authority, good until " + dayOf(made.notAfter()) +
                   "; keep authority/ca.key away from the floor");
    return made;
}

SiteProblems broken(const std::string& problem) {
    return {
        {Severity::Fault, "authority", problem,
         "restore the folder authority/ from the backup, or pitctl site build --new-authority"}};
}

core::Result<Work, SiteProblems> begin(const Path& folder, bool mayMake, bool newAuthority,
                                       core::Instant now) {
    const Layout layout{folder.lexically_normal()};
    auto read = readSite(layout);
    if (!read)
        return read.error();
    Lines done;
    bool there = std::filesystem::exists(layout.authority("ca.crt")) ||
                 std::filesystem::exists(layout.authority("ca.key"));
    if (there && newAuthority) {
        putAside(layout, now, done);
        there = false;
    }
    if (!there && !mayMake)
        return broken("there is none yet");
    auto authority = there ? loadAuthority(layout)
                           : core::Result(makeAuthority(layout, read->inventory, now, done));
    if (!authority)
        return broken(authority.error().text);
    return Work{layout, std::move(*read), std::move(*authority), now, std::move(done)};
}

// Every certificate the authority ever issued to a member, in PEM form.
std::vector<std::string> issuedTo(const Layout& layout, const std::string& name) {
    std::vector<std::string> all;
    std::error_code error;
    for (const auto& entry :
         std::filesystem::directory_iterator(layout.authority("issued"), error)) {
        const auto pem = readFile(entry.path());
        if (const auto read = pem ? readCertificate(*pem) : core::Result<Certificate>(pem.error());
            read && read->name == name)
            all.push_back(*pem);
    }
    return all;
}

bool runsOutSoon(const Slot& slot, const CertificateTerms& terms, core::Instant now) {
    const auto pem = readFile(slot.certificate);
    const auto certificate = pem ? readCertificate(*pem) : core::Result<Certificate>(pem.error());
    return certificate &&
           certificate->notAfter - now < std::chrono::hours(24) * terms.renewBeforeDays;
}

} // namespace

core::Result<Lines, SiteProblems> build(const Path& folder, const BuildOptions& options,
                                        core::Instant now) {
    auto work = begin(folder, true, options.newAuthority, now);
    if (!work)
        return work.error();
    for (const Slot& slot : slotsOf(work->layout, work->read.inventory))
        if (const std::string problem = problemOf(work->layout, slot); !problem.empty())
            work->issue(slot, problem);
    work->makeJournalKeys();
    work->writeMadeFiles();
    return std::move(work->done);
}

core::Result<std::vector<JournalKeeper>> journalKeepers(const Path& folder) {
    const Layout layout{folder.lexically_normal()};
    const auto text = readFile(layout.inventory());
    if (!text)
        return text.error();
    const auto inventory = parseInventory(*text);
    if (!inventory)
        return core::Error{layout.inventory().string() + ": " + inventory.error().front().field +
                           ": " + inventory.error().front().problem};
    std::vector<JournalKeeper> keepers;
    for (const Member& member : membersOf(*inventory)) {
        if (!keepsJournal(member.kind))
            continue;
        if (journalKeyProblem(layout, member.name).canBeMade)
            makeJournalKey(layout, member.name);
        const auto key = journalKeyOf(layout, member.name);
        if (!key)
            return key.error();
        keepers.push_back({member.name, member.kind, *key});
    }
    return keepers;
}

core::Result<Lines, SiteProblems> renew(const Path& folder, const std::vector<std::string>& names,
                                        core::Instant now) {
    auto work = begin(folder, false, false, now);
    if (!work)
        return work.error();
    const std::vector<Slot> slots = slotsOf(work->layout, work->read.inventory);
    for (const std::string& name : names)
        if (std::ranges::none_of(slots, [&](const Slot& slot) { return slot.name == name; }))
            return SiteProblems{
                {Severity::Fault, name, "is not in the inventory", "check the name"}};
    for (const Slot& slot : slots) {
        if (!names.empty() && std::ranges::count(names, slot.name) > 0)
            work->issue(slot, "asked for");
        else if (names.empty() && runsOutSoon(slot, work->read.inventory.certificates, now))
            work->issue(slot, "the one before runs out soon");
    }
    work->writeMadeFiles();
    return std::move(work->done);
}

core::Result<Lines, SiteProblems> revoke(const Path& folder, const std::string& name,
                                         core::Instant now) {
    auto work = begin(folder, false, false, now);
    if (!work)
        return work.error();
    const std::vector<std::string> issued = issuedTo(work->layout, name);
    if (issued.empty())
        return SiteProblems{
            {Severity::Fault, name, "there is no certificate of that name", "check the name"}};
    work->write(work->layout.authority("revoked.crl"),
                work->authority.revoke(work->revoked(), issued, now), kPublicMode);
    work->writeMadeFiles();
    work->done.push_back("revoked " + name +
                         ", certificates ever issued to it: " + std::to_string(issued.size()) +
                         "; reload the broker with broker/revoked.crl");
    return std::move(work->done);
}

} // namespace pitwatch::site
