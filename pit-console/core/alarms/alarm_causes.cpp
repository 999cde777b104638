#include "pit-console/core/alarms/alarm_causes.h"

#include <array>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;
using table::State;

// The rules ask for nothing before a deck is due; the pit wants to be told in time to fetch cards.
constexpr core::Millis kDueSoon = 10min;
// So long after messages were lost it counts as going on.
constexpr core::Millis kLossLasts = 10min;

// Collects the causes of one table.
class Causes {
public:
    Causes(std::set<AlarmCause>& all, const core::PartyId& table)
        : m_all(all), m_table(*core::TableId::parse(table.text())) {}

    void add(AlarmKind kind, std::string detail = {}) {
        m_all.insert({kind, m_table, std::move(detail)});
    }
    const core::TableId& table() const { return m_table; }

private:
    std::set<AlarmCause>& m_all;
    core::TableId m_table;
};

void addDecks(Causes& causes, const State& state, core::Instant now) {
    for (const table::Deck& deck : state.decks) {
        const std::string colour(core::enumName(deck.colour));
        if (deck.mustLeave && (*deck.mustLeave == events::DeckRemovalReason::WrongCount ||
                               *deck.mustLeave == events::DeckRemovalReason::StubCount))
            causes.add(AlarmKind::WrongCount, colour);
        if (!deck.dueAt)
            continue;
        if (now >= *deck.dueAt)
            causes.add(AlarmKind::DeckOverdue, colour);
        else if (*deck.dueAt - now <= kDueSoon)
            causes.add(AlarmKind::DeckDueSoon, colour);
    }
}

// A jam raises a fault, stops the shuffle and keeps the deck from play: one cause.
void addFaults(Causes& causes, const State& state) {
    for (const table::OpenFault& fault : state.faults) {
        const bool shuffler = fault.device.text() == "shuffler";
        const bool count = fault.kind == events::FaultKind::WrongCount;
        if (shuffler && count)
            continue; // Its deck says so.
        causes.add(shuffler ? AlarmKind::ShufflerFault : AlarmKind::DeviceFault,
                   std::string(core::enumName(fault.kind)) +
                       (shuffler ? "" : ", " + fault.device.text()));
    }
}

void addRound(Causes& causes, const State& state) {
    if (!state.round)
        return;
    const table::Round& round = *state.round;
    if (round.stubWrong)
        causes.add(AlarmKind::WrongCount, "stub");
    else if (round.stubDue && !round.stubCounted)
        causes.add(AlarmKind::StubCountDue);
    if (round.question)
        causes.add(AlarmKind::FloorDecisionWanted, std::string(core::enumName(*round.question)));
    if (round.progressiveChips == table::ChipCheck::Disputed ||
        round.fiveCardChips == table::ChipCheck::Disputed)
        causes.add(AlarmKind::ChipCountDisputed);
}

// "dev/T01/pad" is the table's pad.
std::string deviceOf(const std::string& topic) {
    return topic.substr(topic.rfind('/') + 1);
}

bool keeps(const AlarmCause& cause) {
    return cause.kind != AlarmKind::TableSilent && cause.kind != AlarmKind::RecordInDoubt;
}

} // namespace

void addCauses(std::set<AlarmCause>& causes, const TableSummary& summary, const LiveTable* live,
               const std::set<AlarmCause>& before, core::Instant now) {
    Causes here(causes, summary.table);
    if (summary.freshness == Freshness::Doubtful)
        here.add(AlarmKind::RecordInDoubt);
    if (summary.freshness != Freshness::Live) {
        // A table that was closed in good order is silent by right.
        const bool expected =
            summary.freshness == Freshness::Offline && summary.opening == table::Opening::Closed;
        if (summary.freshness != Freshness::Doubtful && !expected)
            here.add(AlarmKind::TableSilent);
        for (const AlarmCause& cause : before)
            if (cause.table == here.table() && keeps(cause))
                causes.insert(cause);
        return;
    }
    if (live == nullptr || !live->state)
        return;
    for (const auto& [topic, at] : live->losses)
        if (now - at < kLossLasts)
            here.add(AlarmKind::MessagesLost, deviceOf(topic));
    const State& state = *live->state;
    addDecks(here, state, now);
    addFaults(here, state);
    addRound(here, state);
    // One hand may win on several lines, each with its claim.
    for (const payout::Claim& claim : state.claims)
        if (claim.approvals.empty())
            here.add(AlarmKind::JackpotWaiting,
                     "seat " + std::to_string(claim.raised.seat.number) + ", round " +
                         std::to_string(claim.raised.round.value) +
                         (claim.returned ? ": " + claim.returned->value() : ""));
    if (summary.progressiveLocked)
        here.add(AlarmKind::ProgressiveSuspended);
}

void addLosses(std::set<AlarmCause>& causes, const PitState& pit, core::Instant now) {
    for (const auto& [party, live] : pit.parties())
        for (const auto& [topic, at] : live.losses)
            if (!live.state && now - at < kLossLasts)
                causes.insert({AlarmKind::MessagesLost, std::nullopt, topic});
}

} // namespace pitwatch::console
