#include "deploy/doctor/file_checks.h"

#include "deploy/doctor/journals.h"
#include "deploy/doctor/machine_checks.h"
#include "deploy/site/member_settings.h"
#include "deploy/site/site_folder.h"
#include "shared/feed/tls_check.h"

namespace pitwatch::doctor {

namespace {

constexpr std::chrono::hours kBackupWarning{26};
constexpr std::chrono::hours kBackupFault{24 * 4};
constexpr std::uint64_t kLargeLog = 256ULL << 20U;

std::string ageText(core::Millis age) {
    const auto hours = std::chrono::duration_cast<std::chrono::hours>(age).count();
    return hours < 48 ? std::to_string(hours) + " h" : std::to_string(hours / 24) + " days";
}

} // namespace

Verdicts checkSite(const Path& site, core::Instant now) {
    Verdicts verdicts;
    for (const site::SiteProblem& problem : site::check(site, now))
        verdicts.push_back(
            {problem.severity == site::Severity::Fault ? State::Fault : State::Warning,
             "certificates", problem.subject, problem.problem, problem.remedy});
    if (verdicts.empty())
        verdicts.push_back({State::Good, "certificates", site.string(),
                            "inventory, submissions, certificates and access rules fit", ""});
    return verdicts;
}

Verdicts checkMember(const Path& member, core::Instant now) {
    const auto login = site::readLogin(member);
    if (!login)
        return {{State::Fault, "certificates", member.string(), login.error().text,
                 "copy the member's folder from the site's folder again"}};
    const auto fit = feed::checkTls(*login->mqtt.tls, login->name.text(), now);
    if (!fit)
        return {{State::Fault, "certificates", login->name.text(), fit.error().text,
                 "copy the member's folder from the site's folder again"}};
    // Whatever serves in a month needs nobody now.
    const auto later =
        feed::checkTls(*login->mqtt.tls, login->name.text(), now + std::chrono::hours(24) * 30);
    if (!later)
        return {{State::Warning, "certificates", login->name.text(),
                 "runs out in less than 30 days",
                 "pitctl site renew on the site's folder, then copy the member's folder again"}};
    return {{State::Good, "certificates", login->name.text(), "serves for a month and longer", ""}};
}

Verdicts checkJournals(const Path& data, core::Instant now) {
    Verdicts verdicts;
    const std::vector<JournalFound> journals = journalsBelow(data);
    const std::vector<Held> held = heldIn(journals);
    for (const JournalFound& found : journals) {
        const std::string detail =
            std::to_string(found.entries) + " entries, " + sizeText(found.bytes);
        const auto party = core::PartyId::parse(found.name);
        const std::string shorter =
            party ? shorterThanRead(*party, found.id, found.entries, held) : "";
        if (!found.problem.empty())
            verdicts.push_back({State::Fault, "journal", found.name, found.problem,
                                "pitctl verify " + found.path.string() +
                                    "; if it is damaged, restore as operations.md says"});
        else if (!shorter.empty())
            verdicts.push_back({State::Fault, "journal", found.name, shorter, kShortenedRemedy});
        else if (found.lastAt > now + std::chrono::minutes(1))
            verdicts.push_back(
                {State::Fault, "journal", found.name,
                 "its last entry is of " + core::toIso(found.lastAt) + ", which is still to come",
                 "set this machine's clock right; if it is right, its party was started while it "
                 "was "
                 "ahead: let it run on, or bring a clock order (operations.md, Clocks)"});
        else if (found.logBytes > kLargeLog)
            verdicts.push_back({State::Warning, "journal", found.name,
                                detail + ", and " + sizeText(found.logBytes) + " not yet merged",
                                "restart its service; if it stays so, look at the disk"});
        else
            verdicts.push_back({State::Good, "journal", found.name, detail, ""});
    }
    if (verdicts.empty())
        verdicts.push_back({State::Fault, "journal", data.string(), "there is none",
                            "name the folder of the journals"});
    return verdicts;
}

Verdicts checkBackups(const Path& data, const Path& backups, core::Instant now) {
    Verdicts verdicts;
    const std::vector<JournalFound> copies = journalsBelow(backups);
    for (const JournalFound& copy : copies)
        if (!copy.problem.empty())
            verdicts.push_back({State::Warning, "backup", copy.path.filename().string(),
                                copy.problem, "it is of no use: delete it and make another"});
    for (const JournalFound& journal : journalsBelow(data)) {
        const std::string remedy = "pitctl backup " + journal.path.string() + " " +
                                   (backups / (journal.name + "-DATE.db")).string();
        const JournalFound* newest = nullptr;
        for (const JournalFound& copy : copies)
            if (copy.problem.empty() && copy.id == journal.id &&
                (newest == nullptr || copy.writtenAt > newest->writtenAt))
                newest = &copy;
        if (newest == nullptr) {
            verdicts.push_back({State::Fault, "backup", journal.name,
                                "there is no backup of this journal in " + backups.string(),
                                remedy});
            continue;
        }
        const auto age = std::chrono::duration_cast<core::Millis>(now - newest->writtenAt);
        const std::string detail = newest->path.filename().string() + ", " + ageText(age) +
                                   " old, to entry " + std::to_string(newest->entries) + " of " +
                                   std::to_string(journal.entries);
        const State state = age > kBackupFault     ? State::Fault
                            : age > kBackupWarning ? State::Warning
                                                   : State::Good;
        verdicts.push_back(
            {state, "backup", journal.name, detail, state == State::Good ? "" : remedy});
    }
    return verdicts;
}

} // namespace pitwatch::doctor
