#include "deploy/pitctl/meters/meters_reconcile.h"

#include "deploy/pitctl/journals/journal_check.h"
#include "shared/journal/journal_file.h"
#include "shared/wire/event_codec.h"

#include <algorithm>

namespace pitwatch::pitctl {

namespace {

using meter::Reconciliation;

// What was changed after it was written proves nothing, even where the sums still agree.
core::Outcome addDamage(Reconciliation& reconciliation, Trust trust, const std::string& path,
                        std::vector<journal::OutsideWitness> witnesses) {
    if (trust == Trust::AsItIs)
        return core::Done{};
    const auto damage = damageOf(path, std::move(witnesses));
    if (!damage)
        return core::Error{path + ": " + damage.error().text};
    if (*damage)
        reconciliation.differ(**damage);
    return core::Done{};
}

core::Outcome addMeter(Reconciliation& reconciliation, const journal::JournalFile& file) {
    return file.visit(1, [&](const wire::Envelope& entry) {
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            reconciliation.addMeterEntry(entry.sequence, *event);
        else
            reconciliation.differ("entry " + std::to_string(entry.sequence) +
                                  " of the controller cannot be read: " + event.error().text);
        return true;
    });
}

core::Outcome addTable(Reconciliation& reconciliation, const journal::JournalFile& file,
                       const core::TableId& table, std::uint64_t readUpTo) {
    return file.visit(1, [&](const wire::Envelope& entry) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        if (event)
            reconciliation.addTableEntry(table, entry.sequence, *event, entry.sequence <= readUpTo);
        else if (meter::concernsMeters(entry.type))
            reconciliation.differ("entry " + std::to_string(entry.sequence) + " of " +
                                  table.text() + " cannot be read: " + event.error().text);
        return true;
    });
}

// The controller may follow consoles too; only tables have something to reconcile.
std::vector<journal::Anchor> tablesAmong(const std::vector<journal::Anchor>& anchors,
                                         const meter::State& state) {
    std::vector<journal::Anchor> tables;
    for (const journal::Anchor& anchor : anchors) {
        const core::TableId name = core::tableNamed(anchor.party);
        const bool known =
            std::any_of(state.links.begin(), state.links.end(), [&](const auto& link) {
                return link.second.tables.contains(name) ||
                       std::any_of(link.second.levels.begin(), link.second.levels.end(),
                                   [&](const auto& one) { return one.byTable.contains(name); });
            });
        if (known)
            tables.push_back(anchor);
    }
    return tables;
}

core::Outcome addTables(Reconciliation& reconciliation, Trust trust, const std::string& controller,
                        const std::vector<std::string>& paths,
                        std::vector<journal::Anchor> anchors) {
    for (const std::string& path : paths) {
        const auto file = journal::JournalFile::open(path);
        if (!file)
            return core::Error{path + ": " + file.error().text};
        const auto anchor = std::find_if(anchors.begin(), anchors.end(), [&](const auto& one) {
            return one.head.journal == (*file)->id();
        });
        if (anchor == anchors.end()) {
            reconciliation.differ(path + " is not a journal that the controller reads, or was "
                                         "given before");
            continue;
        }
        auto added = addDamage(reconciliation, trust, path, {{controller, anchor->head}});
        if (added)
            added = addTable(reconciliation, **file, core::tableNamed(anchor->party),
                             anchor->head.sequence);
        if (!added)
            return added;
        anchors.erase(anchor);
    }
    for (const journal::Anchor& missing : anchors)
        reconciliation.differ("the journal of " + missing.party.text() +
                              " was not given; the controller has read it up to entry " +
                              std::to_string(missing.head.sequence));
    return core::Done{};
}

} // namespace

core::Result<Reconciliation> reconcileFiles(const std::string& controller,
                                            const std::vector<std::string>& tables, Trust trust) {
    Reconciliation reconciliation;
    const auto file = journal::JournalFile::open(controller);
    if (!file)
        return core::Error{controller + ": " + file.error().text};
    const auto anchors = (*file)->anchors();
    if (!anchors)
        return core::Error{controller + ": " + anchors.error().text};
    if (const auto added = addDamage(reconciliation, trust, controller, {}); !added)
        return added.error();
    if (const auto added = addMeter(reconciliation, **file); !added)
        return core::Error{controller + ": " + added.error().text};
    if (const auto added = addTables(reconciliation, trust, controller, tables,
                                     tablesAmong(*anchors, reconciliation.state()));
        !added)
        return added.error();
    reconciliation.finish();
    return reconciliation;
}

} // namespace pitwatch::pitctl
