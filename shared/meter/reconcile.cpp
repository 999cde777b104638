#include "shared/meter/reconcile.h"

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/meter/internal/filing.h"
#include "shared/staff/actions/action.h"

namespace pitwatch::meter {

using core::MicroCents;

namespace {

std::string nameOf(const events::ClaimId& claim) {
    return "claim " + std::to_string(claim.number) + " of " + claim.table.text();
}

std::string roundOf(const core::TableId& table, std::uint64_t round) {
    return "round " + std::to_string(round) + " of " + table.text();
}

bool isVerification(const events::ActionName& action) {
    return action.text() == core::enumName(staff::Action::VerifyClaim);
}

} // namespace

void Reconciliation::addMeterEntry(std::uint64_t sequence, const events::Event& event) {
    if (const auto applied = tryApply(m_state, event); !applied)
        differ("entry " + std::to_string(sequence) + " of the controller: " + applied.error().text);
    if (const auto* made = event.as<events::ContributionApplied>()) {
        if (!m_contributions.try_emplace({made->table, made->round.value}, Contribution{*made})
                 .second)
            differ(roundOf(made->table, made->round.value) + " contributed twice");
    } else if (const auto* back = event.as<events::ContributionReversed>()) {
        const auto found = m_contributions.find({back->table, back->round.value});
        if (found != m_contributions.end() && back->withdrawn)
            found->second.takenBack += *back->withdrawn;
        else if (found != m_contributions.end())
            found->second.reversed = true;
    } else if (const auto* fixed = event.as<events::MeterAmountFixed>()) {
        m_claims.try_emplace(fixed->claim, Claim{*fixed});
    } else if (const auto* waits = event.as<events::ClaimDeferred>()) {
        m_deferred.insert(waits->claim);
    } else if (const auto* refused = event.as<events::ClaimSignatureRefused>()) {
        if (isVerification(refused->name))
            m_unsigned.insert(refused->claim);
    } else if (const auto* taken = event.as<events::ClaimSignatureTaken>()) {
        if (isVerification(taken->name))
            m_unsigned.erase(taken->claim);
    } else if (const auto* returned = event.as<events::MeterAmountReturned>()) {
        if (const auto found = m_claims.find(returned->claim); found != m_claims.end())
            found->second.returned = true;
    }
}

void Reconciliation::addTableEntry(const core::TableId& table, std::uint64_t sequence,
                                   const events::Event& event, bool read) {
    if (!read) {
        ++m_unread;
        return;
    }
    const std::string where = "entry " + std::to_string(sequence) + " of " + table.text();
    if (const auto* loaded = event.as<events::ConfigurationLoaded>()) {
        if (const auto filed = filedIn(*loaded))
            m_rates[table] = filed->second.levels;
    } else if (const auto* made = event.as<events::ContributionsMade>()) {
        wagered(where, table, *made);
    } else if (const auto* back = event.as<events::WagerWithdrawn>()) {
        withdrawn(table, *back);
    } else if (const auto* round = event.as<events::RoundVoided>()) {
        voided(table, round->round);
    } else if (const auto* raised = event.as<events::ClaimRaised>()) {
        claimed(where, *raised);
    } else if (const auto* given = event.as<events::ClaimConfirmed>()) {
        confirmed(where, given->claim);
    } else if (const auto* seen = event.as<events::ClaimVerified>()) {
        verified(seen->claim);
    } else if (const auto* told = event.as<events::ClaimAmountFixed>()) {
        const auto found = m_claims.find(told->claim);
        if (found == m_claims.end() || found->second.fixed.amount != told->amount)
            differ(where + ": " + nameOf(told->claim) +
                   " has an amount that the controller did not fix");
    } else if (const auto* denied = event.as<events::ClaimDenied>()) {
        ended(denied->claim);
    } else if (const auto* over = event.as<events::ClaimVoided>()) {
        ended(over->claim);
    }
}

void Reconciliation::wagered(const std::string& where, const core::TableId& table,
                             const events::ContributionsMade& made) {
    const auto found = m_contributions.find({table, made.round.value});
    core::Cents sum;
    for (const events::SeatAmount& wager : made.wagers)
        sum += wager.amount;
    if (found == m_contributions.end())
        return differ(where + ": " + roundOf(table, made.round.value) + " wagered " +
                      core::toDollars(sum) + ", of which no meter knows");
    Contribution& known = found->second;
    known.seen = true;
    for (const events::SeatAmount& wager : made.wagers)
        known.bySeat[wager.seat.number] = wager.amount;
    if (known.applied.wagered != sum || known.applied.link != made.link)
        return differ(where + ": " + roundOf(table, made.round.value) + " wagered " +
                      core::toDollars(sum) + ", the meters counted " +
                      core::toDollars(known.applied.wagered));
    for (const events::LevelParameters& rate : m_rates[table]) {
        const MicroCents share{sum.value() * static_cast<std::int64_t>(rate.ratePpm)};
        m_byTables[{made.link, rate.level}] += share;
    }
}

void Reconciliation::lessen(const core::TableId& table, const Contribution& known,
                            core::Cents wagered) {
    for (const events::LevelParameters& rate : m_rates[table])
        m_byTables[{known.applied.link, rate.level}] -=
            MicroCents{wagered.value() * static_cast<std::int64_t>(rate.ratePpm)};
}

void Reconciliation::withdrawn(const core::TableId& table, const events::WagerWithdrawn& wager) {
    const auto found = m_contributions.find({table, wager.round.value});
    if (found == m_contributions.end() || wager.wager != events::Wager::Progressive ||
        wager.cause == events::WithdrawalCause::NotAllowed)
        return;
    // Sums alone would balance where one seat's wager is taken out for another's.
    core::Cents& contributed = found->second.bySeat[wager.seat.number];
    if (contributed != wager.amount)
        differ(roundOf(table, wager.round.value) + " withdrew " + core::toDollars(wager.amount) +
               " of seat " + std::to_string(wager.seat.number) + ", which had contributed " +
               core::toDollars(contributed));
    contributed = {};
    found->second.withdrawn += wager.amount;
    lessen(table, found->second, wager.amount);
}

void Reconciliation::voided(const core::TableId& table, events::RoundId round) {
    const auto found = m_contributions.find({table, round.value});
    if (found == m_contributions.end())
        return;
    Contribution& known = found->second;
    known.seenVoid = true;
    if (!known.reversed)
        differ(roundOf(table, round.value) + " is void, but its wagers are still in the meters");
    lessen(table, known, known.applied.wagered - known.withdrawn);
}

void Reconciliation::claimed(const std::string& where, const events::ClaimRaised& raised) {
    if (raised.basis != events::ClaimBasis::PercentOfMeter)
        return;
    const auto found = m_claims.find(raised.claim);
    if (raised.declaredBy)
        m_unverified.insert(raised.claim);
    if (found == m_claims.end()) {
        if (!m_deferred.contains(raised.claim) && !raised.declaredBy)
            differ(where + ": " + nameOf(raised.claim) + " has no amount");
        return;
    }
    found->second.raised = true;
    const events::MeterAmountFixed& fixed = found->second.fixed;
    if (fixed.percentPpm != raised.percentPpm || raised.link != fixed.link ||
        raised.level != fixed.level)
        differ(where + ": " + nameOf(raised.claim) + " was fixed for another share or meter");
}

// The cards gave it, so that it needed nobody's word for its turn at the meter.
void Reconciliation::confirmed(const std::string& where, const events::ClaimId& claim) {
    if (m_unverified.erase(claim) > 0 && !m_claims.contains(claim) && !m_deferred.contains(claim))
        differ(where + ": " + nameOf(claim) + " was confirmed by the cards, but has no amount");
}

// Whoever verified it moved the meter with that, and nobody else may have.
void Reconciliation::verified(const events::ClaimId& claim) {
    if (m_unverified.erase(claim) > 0 && !m_claims.contains(claim) && !m_deferred.contains(claim) &&
        !m_unsigned.contains(claim))
        differ(nameOf(claim) + " was verified, but has no amount");
}

void Reconciliation::ended(const events::ClaimId& claim) {
    const auto found = m_claims.find(claim);
    if (found == m_claims.end())
        return;
    found->second.ended = true;
    const OpenClaim* open = m_state.find(claim); // It may wait for a roster to judge it by.
    if (!found->second.returned && (open == nullptr || open->kept.empty()))
        differ(nameOf(claim) + " was denied or voided, but its amount is not back in the meter");
}

void Reconciliation::finish() {
    for (const auto& [key, known] : m_contributions) {
        if (!known.seen)
            differ("the meters counted " + roundOf(key.first, key.second) +
                   ", of which no table's journal tells");
        if (known.takenBack != known.withdrawn)
            differ(roundOf(key.first, key.second) + " withdrew " +
                   core::toDollars(known.withdrawn) + ", of which the meters took " +
                   core::toDollars(known.takenBack) + " back");
        if (known.reversed && !known.seenVoid)
            differ("the wagers of " + roundOf(key.first, key.second) +
                   " were taken back, but it is not void");
    }
    for (const events::ClaimId& claim : m_unverified)
        if (m_claims.contains(claim))
            differ(nameOf(claim) + " was declared and has an amount, but nobody verified it");
    for (const auto& [claim, known] : m_claims) {
        if (!known.raised)
            differ(nameOf(claim) + " has an amount, but no table raised it");
        if (known.returned && !known.ended)
            differ("the amount of " + nameOf(claim) + " was taken back, but it did not end so");
    }
    for (const auto& [name, link] : m_state.links)
        for (const Level& level : link.levels) {
            const MicroCents counted = level.account.contributed - level.account.reversed;
            const MicroCents played = contributedByTables(name, level.parameters.level);
            if (counted != played)
                differ("meter " + name.text() + "/" + level.parameters.level.text() + " counted " +
                       std::to_string(counted.value()) + " micro-cents, the tables' wagers give " +
                       std::to_string(played.value()));
        }
}

MicroCents Reconciliation::contributedByTables(const events::LinkId& link,
                                               const events::LevelName& level) const {
    const auto found = m_byTables.find({link, level});
    return found == m_byTables.end() ? MicroCents{} : found->second;
}

} // namespace pitwatch::meter
