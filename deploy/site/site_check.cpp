#include "deploy/site/certificate.h"
#include "deploy/site/internal/files.h"
#include "deploy/site/internal/journal_keys.h"
#include "deploy/site/internal/layout.h"
#include "shared/staff/roster_file.h"

#include <set>

namespace pitwatch::site {

namespace {

using namespace internal;

constexpr int kAuthorityWarningDays = 365;

class Checker {
public:
    Checker(const Layout& layout, const Path& folder, core::Instant now)
        : m_layout(layout)
        , m_build("pitctl site build " + folder.string())
        , m_renew("pitctl site renew " + folder.string())
        , m_now(now) {}

    void authority() {
        const auto certificate = readFile(m_layout.authority("ca.crt"));
        const auto read = certificate ? readCertificate(*certificate)
                                      : core::Result<Certificate>(certificate.error());
        if (!read)
            return add(Severity::Fault, "authority", "there is none", m_build);
        dates("authority", *read, kAuthorityWarningDays, m_build + " --new-authority");
        // Locked away is well; readable by others is not.
        if (std::filesystem::exists(m_layout.authority("ca.key")))
            keyMode(m_layout.authority("ca.key"));
        m_authority = *certificate;
    }
    void slot(const Slot& slot, int renewBeforeDays) {
        const std::string problem = problemOf(m_layout, slot);
        if (!problem.empty())
            return add(Severity::Fault, slot.name, problem, m_build);
        keyMode(slot.key);
        dates(slot.name, *readCertificate(*readFile(slot.certificate)), renewBeforeDays, m_renew);
    }
    void journalKey(const Name& member) {
        const KeyProblem problem = journalKeyProblem(m_layout, member);
        if (!problem.what.empty())
            add(Severity::Fault, member.text(), problem.what,
                problem.canBeMade ? m_build : "restore its folder from the backup");
    }
    // Whoever has the roster takes nothing of a party whose key is not on it.
    void onRoster(const staff::Roster& roster, const Name& member) {
        const auto key = journalKeyOf(m_layout, member);
        const staff::Device* device = roster.find(member);
        if (!key || (device != nullptr && !device->active))
            return;
        if (device == nullptr || device->key != *key)
            add(Severity::Fault, member.text(),
                "the roster does not have the key of its journal: nobody hears it",
                "pitctl staff renew --site " + m_layout.staff("").parent_path().string() +
                    ", then " + m_build);
    }
    void made(const Made& made) {
        const auto content = readFile(made.path);
        if (!content || *content != made.content)
            add(Severity::Fault, made.path.lexically_relative(m_layout.root).string(),
                content ? "does not fit the inventory" : "is missing", m_build);
    }
    void strangers(const Inventory& inventory) {
        std::set<std::string> known;
        for (const Member& member : membersOf(inventory))
            known.insert(member.name.text());
        std::error_code error;
        for (const auto& entry :
             std::filesystem::directory_iterator(m_layout.root / "members", error))
            if (const std::string name = entry.path().filename(); !known.contains(name))
                add(Severity::Warning, "members/" + name, "is not in the inventory",
                    "revoke it if its key went anywhere, then delete the folder");
    }
    const std::string& authorityPem() const { return m_authority; }
    SiteProblems take() { return std::move(m_problems); }

private:
    void add(Severity severity, std::string subject, std::string problem, std::string remedy) {
        m_problems.push_back({severity, std::move(subject), std::move(problem), std::move(remedy)});
    }
    void dates(const std::string& subject, const Certificate& certificate, int days,
               const std::string& remedy) {
        const std::string until = core::toIso(certificate.notAfter).substr(0, 10);
        if (certificate.notAfter <= m_now)
            add(Severity::Fault, subject, "its certificate ran out on " + until, remedy);
        else if (certificate.notAfter - m_now < std::chrono::hours(24) * days)
            add(Severity::Warning, subject, "its certificate runs out on " + until, remedy);
        else if (certificate.notBefore > m_now)
            add(Severity::Fault, subject, "its certificate is not valid yet",
                "set this machine's clock right");
    }
    void keyMode(const Path& key) {
        if ((modeOf(key) & 077U) != 0)
            add(Severity::Fault, key.lexically_relative(m_layout.root).string(),
                "others may read this key", "chmod 600 " + key.string());
    }

    Layout m_layout;
    std::string m_build;
    std::string m_renew;
    core::Instant m_now;
    std::string m_authority;
    SiteProblems m_problems;
};

} // namespace

SiteProblems check(const Path& folder, core::Instant now) {
    const Layout layout{folder.lexically_normal()};
    const auto read = readSite(layout);
    if (!read)
        return read.error();
    Checker checker(layout, folder, now);
    checker.authority();
    const auto revoked = readFile(layout.authority("revoked.crl"));
    for (const Slot& slot : slotsOf(layout, read->inventory))
        checker.slot(slot, read->inventory.certificates.renewBeforeDays);
    for (const Member& member : membersOf(read->inventory))
        if (keepsJournal(member.kind))
            checker.journalKey(member.name);
    if (const auto roster = staff::parseRoster(read->roster); roster)
        for (const Member& member : membersOf(read->inventory))
            if (keepsJournal(member.kind))
                checker.onRoster(roster->roster, member.name);
    for (const Made& made :
         madeFiles(layout, *read, checker.authorityPem(), revoked ? *revoked : std::string()))
        checker.made(made);
    checker.strangers(read->inventory);
    return checker.take();
}

} // namespace pitwatch::site
