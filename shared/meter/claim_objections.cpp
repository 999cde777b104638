#include "shared/meter/internal/claim_objections.h"

#include "shared/rules/progressive_rows.h"
#include "shared/rules/rule_book.h"

#include <algorithm>
#include <set>

// A table is not believed beyond what was filed and what it told of the round: neither a share of
// a meter that no line of its paytable gives, nor a hand of a seat that did not wager.

namespace pitwatch::meter {

namespace {

using core::Cents;
using events::ClaimRaised;

constexpr std::uint32_t kPpmPerPercent = 10'000;

// What the table contributed in the round of the claim, or null.
const LastContribution* contributionFor(const State& state, const core::TableId& table,
                                        events::RoundId round) {
    const auto last = state.contributions.find(table);
    const bool same = last != state.contributions.end() && last->second.round == round;
    return same ? &last->second : nullptr;
}
const LastContribution* contributionFor(const State& state, const ClaimRaised& claim) {
    return contributionFor(state, claim.claim.table, claim.round);
}

// The link and the filing under which the round was played.
struct Played {
    events::LinkId link;
    const Filing* filing = nullptr;
    const rules::Paytable* paytable = nullptr;
};

const rules::Paytable* paytableOf(const Filing& filing) {
    const rules::RuleSet* rules = rules::RuleBook::builtIn().find(filing.ruleSet.text());
    const rules::WagerRule* wager =
        rules == nullptr ? nullptr : rules->find(rules::WagerKind::Progressive);
    return wager == nullptr ? nullptr : wager->find(filing.paytable.text());
}

// A table files anew only while it is closed: where it told no wagers of the round, what it filed
// last was in force.
std::optional<Played> playedUnder(const State& state, const ClaimRaised& claim) {
    Played played;
    if (const LastContribution* last = contributionFor(state, claim)) {
        played.link = last->link;
        played.filing = last->filing ? &*last->filing : nullptr;
    } else if (const auto link = state.linkOf(claim.claim.table)) {
        played.link = *link;
        played.filing = &state.find(*link)->tables.at(claim.claim.table);
    }
    if (played.filing == nullptr)
        return std::nullopt;
    played.paytable = paytableOf(*played.filing);
    return played.paytable == nullptr ? std::nullopt : std::optional(played);
}

bool isWager(const Filing& filing, Cents stake) {
    return std::find(filing.wagers.begin(), filing.wagers.end(), stake) != filing.wagers.end();
}

bool givesEnvy(const Played& played, const ClaimRaised& claim, rules::PaidHand held) {
    std::set<std::uint8_t> seats{claim.seat.number};
    return std::all_of(claim.envy.begin(), claim.envy.end(), [&](const events::EnvyLine& line) {
        const auto hand = core::enumFromName<rules::PaidHand>(line.hand.text());
        return hand && line.forSeat == claim.seat && seats.insert(line.seat.number).second &&
               rules::givesEnvy(*played.paytable, held, *hand, line.wager, line.amount);
    });
}

// What the holder of the hand is paid. Where only others are, it is nothing.
bool givesWin(const Played& played, const ClaimRaised& claim, rules::PaidHand held) {
    if (claim.basis == events::ClaimBasis::PercentOfMeter) {
        const auto level =
            claim.level ? core::enumFromName<rules::MeterLevel>(claim.level->text()) : std::nullopt;
        return level && claim.link == played.link && claim.fixedAmount == Cents{} &&
               claim.percentPpm % kPpmPerPercent == 0 && isWager(*played.filing, claim.stake) &&
               rules::givesShare(*played.paytable, held, *level, claim.percentPpm / kPpmPerPercent);
    }
    if (claim.fixedAmount == Cents{})
        return !claim.envy.empty() &&
               (claim.stake == Cents{} || isWager(*played.filing, claim.stake));
    return isWager(*played.filing, claim.stake) &&
           rules::givesAmount(*played.paytable, held, claim.stake, claim.fixedAmount);
}

bool isGiven(const State& state, const ClaimRaised& claim) {
    const auto played = playedUnder(state, claim);
    const auto held = core::enumFromName<rules::PaidHand>(claim.hand.text());
    return played && held && claim.paytable == played->filing->paytable &&
           givesWin(*played, claim, *held) && givesEnvy(*played, claim, *held);
}

// Whether these are wagers that the table locked, and nobody withdrew since. Those of an older
// record are known without their seats.
bool wereMade(const LastContribution& last, core::Seat seat, std::optional<Cents> stake,
              const std::vector<events::EnvyLine>& envy) {
    const auto made = [&](core::Seat by, std::optional<Cents> wager) {
        const auto at = last.wagers->find(by.number);
        return at != last.wagers->end() && (!wager || at->second == *wager);
    };
    return !last.wagers ||
           ((stake == Cents{} || made(seat, stake)) &&
            std::all_of(envy.begin(), envy.end(),
                        [&](const events::EnvyLine& line) { return made(line.seat, line.wager); }));
}

// A table without sensors tells of no wagers: then somebody declares the hand, in the round that is
// played, and nobody is known to have Envy.
bool mayBeUntold(const State& state, const ClaimRaised& claim) {
    const auto& last = state.roundsOf(claim.claim.table).lastTold;
    return claim.declaredBy && claim.envy.empty() && (!last || claim.round > *last);
}

bool wasWagered(const State& state, const ClaimRaised& claim) {
    const LastContribution* last = contributionFor(state, claim);
    return last != nullptr ? wereMade(*last, claim.seat, claim.stake, claim.envy)
                           : mayBeUntold(state, claim);
}

events::EnvyLine withoutClaim(events::EnvyLine line) {
    line.claim = 0;
    return line;
}

// Whether the claim is for nothing but what others had of one of the same hand that ended unpaid:
// their wagers and the paytable were looked at when that was raised.
bool isLeft(const State& state, const ClaimRaised& claim) {
    const bool envyAlone = claim.basis != events::ClaimBasis::PercentOfMeter && !claim.link &&
                           claim.stake == Cents{} && claim.fixedAmount == Cents{} &&
                           !claim.envy.empty();
    const auto& left = state.roundsOf(claim.claim.table).left;
    const auto has = [&](const TableRounds::LeftEnvy& one) {
        std::vector<events::EnvyLine> lines = one.lines;
        return one.round == claim.round && one.seat == claim.seat &&
               std::all_of(claim.envy.begin(), claim.envy.end(), [&](const auto& line) {
                   const auto at = std::find(lines.begin(), lines.end(), withoutClaim(line));
                   const bool found = at != lines.end() && line.hand == claim.hand;
                   if (found)
                       lines.erase(at);
                   return found;
               });
    };
    return envyAlone && std::any_of(left.begin(), left.end(), has);
}

// A hand that was declared and that nobody verified takes nothing: the table may read it yet.
bool holds(const State& state, const OpenClaim& open) {
    return !open.noted.declaredBy || !open.verified.empty() ||
           state.fixed.contains(open.noted.claim) || isDeferred(state, open.noted.claim);
}

} // namespace

bool isDeferred(const State& state, const events::ClaimId& claim) {
    for (const auto& [name, link] : state.links)
        for (const DeferredClaim& waiting : link.deferred)
            if (waiting.claim == claim)
                return true;
    return false;
}

bool wasClaimed(const State& state, const events::ClaimId& claim,
                const std::optional<events::RoundId>& round,
                const std::optional<core::Seat>& seat) {
    if (!round || !seat)
        return false;
    for (auto at = state.claims.lower_bound({claim.table, 0});
         at != state.claims.end() && at->first.table == claim.table; ++at)
        if (const events::ClaimNoted& noted = at->second.noted;
            at->first != claim && noted.round == round && noted.seat == seat &&
            noted.wager == events::Wager::Progressive && holds(state, at->second))
            return true;
    return state.roundsOf(claim.table).wasPaid(*round, *seat);
}

std::optional<MeterRefusal> objectionTo(const State& state, const events::ClaimNoted& declared,
                                        const std::vector<cards::Card>& cards) {
    const LastContribution* last =
        declared.round ? contributionFor(state, declared.claim.table, *declared.round) : nullptr;
    if (last == nullptr ||
        (declared.seat && !wereMade(*last, *declared.seat, declared.stake, declared.envy)))
        return MeterRefusal::WagerNotTold;
    const rules::Paytable* paytable = last->filing ? paytableOf(*last->filing) : nullptr;
    const auto held = core::enumFromName<rules::PaidHand>(declared.hand.text());
    const bool differs =
        paytable != nullptr && held && !cards.empty() && !rules::mayHold(*paytable, *held, cards);
    return differs ? std::optional(MeterRefusal::CardsDiffer) : std::nullopt;
}

std::optional<MeterRefusal> objectionTo(const State& state, const ClaimRaised& claim) {
    if (claim.wager != events::Wager::Progressive) {
        const bool asOthers =
            claim.basis != events::ClaimBasis::PercentOfMeter && claim.envy.empty();
        return asOthers ? std::nullopt : std::optional(MeterRefusal::NotInPaytable);
    }
    // The Envy that a denied claim leaves is raised long after its round.
    if (!isLeft(state, claim)) {
        if (!isGiven(state, claim))
            return MeterRefusal::NotInPaytable;
        if (!wasWagered(state, claim))
            return MeterRefusal::WagerNotTold;
    }
    if (wasClaimed(state, claim.claim, claim.round, claim.seat))
        return MeterRefusal::ClaimedBefore;
    return std::nullopt;
}

} // namespace pitwatch::meter
