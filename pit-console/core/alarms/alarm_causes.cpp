#include "pit-console/core/alarms/alarm_causes.h"

#include <optional>
#include <string_view>

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
        : m_all(all), m_table(core::tableNamed(table)) {}

    void add(AlarmKind kind, events::AlarmSubject subject = {}) {
        m_all.insert({kind, m_table, std::move(subject)});
    }
    const core::TableId& table() const { return m_table; }

private:
    std::set<AlarmCause>& m_all;
    core::TableId m_table;
};

void addDecks(Causes& causes, const State& state, core::Instant now) {
    for (const table::Deck& deck : state.decks) {
        if (deck.mustLeave && (*deck.mustLeave == events::DeckRemovalReason::WrongCount ||
                               *deck.mustLeave == events::DeckRemovalReason::StubCount))
            causes.add(AlarmKind::WrongCount, {.deck = deck.colour});
        if (!deck.dueAt)
            continue;
        if (now >= *deck.dueAt)
            causes.add(AlarmKind::DeckOverdue, {.deck = deck.colour});
        else if (*deck.dueAt - now <= kDueSoon)
            causes.add(AlarmKind::DeckDueSoon, {.deck = deck.colour});
    }
}

// A jam raises a fault, stops the shuffle and keeps the deck from play: one cause.
void addFaults(Causes& causes, const State& state) {
    for (const table::OpenFault& fault : state.faults) {
        const bool shuffler = events::isShuffler(fault.device);
        const bool count = fault.kind == events::FaultKind::WrongCount;
        if (shuffler && count)
            continue; // Its deck says so.
        if (shuffler)
            causes.add(AlarmKind::ShufflerFault, {.fault = fault.kind});
        else
            causes.add(AlarmKind::DeviceFault, {.fault = fault.kind, .device = fault.device});
    }
}

void addRound(Causes& causes, const State& state) {
    if (!state.round)
        return;
    const table::Round& round = *state.round;
    if (round.stubWrong)
        causes.add(AlarmKind::WrongCount);
    else if (round.stubDue && !round.stubCounted)
        causes.add(AlarmKind::StubCountDue);
    if (round.question)
        causes.add(AlarmKind::FloorDecisionWanted, {.question = round.question});
    if (round.progressiveChips == table::ChipCheck::Disputed ||
        round.fiveCardChips == table::ChipCheck::Disputed)
        causes.add(AlarmKind::ChipCountDisputed);
}

template <typename Name>
std::optional<Name> nameOf(std::string_view text) {
    auto name = Name::parse(text);
    return name ? std::optional(std::move(*name)) : std::nullopt;
}

// "dev/T01/pad" is the table's pad.
std::optional<events::DeviceId> deviceOf(const std::string& topic) {
    return nameOf<events::DeviceId>(std::string_view(topic).substr(topic.rfind('/') + 1));
}

// "dev/LINK1/meter-shown" is a display of the link.
std::optional<events::LinkId> linkOf(const std::string& topic) {
    const std::size_t last = topic.rfind('/');
    const std::size_t first = topic.find('/');
    return first == last ? std::nullopt
                         : nameOf<events::LinkId>(
                               std::string_view(topic).substr(first + 1, last - first - 1));
}

bool keeps(const AlarmCause& cause) {
    return cause.kind != AlarmKind::TableSilent && cause.kind != AlarmKind::RecordInDoubt;
}

} // namespace

void addCauses(std::set<AlarmCause>& causes, const TableSummary& summary, const LiveTable* live,
               const std::set<AlarmCause>& before, core::Instant now) {
    Causes here(causes, summary.table);
    if (summary.standing == feed::Standing::Doubtful)
        here.add(AlarmKind::RecordInDoubt);
    if (summary.standing != feed::Standing::Fresh) {
        // A table that was closed in good order is silent by right.
        const bool expected = summary.standing == feed::Standing::Offline &&
                              summary.opening == table::Opening::Closed;
        if (summary.standing != feed::Standing::Doubtful && !expected)
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
            here.add(AlarmKind::MessagesLost, {.device = deviceOf(topic)});
    const State& state = *live->state;
    addDecks(here, state, now);
    addFaults(here, state);
    addRound(here, state);
    // One hand may win on several lines, each with its claim.
    for (const payout::Claim& claim : state.claims)
        if (claim.approvals.empty())
            here.add(AlarmKind::JackpotWaiting, {.seat = claim.raised.seat,
                                                 .round = claim.raised.round,
                                                 .returned = claim.returned.has_value()});
    if (summary.progressiveLocked)
        here.add(AlarmKind::ProgressiveSuspended);
}

void addLosses(std::set<AlarmCause>& causes, const PitState& pit, core::Instant now) {
    for (const auto& [party, live] : pit.parties())
        for (const auto& [topic, at] : live.losses)
            if (!live.state && now - at < kLossLasts)
                causes.insert({AlarmKind::MessagesLost,
                               std::nullopt,
                               {.device = deviceOf(topic), .link = linkOf(topic)}});
}

} // namespace pitwatch::console
