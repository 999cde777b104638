#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/files.h"
#include "deploy/pitctl/staff/staff_folder.h"
#include "shared/core/printable.h"
#include "shared/core/record_time.h"
#include "shared/desk/secret_files.h"
#include "shared/journal/journal_file.h"
#include "shared/staff/clock_order.h"
#include "shared/text/file.h"
#include "shared/text/hex.h"

#include <cstdio>
#include <memory>

// pitctl clock: the order with which a record that was written ahead of time goes on with the right
// time. Made beside the journal, signed where the site keys are.

namespace pitwatch::pitctl {

namespace {

struct Options {
    std::string journal;
    std::string party;
    std::string reason;
    std::string order;
    std::string folder;
    PassphraseOptions passphrases;
};

using OptionsPtr = std::shared_ptr<Options>;
using Work = std::function<core::Outcome(const Options&, Passphrases&)>;

core::Outcome save(const std::string& path, const staff::SignedClockOrder& given) {
    return text::writeFile(path, staff::clockOrderText(given), kPublicMode);
}

core::Result<wire::Envelope> lastEntry(const std::string& path) {
    const auto file = journal::JournalFile::open(path);
    if (!file)
        return file.error();
    const auto last = (*file)->lastSequence();
    if (!last)
        return last.error();
    std::optional<wire::Envelope> found;
    const auto visited = (*file)->visit(*last, [&](const wire::Envelope& entry) {
        found = entry;
        return true;
    });
    if (!visited)
        return visited.error();
    if (!found)
        return core::Error{path + ": there is no entry in it"};
    return *std::move(found);
}

core::Result<staff::ClockOrder> orderFor(const Options& options, core::Instant now) {
    const auto last = lastEntry(options.journal);
    if (!last)
        return last.error();
    const auto party = core::PartyId::parse(options.party);
    if (!party)
        return core::Error{"--party: " + party.error().text};
    auto reason = core::Text::parse(options.reason);
    if (!reason || reason->empty())
        return core::Error{"--reason: " +
                           (reason ? "say who orders it and why" : reason.error().text)};
    if (now + core::RecordTime::kStartTolerance >= last->at)
        return core::Error{options.journal + ": no order is needed; its last entry is of " +
                           core::toIso(last->at) + ", the clock here says " + core::toIso(now)};
    return staff::ClockOrder{*party,   last->journal, last->sequence,    last->chain,
                             last->at, now,           *std::move(reason)};
}

core::Outcome addSignatures(const Options& options, staff::SignedClockOrder& given,
                            Passphrases& passphrases) {
    return StaffFolder(options.folder)
        .addSignatures(staff::signedBytes(given.order), given.signatures, passphrases);
}

core::Outcome order(const Options& options, Passphrases& passphrases) {
    auto made = orderFor(options, core::SystemClock().wall());
    if (!made)
        return made.error();
    staff::SignedClockOrder given{*std::move(made), {}};
    if (!options.folder.empty())
        if (auto done = addSignatures(options, given, passphrases); !done)
            return done;
    if (auto saved = save(options.order, given); !saved)
        return saved;
    std::printf("%s: puts %s back from %s to the time of its clock, until %s; %zu signature(s)\n",
                options.order.c_str(), given.order.party.text().c_str(),
                core::toIso(given.order.lastAt).c_str(),
                core::toIso(given.order.orderedAt + staff::kLongestClockOrder).c_str(),
                given.signatures.size());
    return core::Done{};
}

// Whoever signs reads first what they sign.
void print(const staff::ClockOrder& order) {
    std::printf("party     %s, journal %s, last entry %llu\n"
                "last at   %s\n"
                "ordered   %s\n"
                "reason    %s\n",
                order.party.text().c_str(), text::toHex(order.journal.bytes).c_str(),
                static_cast<unsigned long long>(order.sequence), core::toIso(order.lastAt).c_str(),
                core::toIso(order.orderedAt).c_str(),
                core::printable(order.reason.value()).c_str());
    std::fflush(stdout);
}

core::Outcome sign(const Options& options, Passphrases& passphrases) {
    const auto text = readAll(options.order);
    if (!text)
        return text.error();
    auto given = staff::parseClockOrder(*text);
    if (!given)
        return core::Error{options.order + ": " + given.error().text};
    print(given->order);
    if (auto done = addSignatures(options, *given, passphrases); !done)
        return done;
    if (auto saved = save(options.order, *given); !saved)
        return saved;
    std::printf("%s: %zu signature(s)\n", options.order.c_str(), given->signatures.size());
    return core::Done{};
}

command_line::Command add(command_line::Command group, const OptionsPtr& options, const char* name,
                          const char* what, const Work& work) {
    command_line::Command command = group.command(name, what);
    options->passphrases.addTo(command);
    command.runs([options, work] {
        return runWithPassphrases(
            "pitctl clock", options->passphrases,
            [&](Passphrases& passphrases) { return work(*options, passphrases); });
    });
    return command;
}

} // namespace

void addClockCommands(command_line::Command app) {
    command_line::Command group = app.command(
        "clock", "Let a record that was written ahead of time go on with the right time");
    group.needsCommand();
    const auto options = std::make_shared<Options>();
    command_line::Command command =
        add(group, options, "order", "makes the order, by the clock of this machine", order);
    command.option("journal", options->journal, "The journal of the party that is stopped")
        .required()
        .typeName("JOURNAL.db");
    command.option("--party", options->party, "Whose it is, such as T01").required();
    command.option("--reason", options->reason, "Who orders it and why").required();
    command.option("--out", options->order, "The order's file").required();
    command.option("--site", options->folder,
                   "The folder of the site's staff files, to sign at once");
    command.footer("\nSet the clock first. The order is good for an hour and for the last entry "
                   "as it is:\n\n"
                   "  pitctl clock order T01.db --party T01 --reason \"Vera: battery changed\" "
                   "--out T01.clock\n"
                   "  pitctl clock sign T01.clock --site staff\n"
                   "  table-agent ... --clock-order T01.clock");
    command = add(group, options, "sign",
                  "shows the order and adds the signatures of the site keys here", sign);
    command.option("order", options->order, "The order's file").required();
    command.option("--site", options->folder, "The folder of the site's staff files").required();
}

} // namespace pitwatch::pitctl
