#include "shared/meter/internal/account_moves.h"
#include "shared/meter/internal/claim_objections.h"
#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"
#include "shared/staff/actions/docket.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace pitwatch::meter {

using core::Cents;
using core::MicroCents;

namespace {

// Of one table: more than people could sign for in a day. A claim is kept until it has ended.
constexpr std::ptrdiff_t kMostOpenClaims = 200;
constexpr std::size_t kMostEnvyLines = 64; // Every seat for the hands of every other.

// Whole cents, rounded down; the fraction stays in the meter (reading L5).
Cents percentOf(MicroCents value, std::uint32_t ppm) {
    if (value <= MicroCents{})
        return {};
    const std::int64_t cents = value.value() / core::kMicroCentsPerCent;
    const std::int64_t rest = value.value() % core::kMicroCentsPerCent;
    const MicroCents share{cents * ppm + rest * ppm / core::kMicroCentsPerCent};
    return share.floorCents();
}

std::optional<events::AssetId> assetOf(const Setup& setup, const core::TableId& table) {
    const auto found = setup.assets.find(table);
    return found == setup.assets.end() ? std::nullopt : std::optional(found->second);
}

// Only a hit of the whole meter resets it (reading L6); what exceeded the limit before starts the
// meter higher, as far as the limit allows.
void reseed(Draft& draft, const events::LinkId& link, const Level& level,
            const events::ClaimId& claim, MicroCents left) {
    const MicroCents seeded = left + MicroCents::fromCents(level.parameters.reset);
    const events::LevelName& name = level.parameters.level;
    draft.emit(events::MeterReseeded{link, name, claim, left, seeded});
    MicroCents room = level.pot;
    if (level.limit)
        room = std::clamp(MicroCents::fromCents(*level.limit) - seeded, MicroCents{}, level.pot);
    if (room > MicroCents{})
        draft.emit(events::OverflowMoved{link, name, MicroCents{} - room, level.pot - room,
                                         seeded + room});
}

void fix(Draft& draft, const events::LinkId& link, const Level& level, const events::ClaimId& claim,
         std::uint32_t ppm) {
    const events::LevelName& name = level.parameters.level;
    const Cents amount = percentOf(level.value, ppm);
    const MicroCents left = level.value - MicroCents::fromCents(amount);
    draft.emit(events::MeterAmountFixed{link, name, claim, ppm, amount, level.value, left,
                                        assetOf(draft.setup(), claim.table)});
    if (ppm == kWholePpm)
        reseed(draft, link, level, claim, left);
}

} // namespace

Cents envyOf(const std::vector<events::EnvyLine>& lines) {
    Cents total;
    for (const events::EnvyLine& line : lines)
        total += line.amount;
    return total;
}

namespace {

std::vector<events::ApprovalTier> tiersOf(const payout::Policy& policy) {
    std::vector<events::ApprovalTier> tiers;
    for (const payout::Tier& tier : policy.tiers)
        tiers.push_back(
            {tier.from, tier.approvals, events::nameOf<events::RoleName>(tier.approver)});
    return tiers;
}

// With the tiers of the day: whatever the site decides later, the table goes by them to the end.
events::ClaimNoted noteOf(const events::ClaimRaised& claim, core::Instant at,
                          const payout::Policy& policy) {
    events::ClaimNoted note;
    note.claim = claim.claim;
    note.hash = staff::objectHash(claim, at);
    note.nonce = claim.nonce;
    note.amount = claim.fixedAmount;
    if (claim.basis == events::ClaimBasis::PercentOfMeter) {
        note.link = claim.link;
        note.level = claim.level;
        note.percentPpm = claim.percentPpm;
    }
    note.raisedAt = at;
    note.hand = claim.hand;
    note.envy = claim.envy;
    note.dealer = claim.dealer;
    note.declaredBy = claim.declaredBy;
    note.tiers = tiersOf(policy);
    note.round = claim.round;
    note.seat = claim.seat;
    note.wager = claim.wager;
    note.stake = claim.stake;
    return note;
}

void fixNoted(Draft& draft, const events::ClaimNoted& claim) {
    if (!claim.link || !claim.level)
        return;
    if (claim.percentPpm == 0 || claim.percentPpm > kWholePpm)
        return draft.refuse("fix_amount", MeterRefusal::NoSuchShare);
    if (wasClaimed(draft.base(), claim.claim, claim.round, claim.seat))
        return draft.refuse("fix_amount", {MeterRefusal::ClaimedBefore, claim.claim.table,
                                           *claim.seat, *claim.round});
    const ProgressiveLink* link = draft.base().find(*claim.link);
    if (link == nullptr)
        return draft.refuse("fix_amount", {MeterRefusal::NoSuchLink, *claim.link});
    const Level* level = link->find(*claim.level);
    if (level == nullptr || !level->seeded) {
        draft.emit(events::ClaimDeferred{*claim.link, *claim.level, claim.claim, claim.percentPpm});
        return;
    }
    fix(draft, *claim.link, *level, claim.claim, claim.percentPpm);
}

std::ptrdiff_t openOf(const State& state, const core::TableId& table) {
    const auto last = std::numeric_limits<std::uint64_t>::max();
    return std::distance(state.claims.lower_bound({table, 0}),
                         state.claims.upper_bound({table, last}));
}

// A table is not believed for amounts that no paytable comes to: sums of them would overflow.
bool amountsInRange(const events::ClaimRaised& claim) {
    const auto inRange = [](Cents amount) {
        return amount >= Cents{} && amount <= core::kMaxAmount;
    };
    return inRange(claim.fixedAmount) && claim.envy.size() <= kMostEnvyLines &&
           std::all_of(claim.envy.begin(), claim.envy.end(),
                       [&](const events::EnvyLine& line) { return inRange(line.amount); }) &&
           inRange(envyOf(claim.envy));
}

} // namespace

// Of a claim that was declared, nobody but the dealer's side has seen the hand: the meter does not
// move before somebody else has, or before the settlement gives the same from cards that were read.
// A claim is raised once: told again after its end, it would be paid by its old signatures once
// more.
void raise(Draft& draft, const events::ClaimRaised& claim, core::Instant at) {
    if (draft.base().wasNoted(claim.claim) || draft.base().fixed.contains(claim.claim))
        return draft.refuse("raise_claim", MeterRefusal::RaisedBefore);
    if (openOf(draft.base(), claim.claim.table) >= kMostOpenClaims)
        return draft.refuse("raise_claim", {MeterRefusal::TooManyClaims, claim.claim.table});
    if (!amountsInRange(claim))
        return draft.refuse("raise_claim", MeterRefusal::AmountsTooLarge);
    if (const auto why = objectionTo(draft.base(), claim))
        return draft.refuse("raise_claim", {*why, claim.claim.table, claim.seat, claim.round});
    const events::ClaimNoted note = noteOf(claim, at, draft.setup().payout);
    draft.emit(note);
    if (!note.declaredBy)
        fixNoted(draft, note);
}

void fixWaiting(Draft& draft, const events::ClaimId& claim) {
    const OpenClaim* open = draft.base().find(claim);
    if (open == nullptr || draft.base().fixed.contains(claim) || isDeferred(draft.base(), claim))
        return;
    fixNoted(draft, open->noted);
}

// By what the table says that it read, as if it had raised the claim itself.
void fixConfirmed(Draft& draft, const events::ClaimConfirmed& confirmed) {
    const OpenClaim* open = draft.base().find(confirmed.claim);
    if (open == nullptr || !open->noted.link)
        return;
    if (const auto why = objectionTo(draft.base(), open->noted, confirmed.cards))
        return draft.refuse("fix_amount",
                            {*why, confirmed.claim.table, open->noted.seat.value_or(core::Seat{}),
                             open->noted.round.value_or(events::RoundId{})});
    fixWaiting(draft, confirmed.claim);
}

void end(Draft& draft, const events::ClaimId& claim, bool paid) {
    const auto fixed = draft.base().fixed.find(claim);
    const bool paysYet = fixed != draft.base().fixed.end() && !fixed->second.ended;
    if (paysYet || draft.base().claims.contains(claim))
        draft.emit(events::ClaimEnded{claim, paid});
}

void endUnpaid(Draft& draft, const events::ClaimId& claim) {
    giveBack(draft, claim);
    end(draft, claim, false);
}

void fixDeferred(Draft& draft, const events::LinkId& link) {
    const std::vector<DeferredClaim> waiting = draft.state().find(link)->deferred;
    for (const DeferredClaim& claim : waiting)
        if (const Level* found = draft.state().find(link, claim.level))
            fix(draft, link, Level(*found), claim.claim, claim.percentPpm);
}

// What of the reset amount can be taken out again. Amounts fixed since stay as they are: where they
// were paid out of it, the meter stands at its initial amount again and the house bears the rest.
MicroCents unseededOf(const Level& level, const FixedClaim& fixed, MicroCents after) {
    if (after >= fixed.reseeded)
        return fixed.reseeded;
    return std::max(after - MicroCents::fromCents(level.parameters.initial), MicroCents{});
}

// As if the claim had never been: its amount comes back, and the reset amount that its hit had put
// in is taken out again.
void giveBack(Draft& draft, const events::ClaimId& claim) {
    for (const auto& [name, link] : draft.base().links)
        for (const DeferredClaim& waiting : link.deferred)
            if (waiting.claim == claim)
                return draft.emit(events::MeterAmountReturned{name, waiting.level, claim, {}, {}});
    const auto found = draft.base().fixed.find(claim);
    if (found == draft.base().fixed.end() || found->second.returned || found->second.ended)
        return;
    const FixedClaim& fixed = found->second;
    const Level& level = *draft.base().find(fixed.link, fixed.level);
    MicroCents after = level.value + MicroCents::fromCents(fixed.amount);
    draft.emit(events::MeterAmountReturned{fixed.link, fixed.level, claim, fixed.amount, after});
    const MicroCents unseeded = unseededOf(level, fixed, after);
    if (unseeded > MicroCents{}) {
        draft.emit(events::MeterReseeded{fixed.link, fixed.level, claim, after, after - unseeded});
        after -= unseeded;
    }
    moveExcess(draft, fixed.link, level, after);
}

} // namespace pitwatch::meter
