#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/journals/journal_check.h"
#include "deploy/pitctl/meters/meters_json.h"
#include "deploy/pitctl/meters/meters_reconcile.h"
#include "deploy/pitctl/print.h"
#include "shared/journal/journal_file.h"
#include "shared/wire/event_codec.h"

#include <memory>

// The meters from journal files: what they hold, how they came to it, and whether that is what the
// tables played.

namespace pitwatch::pitctl {

namespace {

struct Settings {
    std::string journal;
    std::vector<std::string> tables;
    std::string link;
    bool json = false;
    bool unverified = false;
};

int refuse(const std::string& reason) {
    complain(reason);
    return kBadInput;
}

void print(const Json& json) {
    printJson(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

// Folds the controller's journal; `each` sees every event with the state it led to. Entries that
// contradict the accounts end it with the reason.
core::Outcome fold(const std::string& path, meter::State& state,
                   const std::function<void(const wire::Envelope&, const events::Event&)>& each) {
    const auto file = journal::JournalFile::open(path);
    if (!file)
        return core::Error{path + ": " + file.error().text};
    core::Outcome outcome = core::Done{};
    const auto visited = (*file)->visit(1, [&](const wire::Envelope& entry) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        if (!event)
            outcome = core::Error{path + ": entry " + std::to_string(entry.sequence) + ": " +
                                  event.error().text};
        else if (const auto applied = meter::tryApply(state, *event); !applied)
            outcome = core::Error{path + ": entry " + std::to_string(entry.sequence) + ": " +
                                  applied.error().text};
        else
            each(entry, *event);
        return outcome.ok();
    });
    return visited ? outcome : visited;
}

// A journal that is not as it was written tells nothing.
std::optional<int> refusalOf(const Settings& settings) {
    return settings.unverified ? std::nullopt : pitctl::refusalOf({settings.journal});
}

int values(const Settings& settings) {
    if (const auto refusal = refusalOf(settings))
        return *refusal;
    meter::State state(std::make_shared<const meter::Setup>());
    if (const auto folded = fold(settings.journal, state, [](const auto&, const auto&) {}); !folded)
        return refuse(folded.error().text);
    if (settings.json) {
        print(valuesJson(state));
        return 0;
    }
    for (const std::string& line : valuesText(state))
        printLine(line);
    return 0;
}

int history(const Settings& settings) {
    if (const auto refusal = refusalOf(settings))
        return *refusal;
    meter::State state(std::make_shared<const meter::Setup>());
    const auto folded = fold(settings.journal, state, [&](const auto& entry, const auto& event) {
        for (const Json& move : movesOf(event)) {
            if (!settings.link.empty() && move["link"] != settings.link)
                continue;
            Json line{{"sequence", entry.sequence}, {"at", core::toIso(entry.at)}};
            line.update(move);
            if (settings.json)
                print(line);
            else
                printLine(moveText(line));
        }
    });
    return folded ? 0 : refuse(folded.error().text);
}

int reconcile(const Settings& settings) {
    const auto reconciliation = reconcileFiles(
        settings.journal, settings.tables, settings.unverified ? Trust::AsItIs : Trust::Verified);
    if (!reconciliation)
        return refuse(reconciliation.error().text);
    if (settings.json)
        print(reconcileJson(*reconciliation));
    else
        for (const std::string& line : reconcileText(*reconciliation))
            printLine(line);
    return reconciliation->differences().empty() ? 0 : 1;
}

} // namespace

void addMetersCommands(command_line::Command app) {
    command_line::Command meters =
        app.command("meters", "the progressive meters, from journal files");
    meters.needsCommand();
    const auto settings = std::make_shared<Settings>();
    const auto add = [&](const char* name, const char* what, int (*run)(const Settings&)) {
        command_line::Command command = meters.command(name, what);
        command.option("--journal", settings->journal, "the controller's journal").required();
        command.flag("--json", settings->json, "as JSON");
        command.flag(kUnverified, settings->unverified, kUnverifiedHelp);
        command.runs([settings, run] { return run(*settings); });
        return command;
    };
    add("values", "what every meter holds", values);
    add("history", "every move of money, one a line", history)
        .option("--link", settings->link, "of one link only");
    command_line::Command against =
        add("reconcile",
            "against the tables' journals; exit 1 at a difference, the first one first", reconcile);
    against.option("tables", settings->tables, "the tables' journals").required();
    against.footer(
        "\nEvery file is verified first. While the parties are at work the last moments may\n"
        "show as differences; of copies made by pitctl backup, or after a stop, they do\n"
        "not. Every table's journal is wanted:\n\n"
        "  pitctl meters reconcile --journal METER.db T01.db T02.db");
}

} // namespace pitwatch::pitctl
