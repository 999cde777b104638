#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/journals/journal_check.h"
#include "deploy/pitctl/print.h"
#include "shared/journal/journal_file.h"
#include "shared/journal/verify.h"
#include "shared/text/hex.h"
#include "shared/wire/event_codec.h"
#include "shared/wording/event_json.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace pitwatch::pitctl {

using Json = nlohmann::ordered_json;

namespace {

struct Arguments {
    std::string journal;
    std::string destination;
    std::uint64_t from = 1;
    std::uint64_t count = ~std::uint64_t{0};
    std::uint64_t tail = 10;
    bool json = false;
    bool unverified = false;
};

std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

int refuse(const core::Error& error) {
    complain(error.text);
    return kBadInput;
}

// One line for a program. An event of a kind that this pitctl does not know is shown as it is
// stored: an export leaves nothing out.
std::string jsonLine(const wire::Envelope& entry) {
    Json json{{"sequence", entry.sequence}, {"at", core::toIso(entry.at)}};
    if (const auto event = wire::decodeEvent(entry.type, entry.body)) {
        json["event"] = wording::toJson(*event);
    } else {
        json["event"] = nullptr;
        json["type"] = entry.type.number;
        json["body"] = text::toHex(entry.body);
        json["problem"] = event.error().text;
    }
    json["chain"] = text::toHex(entry.chain);
    return dump(json);
}

// One line for a person: number, time, what happened, and its details.
std::string humanLine(const wire::Envelope& entry) {
    std::string line = std::to_string(entry.sequence);
    line.insert(0, line.size() < 8 ? 8 - line.size() : 0, ' ');
    line += "  " + core::toIso(entry.at) + "  ";
    const auto event = wire::decodeEvent(entry.type, entry.body);
    if (!event)
        return line + "(event type " + std::to_string(entry.type.number) + ": " +
               event.error().text + ")";
    const Json json = wording::toJson(*event);
    line += wire::nameOf(*event);
    for (const auto& [key, value] : json.items()) {
        if (key != "event")
            line += " " + key + "=" + (value.is_string() ? value.get<std::string>() : dump(value));
    }
    return line;
}

int printEntries(const journal::JournalFile& file, std::uint64_t from, std::uint64_t count,
                 bool asJson) {
    std::uint64_t printed = 0;
    const auto visited = file.visit(from, [&](const wire::Envelope& entry) {
        if (printed++ == count)
            return false;
        // Nobody reads on: a closed pipe is no reason to go through the rest.
        return asJson ? printJson(jsonLine(entry)) : printLine(humanLine(entry));
    });
    return visited ? 0 : refuse(visited.error());
}

int exportJournal(const Arguments& arguments) {
    const auto file = journal::JournalFile::open(arguments.journal);
    return file ? printEntries(**file, arguments.from, arguments.count, true)
                : refuse(file.error());
}

int tailJournal(const Arguments& arguments) {
    const auto file = journal::JournalFile::open(arguments.journal);
    if (!file)
        return refuse(file.error());
    const auto last = (*file)->lastSequence();
    if (!last)
        return refuse(last.error());
    const std::uint64_t first = *last > arguments.tail ? *last - arguments.tail + 1 : 1;
    return printEntries(**file, first, arguments.tail, arguments.json);
}

int tell(const Arguments& arguments, int (*run)(const Arguments&)) {
    if (!arguments.unverified)
        if (const auto refusal = refusalOf({arguments.journal}))
            return *refusal;
    return run(arguments);
}

int backupJournal(const std::string& path, const std::string& destination) {
    auto file = journal::JournalFile::open(path);
    if (!file)
        return refuse(file.error());
    if (const auto copied = (*file)->copyTo(destination); !copied)
        return refuse(copied.error());
    const auto report = journal::verifyJournal(destination, {});
    if (!report)
        return refuse(report.error());
    if (report->bad) {
        printLine(destination + ": first bad sequence number " +
                  std::to_string(report->bad->sequence) + ": " + report->bad->reason);
        return kFoundBad;
    }
    printLine(destination + ": " + std::to_string(report->head.sequence) +
              " entries copied and verified");
    return 0;
}

command_line::Command addCommand(command_line::Command& app, const char* name, const char* what,
                                 Arguments& arguments) {
    command_line::Command command = app.command(name, what);
    command.option("journal", arguments.journal, "The journal; it may be in use")
        .required()
        .typeName("JOURNAL.db");
    return command;
}

} // namespace

void addJournalCommands(command_line::Command app) {
    const auto arguments = std::make_shared<Arguments>();

    command_line::Command exports =
        addCommand(app, "export", "Print a journal as JSON lines", *arguments);
    exports.option("--from", arguments->from, "The first sequence number");
    exports.option("--count", arguments->count, "At most so many entries");
    exports.footer("\nOne entry a line:\n\n  {\"sequence\":7,\"at\":\"2026-11-16T09:30:00.250Z\","
                   "\"event\":{\"event\":\"deck_shuffled\",…},\"chain\":\"9f86d0…\"}\n\n"
                   "Exit code 1, and nothing printed, if the journal does not verify.");
    exports.flag(kUnverified, arguments->unverified, kUnverifiedHelp);
    exports.runs([arguments] { return tell(*arguments, exportJournal); });

    command_line::Command tail =
        addCommand(app, "tail", "Show the last entries of a journal", *arguments);
    tail.option("-n", arguments->tail, "How many").showDefault();
    tail.flag("--json", arguments->json, "As JSON lines");
    tail.flag(kUnverified, arguments->unverified, kUnverifiedHelp);
    tail.runs([arguments] { return tell(*arguments, tailJournal); });

    command_line::Command backup =
        addCommand(app, "backup", "Copy a journal and verify the copy", *arguments);
    backup.option("destination", arguments->destination, "A file that does not exist yet")
        .required()
        .typeName("DEST.db");
    backup.footer("\nExit code 0 if the copy is whole and good, 1 if it is as bad as the journal,\n"
                  "2 if there is none.");
    backup.runs([arguments] { return backupJournal(arguments->journal, arguments->destination); });
}

} // namespace pitwatch::pitctl
