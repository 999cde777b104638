#include "deploy/pitctl/commands.h"
#include "shared/journal/journal_file.h"
#include "shared/journal/verify.h"
#include "shared/text/hex.h"
#include "shared/text/whole_number.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace pitwatch::pitctl {

namespace {

constexpr int kFoundBad = 1;

struct VerifyArguments {
    std::string journal;
    std::vector<std::string> against;
    std::string party;
    std::vector<std::string> anchors;
    std::string key;
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

// The anchors that the journal at `path` holds of this one.
core::Outcome addAnchorsOf(const std::string& path, const VerifyArguments& arguments,
                           const core::JournalId& id,
                           std::vector<journal::OutsideWitness>& witnesses) {
    const auto other = journal::JournalFile::open(path);
    if (!other)
        return other.error();
    const auto anchors = (*other)->anchors();
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

void printJson(const VerifyArguments& arguments, const journal::VerifyReport& report) {
    nlohmann::ordered_json json{{"file", arguments.journal},
                                {"ok", !report.bad},
                                {"journal", text::toHex(report.head.journal.bytes)},
                                {"good_entries", report.head.sequence},
                                {"chain", text::toHex(report.head.chain)},
                                {"signed_up_to", report.signedUpTo},
                                {"signed_heads", report.signedHeads},
                                {"in_use", report.inUse}};
    if (report.bad) {
        json["first_bad_sequence"] = report.bad->sequence;
        json["reason"] = report.bad->reason;
    }
    std::printf("%s\n",
                json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).c_str());
}

void printText(const VerifyArguments& arguments, const journal::VerifyReport& report) {
    if (report.bad) {
        std::printf("%s: first bad sequence number %llu%s: %s\n", arguments.journal.c_str(),
                    static_cast<unsigned long long>(report.bad->sequence),
                    report.bad->sequence == 0 ? " (the entries are good, the file is not)" : "",
                    report.bad->reason.c_str());
        return;
    }
    std::printf("%s: %llu entries, all as they were written; signed up to %llu%s\n",
                arguments.journal.c_str(), static_cast<unsigned long long>(report.head.sequence),
                static_cast<unsigned long long>(report.signedUpTo),
                report.inUse ? "; its keeper is at work on it" : "");
}

int verify(const VerifyArguments& arguments) {
    const auto options = optionsOf(arguments);
    const auto report = options ? journal::verifyJournal(arguments.journal, *options)
                                : core::Result<journal::VerifyReport>(options.error());
    if (!report) {
        std::fprintf(stderr, "%s\n", report.error().text.c_str());
        return kBadInput;
    }
    if (arguments.json)
        printJson(arguments, *report);
    else
        printText(arguments, *report);
    return report->bad ? kFoundBad : 0;
}

} // namespace

void addVerifyCommand(command_line::Command app) {
    command_line::Command command = app.command("verify", "Check a journal's chain and signatures");
    const auto arguments = std::make_shared<VerifyArguments>();
    command.option("journal", arguments->journal, "The journal").required().typeName("JOURNAL.db");
    command
        .option("--against", arguments->against,
                "The journal of a party that follows this one: finds a cut tail")
        .typeName("OTHER.db");
    command
        .option("--party", arguments->party,
                "With --against: whose journal this must be, by the other's word")
        .typeName("NAME");
    command
        .option("--anchor", arguments->anchors,
                "An entry somebody has seen: its number and its chain hash")
        .typeName("SEQUENCE:HASH");
    command.option("--key", arguments->key, "The public key of the device that keeps it")
        .typeName("HEX");
    command.flag("--json", arguments->json, "The answer as JSON");
    command.footer("\nChanges nothing, not even beside the file; a journal in use may be checked.\n"
                   "Exit code 0 if all is well, 1 with the first bad sequence number, 2 if the\n"
                   "file is no journal:\n\n"
                   "  pitctl verify T01.db --against console.db\n"
                   "  T01.db: first bad sequence number 1201: the entry is missing: console.db\n"
                   "  has seen entry 1204");
    command.runs([arguments] { return verify(*arguments); });
}

} // namespace pitwatch::pitctl
