#include "pit-console/core/rounds/round_replay.h"

#include "pit-console/core/projections/claim_history.h"
#include "pit-console/core/projections/setup_history.h"
#include "pit-console/core/store/store.h"
#include "shared/table/decide.h"
#include "shared/wire/event_codec.h"

#include <algorithm>
#include <map>

namespace pitwatch::console {

namespace {

constexpr std::uint64_t kMostSteps = 5'000;

std::string cardText(const std::optional<cards::Card>& card) {
    return card ? card->text() : std::string();
}

// The layout as the fold of the round's own entries: what was before it does not lie on the table.
class LayoutFold {
public:
    explicit LayoutFold(table::SetupPtr setup) : m_state(std::move(setup)) {}

    void apply(const events::Event& event, core::Instant at) {
        table::apply(m_state, event, at);
        if (m_state.round)
            m_round = *m_state.round;
        if (const auto* settled = event.as<events::SeatSettled>())
            m_results[settled->seat.number] = *settled;
    }

    ReplayedLayout layout(const events::Event& event) const {
        ReplayedLayout drawn;
        if (!m_round)
            return drawn;
        drawn.cross = m_state.rules().game == rules::Game::RunEmTwice;
        const std::size_t places = drawn.cross ? rules::kBoardPlaces : 2;
        if (m_round->boardDealt > 0 || m_round->board[0])
            for (std::size_t i = 0; i < places; ++i)
                drawn.board.push_back(cardText(m_round->board[i]));
        if (m_round->boxDealt > 0 || m_round->sixCardBox[0])
            for (const auto& card : m_round->sixCardBox)
                drawn.box.push_back(cardText(card));
        for (std::uint8_t number = 1; number <= table::kSeats; ++number)
            if (auto seat = seatOf({number}))
                drawn.seats.push_back(std::move(*seat));
        mark(drawn, event);
        return drawn;
    }

private:
    std::optional<ReplayedSeat> seatOf(core::Seat number) const {
        const table::SeatState& from = m_round->seat(number);
        ReplayedSeat seat;
        seat.seat = number;
        for (const auto wager : core::kEnumValues<events::Wager>)
            if (from.at(wager) > core::Cents{})
                seat.wagers.push_back({wager, from.at(wager)});
        const auto perPlayer = static_cast<std::size_t>(m_state.rules().deal.perPlayer);
        if (from.dealt > 0 || from.hasCards())
            for (std::size_t i = 0; i < std::min(perPlayer, from.cards.size()); ++i)
                seat.cards.push_back(cardText(from.cards[i]));
        seat.folded = from.folded();
        seat.left = from.left;
        if (const auto result = m_results.find(number.number); result != m_results.end()) {
            seat.hand = result->second.hand;
            seat.paid = result->second.totalPaid;
        }
        if (seat.wagers.empty() && seat.cards.empty() && !seat.paid)
            return std::nullopt;
        return seat;
    }

    static void mark(ReplayedLayout& drawn, const events::Event& event) {
        std::optional<core::Seat> about;
        if (const auto* wager = event.as<events::WagerPlaced>())
            about = wager->seat;
        else if (const auto* decision = event.as<events::DecisionMade>())
            about = decision->seat;
        else if (const auto* shown = event.as<events::HandRevealed>())
            about = shown->seat;
        else if (const auto* turned = event.as<events::CardsRevealed>())
            about = turned->seat;
        else if (const auto* settled = event.as<events::SeatSettled>())
            about = settled->seat;
        for (ReplayedSeat& seat : drawn.seats)
            seat.acted = about == seat.seat;
    }

    table::State m_state;
    std::optional<table::Round> m_round;
    std::map<std::uint8_t, events::SeatSettled> m_results;
};

// A step that cannot be read is a step all the same: nobody settles a dispute by a replay with a
// gap that is not shown.
ReplayStep stepOf(const core::PartyId& party, const wire::Envelope& entry,
                  const core::Result<events::Event>& event, const ReplayedLayout& layout) {
    if (event)
        return {party, entry.sequence, entry.at, textOf(*event), layout};
    return {party, entry.sequence, entry.at, {}, layout, event.error().text};
}

void addClaimSteps(const Store& store, RoundReplay& replay) {
    const core::TableId table = core::tableNamed(replay.round.table);
    const ReplayedLayout last =
        replay.steps.empty() ? ReplayedLayout{} : replay.steps.back().layout;
    for (const std::uint64_t claim :
         store.rounds().claimsOf(replay.round.table, replay.round.round))
        for (const EntryPlace& place : store.claims().entriesOf({table, claim})) {
            if (place.party == replay.round.table && place.sequence <= replay.round.lastEntry)
                continue;
            for (const auto& entry : store.entries(place.party, place.sequence, place.sequence))
                replay.steps.push_back(
                    stepOf(place.party, entry, wire::decodeEvent(entry.type, entry.body), last));
        }
}

} // namespace

std::optional<RoundReplay> replayRound(const Store& store, const core::PartyId& table,
                                       events::RoundId round) {
    const auto summary = store.rounds().round(table, round);
    if (!summary)
        return std::nullopt;
    RoundReplay replay{*summary, {}};
    std::optional<LayoutFold> fold;
    if (const auto filed = store.setups().at(table, summary->openedAt)) {
        auto setup = table::makeSetup(filed->submission, filed->site);
        if (setup)
            fold.emplace(std::move(*setup));
    }
    replay.layoutKnown = fold.has_value();
    // While a round is open its last entry is not known yet.
    const std::uint64_t last =
        summary->endedAt ? summary->lastEntry : summary->firstEntry + kMostSteps;
    ReplayedLayout layout;
    for (const auto& entry : store.entries(table, summary->firstEntry, last, kMostSteps)) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        if (fold && event) {
            fold->apply(*event, entry.at);
            layout = fold->layout(*event);
        }
        replay.steps.push_back(stepOf(table, entry, event, layout));
    }
    addClaimSteps(store, replay);
    return replay;
}

} // namespace pitwatch::console
