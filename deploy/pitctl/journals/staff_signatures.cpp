#include "deploy/pitctl/journals/staff_signatures.h"

#include "shared/desk/secret_files.h"
#include "shared/journal/journal_file.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::pitctl {

namespace {

using staff::SignatureAudit;

core::Outcome collect(const journal::JournalFile& file, StaffSignatures& found) {
    return file.visit(1, [&](const wire::Envelope& entry) {
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            found.audit.collect(entry, *event);
        else
            found.unreadable.add(entry.sequence, "cannot be read: " + event.error().text);
        return true;
    });
}

core::Outcome check(const journal::JournalFile& file, StaffSignatures& found) {
    return file.visit(1, [&](const wire::Envelope& entry) {
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            found.audit.check(entry, *event);
        return true;
    });
}

core::Outcome bring(SignatureAudit& audit, const std::string& path) {
    const auto roster = desk::readRoster(path);
    if (!roster)
        return roster.error();
    if (const auto brought = audit.bring(*roster); !brought)
        return core::Error{path + ": " + brought.error().text};
    return core::Done{};
}

core::Result<std::optional<core::PartyId>> partyOf(const StaffFiles& files) {
    if (files.party.empty())
        return std::optional<core::PartyId>();
    const auto party = core::PartyId::parse(files.party);
    if (!party)
        return core::Error{"--party: " + party.error().text};
    return std::optional(*party);
}

} // namespace

core::Result<StaffSignatures> auditSignatures(const std::string& journal, const StaffFiles& files) {
    const auto keys = desk::readSiteKeys(files.siteKeys);
    if (!keys)
        return keys.error();
    const auto party = partyOf(files);
    if (!party)
        return party.error();
    StaffSignatures found{SignatureAudit(*keys, *party)};
    for (const std::string& roster : files.rosters)
        if (const auto brought = bring(found.audit, roster); !brought)
            return brought.error();
    const auto file = journal::JournalFile::open(journal);
    if (!file)
        return file.error();
    for (const auto& step : {collect, check})
        if (const auto shown = step(**file, found); !shown)
            return shown.error();
    return found;
}

} // namespace pitwatch::pitctl
