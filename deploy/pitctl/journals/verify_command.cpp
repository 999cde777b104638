#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/journals/staff_signatures.h"
#include "deploy/pitctl/print.h"
#include "shared/journal/journal_file.h"
#include "shared/journal/verify.h"
#include "shared/journal/witness_file.h"
#include "shared/text/hex.h"
#include "shared/text/whole_number.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <utility>

namespace pitwatch::pitctl {

namespace {

struct VerifyArguments {
    std::string journal;
    std::vector<std::string> against;
    std::string party;
    std::vector<std::string> anchors;
    std::string key;
    std::string siteKeys;
    std::vector<std::string> rosters;
    bool strict = false;
    bool json = false;
};

// "120:9f86d0…": a sequence number and the chain hash of that entry.
core::Result<journal::OutsideWitness> parseAnchor(const std::string& text,
                                                  const core::JournalId& id) {
    const std::size_t colon = text.find(':');
    const auto sequence = text::wholeNumber<std::uint64_t>(text.substr(0, colon));
    const auto chain = colon == std::string::npos
                           ? std::nullopt
                           : text::fromHex<32>(std::string_view(text).substr(colon + 1));
    if (!sequence || *sequence == 0 || !chain)
        return core::Error{"an anchor is a sequence number, a colon and 64 hexadecimal digits, "
                           "not \"" +
                           text + "\""};
    return journal::OutsideWitness{"the anchor given", {id, *sequence, *chain}};
}

// The anchors that the file at `path` holds of this one.
core::Outcome addAnchorsOf(const std::string& path, const VerifyArguments& arguments,
                           const core::JournalId& id,
                           std::vector<journal::OutsideWitness>& witnesses) {
    const auto anchors = journal::anchorsIn(path);
    if (!anchors)
        return anchors.error();
    const std::size_t before = witnesses.size();
    for (const journal::Anchor& anchor : *anchors) {
        const bool isMeant = arguments.party.empty() ? anchor.head.journal == id
                                                     : anchor.party.text() == arguments.party;
        if (isMeant)
            witnesses.push_back({path, anchor.head});
    }
    if (witnesses.size() == before)
        return core::Error{path + " holds no anchor of " +
                           (arguments.party.empty() ? arguments.journal : arguments.party)};
    return core::Done{};
}

core::Result<journal::VerifyOptions> optionsOf(const VerifyArguments& arguments) {
    journal::VerifyOptions options;
    if (!arguments.key.empty()) {
        options.key = text::fromHex<32>(arguments.key);
        if (!options.key)
            return core::Error{"a public key is 64 hexadecimal digits"};
    }
    if (arguments.against.empty() && arguments.anchors.empty())
        return options;
    const auto file = journal::JournalFile::open(arguments.journal);
    if (!file)
        return file.error();
    for (const std::string& text : arguments.anchors) {
        const auto witness = parseAnchor(text, (*file)->id());
        if (!witness)
            return witness.error();
        options.witnesses.push_back(*witness);
    }
    for (const std::string& path : arguments.against) {
        const auto added = addAnchorsOf(path, arguments, (*file)->id(), options.witnesses);
        if (!added)
            return added.error();
    }
    return options;
}

// Everything that is told of one journal.
struct Verdict {
    journal::VerifyReport report;
    std::optional<StaffSignatures> staff;
    std::optional<journal::Damage> bad;
    std::vector<journal::Damage> unproven; // What nobody can vouch for, and why.
};

void addStaff(Verdict& verdict, StaffSignatures found) {
    const auto damage = [](const staff::SignatureAudit::Findings& one) {
        return journal::Damage{one.sequence, one.reason};
    };
    if (found.audit.bad().count > 0)
        verdict.bad = damage(found.audit.bad());
    for (const auto* unproven : {&found.audit.unproven(), &std::as_const(found.unreadable)})
        if (unproven->count > 0)
            verdict.unproven.push_back(damage(*unproven));
    verdict.staff = std::move(found);
}

// The site's rosters name the keys of its machines: a file that was made anew with another key, or
// with none, is not the machine's.
core::Result<journal::VerifyReport> verifyByRoster(const std::string& journal,
                                                   journal::VerifyOptions options,
                                                   const StaffSignatures& staff,
                                                   journal::VerifyReport before) {
    const auto* key = staff.audit.journalKey();
    if (options.key || key == nullptr)
        return before;
    options.key = *key;
    return journal::verifyJournal(journal, options);
}

core::Result<Verdict> judge(const VerifyArguments& arguments) {
    const auto options = optionsOf(arguments);
    if (!options)
        return options.error();
    auto report = journal::verifyJournal(arguments.journal, *options);
    if (!report)
        return report.error();
    // Who signed what is asked of a record that is as it was written.
    std::optional<StaffSignatures> staff;
    if (!arguments.siteKeys.empty() && !report->bad) {
        auto audit = auditSignatures(arguments.journal,
                                     {arguments.siteKeys, arguments.rosters, arguments.party});
        if (!audit)
            return audit.error();
        staff = *std::move(audit);
        report = verifyByRoster(arguments.journal, *options, *staff, *std::move(report));
        if (!report)
            return report.error();
    }
    Verdict verdict{*report, {}, report->bad, {}};
    if (report->unproven)
        verdict.unproven.push_back(*report->unproven);
    if (staff && !verdict.bad)
        addStaff(verdict, *std::move(staff));
    if (arguments.strict && !verdict.bad && !verdict.unproven.empty())
        verdict.bad = verdict.unproven.front();
    return verdict;
}

nlohmann::ordered_json warningsOf(const Verdict& verdict) {
    auto warnings = nlohmann::ordered_json::array();
    for (const journal::Damage& one : verdict.unproven)
        warnings.push_back({{"sequence", one.sequence}, {"reason", one.reason}});
    return warnings;
}

void printAsJson(const VerifyArguments& arguments, const Verdict& verdict) {
    const journal::VerifyReport& report = verdict.report;
    nlohmann::ordered_json json{{"file", arguments.journal},
                                {"ok", !verdict.bad},
                                {"journal", text::toHex(report.head.journal.bytes)},
                                {"good_entries", report.head.sequence},
                                {"chain", text::toHex(report.head.chain)},
                                {"signed_up_to", report.signedUpTo},
                                {"signed_heads", report.signedHeads},
                                {"proven_up_to", report.provenUpTo},
                                {"warnings", warningsOf(verdict)},
                                {"in_use", report.inUse}};
    if (verdict.staff)
        json["staff"] = {{"proven", verdict.staff->audit.proven()},
                         {"unproven", verdict.staff->unproven()},
                         {"bad", verdict.staff->audit.bad().count}};
    if (verdict.bad) {
        json["first_bad_sequence"] = verdict.bad->sequence;
        json["reason"] = verdict.bad->reason;
    }
    printJson(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::string goodLine(const Verdict& verdict) {
    const journal::VerifyReport& report = verdict.report;
    std::string line = std::to_string(report.head.sequence) +
                       " entries, all as they were written; signed up to " +
                       std::to_string(report.signedUpTo);
    if (verdict.staff)
        line += "; " + std::to_string(verdict.staff->audit.proven()) +
                " signatures of people are theirs";
    return line + (report.inUse ? "; its keeper is at work on it" : "");
}

void printText(const VerifyArguments& arguments, const Verdict& verdict) {
    const std::string file = arguments.journal + ": ";
    if (verdict.bad)
        return void(printLine(
            file + "first bad sequence number " + std::to_string(verdict.bad->sequence) +
            (verdict.bad->sequence == 0 ? " (the entries are good, the file is not)" : "") + ": " +
            verdict.bad->reason));
    printLine(file + goodLine(verdict));
    for (const journal::Damage& one : verdict.unproven)
        printLine(
            file + "warning: " +
            (one.sequence == 0 ? "" : "from entry " + std::to_string(one.sequence) + " on: ") +
            one.reason);
}

int verify(const VerifyArguments& arguments) {
    const auto verdict = judge(arguments);
    if (!verdict) {
        complain(verdict.error().text);
        return kBadInput;
    }
    if (arguments.json)
        printAsJson(arguments, *verdict);
    else
        printText(arguments, *verdict);
    return verdict->bad ? kFoundBad : 0;
}

constexpr auto kExample = R"(
Changes nothing, not even beside the file; a journal in use may be checked.
Exit code 0 if all is well, 1 with the first bad sequence number, 2 if the
file is no journal:

  pitctl verify T01.db --against console.db
  T01.db: first bad sequence number 1201: the entry is missing: console.db
  has seen entry 1204

A line with "warning:" tells what nobody can vouch for from this file: entries
that were not signed yet (a journal in use, or after a crash) or not at all,
and with --site-keys what people signed under a roster that the journal does
not hold. With --strict that is exit code 1 too; a journal whose keeper was
stopped has no such entries. With --site-keys the rosters of the site say which
key the journal of --party is signed with.)";

} // namespace

void addVerifyCommand(command_line::Command app) {
    command_line::Command command = app.command("verify", "Check a journal's chain and signatures");
    const auto arguments = std::make_shared<VerifyArguments>();
    command.option("journal", arguments->journal, "The journal").required().typeName("JOURNAL.db");
    command
        .option("--against", arguments->against,
                "The journal, or the store of a console, that follows this one: finds a cut\n"
                "tail, and a history that was written anew")
        .typeName("OTHER.db");
    command
        .option("--party", arguments->party,
                "Whose journal this must be: by the word of --against, and of what people\n"
                "signed")
        .typeName("NAME");
    command
        .option("--anchor", arguments->anchors,
                "An entry somebody has seen: its number and its chain hash")
        .typeName("SEQUENCE:HASH");
    command.option("--key", arguments->key, "The public key of the device that keeps it")
        .typeName("HEX");
    auto siteKeys = command.option("--site-keys", arguments->siteKeys,
                                   "Check what people signed, by the rosters in the journal");
    siteKeys.typeName("FILE");
    command
        .option("--roster", arguments->rosters,
                "A roster that the journal does not hold yet; may be given again")
        .typeName("FILE")
        .needs(siteKeys);
    command.flag("--strict", arguments->strict, "What is not signed yet is bad too");
    command.flag("--json", arguments->json, "The answer as JSON");
    command.footer(kExample);
    command.runs([arguments] { return verify(*arguments); });
}

} // namespace pitwatch::pitctl
