#include "shared/table/state.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace pitwatch::table {

bool SeatState::folded() const {
    return foldedBefore(decisions.size());
}

bool SeatState::foldedBefore(std::size_t stage) const {
    return std::ranges::any_of(std::span(decisions).first(stage), [](const auto& decision) {
        return decision && decision->choice == events::Choice::Fold;
    });
}

bool SeatState::awaitsAny(std::size_t stages) const {
    for (std::size_t stage = 0; stage < stages; ++stage)
        if (awaits(stage))
            return true;
    return false;
}

bool SeatState::hasDecided() const {
    return std::ranges::any_of(decisions, [](const auto& one) { return one.has_value(); });
}

bool Round::isUpheld(std::uint64_t claim) const {
    return std::ranges::find(upheld, claim) != upheld.end();
}

const Deck* State::find(events::DeckColour colour) const {
    const auto at = std::find_if(decks.begin(), decks.end(),
                                 [&](const Deck& deck) { return deck.colour == colour; });
    return at == decks.end() ? nullptr : &*at;
}

Deck* State::find(events::DeckColour colour) {
    return const_cast<Deck*>(std::as_const(*this).find(colour));
}

const PendingClaim* State::findClaim(std::uint64_t number) const {
    const auto at = std::find_if(claims.begin(), claims.end(),
                                 [&](const PendingClaim& claim) { return claim.number == number; });
    return at == claims.end() ? nullptr : &*at;
}

bool State::automatedShoeInUse() const {
    return dealing == events::DealingMethod::AutomatedShoe && !shoeOutOfOrder &&
           !shuffler.outOfOrder;
}

bool State::reshufflingShoeInUse() const {
    const auto& filed = submission().shuffler;
    return automatedShoeInUse() && filed && filed->reshuffles && filed->countsCards;
}

bool State::stubCountWaived() const {
    const auto& rule = rules().stubCount;
    if (!rule || !rule->waivedIfShufflerCounts)
        return false;
    if (round && round->phase != Phase::Betting)
        return round->deckCounted;
    return !decks.empty() && std::ranges::all_of(decks, &Deck::counted);
}

// A rule set without a number for play without a shuffler has no such play.
std::size_t State::decksWanted() const {
    const int without = rules().decks.withoutShuffler;
    const bool covered = submission().shuffler && shuffler.outOfOrder;
    return static_cast<std::size_t>(covered && without > 0 ? without : submission().decks());
}

namespace {

auto told(const State& s) {
    return std::tie(s.setup->submissionText, s.setup->siteText, s.configured, s.setupProblem,
                    s.opening, s.dealing, s.dealer, s.floorperson, s.day, s.decks, s.removed,
                    s.lastDeckDealt, s.viewedFrom, s.shuffler, s.shoeOutOfOrder, s.faults,
                    s.lastFault, s.lastFinding, s.lastRound, s.lastPlayed, s.round,
                    s.roundsSinceStubCount, s.boardIsRead, s.handsAreRead, s.betsTold, s.players,
                    s.taken, s.bank, s.progressiveLocks, s.lastClaim, s.claims, s.lastDocument);
}

} // namespace

bool operator==(const State& a, const State& b) {
    return told(a) == told(b);
}

} // namespace pitwatch::table
