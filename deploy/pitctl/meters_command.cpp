#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/meters_json.h"
#include "shared/journal/journal_file.h"
#include "shared/meter/reconcile.h"
#include "shared/wire/event_codec.h"

#include <algorithm>
#include <cstdio>
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
};

int refuse(const std::string& reason) {
    std::fprintf(stderr, "%s\n", reason.c_str());
    return kBadInput;
}

void print(const Json& json) {
    std::printf("%s\n", json.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
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

int values(const Settings& settings) {
    meter::State state(std::make_shared<const meter::Setup>());
    if (const auto folded = fold(settings.journal, state, [](const auto&, const auto&) {}); !folded)
        return refuse(folded.error().text);
    if (settings.json) {
        print(valuesJson(state));
        return 0;
    }
    for (const std::string& line : valuesText(state))
        std::printf("%s\n", line.c_str());
    return 0;
}

int history(const Settings& settings) {
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
                std::printf("%s\n", moveText(line).c_str());
        }
    });
    return folded ? 0 : refuse(folded.error().text);
}

core::Outcome addMeter(meter::Reconciliation& reconciliation, const journal::JournalFile& file) {
    return file.visit(1, [&](const wire::Envelope& entry) {
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            reconciliation.addMeterEntry(entry.sequence, *event);
        else
            reconciliation.differ("entry " + std::to_string(entry.sequence) +
                                  " of the controller cannot be read: " + event.error().text);
        return true;
    });
}

core::Outcome addTable(meter::Reconciliation& reconciliation, const journal::JournalFile& file,
                       const journal::Anchor& anchor) {
    const auto table = core::TableId::parse(anchor.party.text());
    return file.visit(1, [&](const wire::Envelope& entry) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        const bool read = entry.sequence <= anchor.head.sequence;
        if (read && entry.sequence == anchor.head.sequence && entry.chain != anchor.head.chain)
            reconciliation.differ("entry " + std::to_string(entry.sequence) + " of " +
                                  table->text() + " is not the one the controller read");
        if (event)
            reconciliation.addTableEntry(*table, entry.sequence, *event, read);
        else if (meter::concernsMeters(entry.type))
            reconciliation.differ("entry " + std::to_string(entry.sequence) + " of " +
                                  table->text() + " cannot be read: " + event.error().text);
        return true;
    });
}

core::Outcome addTables(meter::Reconciliation& reconciliation, const Settings& settings,
                        const std::vector<journal::Anchor>& anchors) {
    for (const std::string& path : settings.tables) {
        const auto file = journal::JournalFile::open(path);
        if (!file)
            return core::Error{path + ": " + file.error().text};
        const auto anchor = std::find_if(anchors.begin(), anchors.end(), [&](const auto& one) {
            return one.head.journal == (*file)->id();
        });
        if (anchor == anchors.end())
            reconciliation.differ(path + " is not a journal that the controller reads");
        else if (auto added = addTable(reconciliation, **file, *anchor); !added)
            return core::Error{path + ": " + added.error().text};
    }
    return core::Done{};
}

int reconcile(const Settings& settings) {
    meter::Reconciliation reconciliation;
    const auto file = journal::JournalFile::open(settings.journal);
    if (!file)
        return refuse(settings.journal + ": " + file.error().text);
    const auto anchors = (*file)->anchors();
    if (!anchors)
        return refuse(settings.journal + ": " + anchors.error().text);
    if (const auto added = addMeter(reconciliation, **file); !added)
        return refuse(settings.journal + ": " + added.error().text);
    if (const auto added = addTables(reconciliation, settings, *anchors); !added)
        return refuse(added.error().text);
    reconciliation.finish();
    if (settings.json)
        print(reconcileJson(reconciliation));
    else
        for (const std::string& line : reconcileText(reconciliation))
            std::printf("%s\n", line.c_str());
    return reconciliation.differences().empty() ? 0 : 1;
}

} // namespace

void addMetersCommands(CLI::App& app, int& exitCode) {
    CLI::App* meters = app.add_subcommand("meters", "the progressive meters, from journal files");
    meters->require_subcommand(1);
    const auto settings = std::make_shared<Settings>();
    const auto add = [&](const char* name, const char* what, int (*run)(const Settings&)) {
        CLI::App* command = meters->add_subcommand(name, what);
        command->add_option("--journal", settings->journal, "the controller's journal")->required();
        command->add_flag("--json", settings->json, "as JSON");
        command->callback([&exitCode, settings, run] { exitCode = run(*settings); });
        return command;
    };
    add("values", "what every meter holds", values);
    add("history", "every move of money, one a line", history)
        ->add_option("--link", settings->link, "of one link only");
    add("reconcile", "against the tables' journals; exit 1 at a difference, the first one first",
        reconcile)
        ->add_option("tables", settings->tables, "the tables' journals")
        ->required();
}

} // namespace pitwatch::pitctl
