#include "tests/simulation/checks/money/meter_rules_check.h"

#include "tests/simulation/checks/violation.h"
#include "tests/simulation/people/forger.h"

namespace pitwatch::simulation {

using core::MicroCents;

namespace {

constexpr std::int64_t kWholePpm = 1'000'000;

std::string nameOf(const events::LinkId& link, const events::LevelName& level) {
    return "meter " + link.text() + "/" + level.text();
}

} // namespace

void MeterRulesCheck::follow(const events::Event& event) {
    // A wager that is taken back comes out of the pot first, by way of the meter.
    const bool overflows = event.as<events::OverflowMoved>() != nullptr;
    const bool takesBack = event.as<events::ContributionReversed>() != nullptr;
    const bool goesOn =
        overflows || event.as<events::MeterReseeded>() != nullptr || (takesBack && m_overflowed);
    if (!goesOn)
        settle();
    m_overflowed = overflows;
    if (const auto* opened = event.as<events::LinkOpened>())
        open(*opened);
    else if (const auto* fixed = event.as<events::MeterAmountFixed>())
        fix(*fixed);
    else if (const auto* reseeded = event.as<events::MeterReseeded>())
        reseed(*reseeded);
    else if (const auto* issued = event.as<events::PayoutDocumentIssued>())
        checkDocument(*issued);
    followContributions(event);
    followClaims(event);
    followValues(event);
}

void MeterRulesCheck::followClaims(const events::Event& event) {
    if (const auto* noted = event.as<events::ClaimNoted>()) {
        m_claims[noted->claim].declared = noted->declaredBy.has_value();
    } else if (const auto* taken = event.as<events::ClaimSignatureTaken>()) {
        Claim& claim = m_claims[taken->claim];
        claim.anySigned = true;
        if (taken->name.text() != "verify_claim" && taken->name.text() != "approve_claim")
            claim.ending = true;
    } else if (const auto* issued = event.as<events::PayoutDocumentIssued>()) {
        m_documents[issued->number] = issued->claim;
    } else if (const auto* voided = event.as<events::PayoutDocumentVoided>()) {
        const auto claim = m_claims.find(m_documents[voided->number]);
        require(claim == m_claims.end() || claim->second.ending, "signed_endings",
                "document " + std::to_string(voided->number.value) + " is void by nobody's word");
    } else if (const auto* ended = event.as<events::ClaimEnded>()) {
        const Claim claim = m_claims[ended->claim];
        const bool byRule = claim.declared && !claim.anySigned;
        require(ended->paid || claim.ending || byRule, "signed_endings",
                "a claim of " + ended->claim.table.text() + " came to nothing by nobody's word");
        m_claims.erase(ended->claim);
    }
}

void MeterRulesCheck::checkDocument(const events::PayoutDocumentIssued& issued) {
    const std::string which = "document " + std::to_string(issued.number.value);
    require(issued.number.value == ++m_lastDocument, "documents", which + " follows a gap");
    require(issued.signatures.size() >= 2, "signed_documents",
            which + " was issued without the signatures it takes");
    require(issued.table.text() != kForgedTable, "signed_documents",
            which + " was issued for a table that nobody signs for");
}

void MeterRulesCheck::open(const events::LinkOpened& opened) {
    for (const events::LevelParameters& one : opened.levels) {
        Level& level = m_levels[{opened.link, one.level}];
        level.reset = MicroCents::fromCents(one.reset);
        level.limit.reset();
        for (const events::LevelLimit& limit : opened.limits)
            if (limit.level == one.level)
                level.limit = MicroCents::fromCents(limit.limit);
    }
}

void MeterRulesCheck::fix(const events::MeterAmountFixed& fixed) {
    const std::string which = nameOf(fixed.link, fixed.level);
    require(fixed.claim.table.text() != kForgedTable, "verified_before_the_meter",
            which + ": moved for a hand that nobody verified");
    // The meters of a simulation stay far below where this product would not fit.
    const std::int64_t share = fixed.before.value() * std::int64_t{fixed.percentPpm} / kWholePpm;
    const std::int64_t cents = share / core::kMicroCentsPerCent;
    require(fixed.amount.value() == cents, "meter_rules",
            which + ": a share of it was not rounded down to the cent");
    require(fixed.before - fixed.after == MicroCents::fromCents(fixed.amount), "meter_rules",
            which + ": lost something else than it paid");
}

void MeterRulesCheck::reseed(const events::MeterReseeded& reseeded) {
    Level& level = m_levels[{reseeded.link, reseeded.level}];
    // Where the claim behind it came to nothing the amount is taken out again.
    if (reseeded.after <= reseeded.before || level.kept)
        return;
    require(reseeded.after - reseeded.before == level.reset, "meter_rules",
            nameOf(reseeded.link, reseeded.level) + ": was not reset to its reset amount");
    level.reseeded = true;
}

// Before the values move: a reversal is held against what the meter showed until then.
void MeterRulesCheck::followContributions(const events::Event& event) {
    if (const auto* made = event.as<events::ContributionApplied>()) {
        for (const events::LevelChange& change : made->changes)
            m_contributions[{made->table, {made->link, change.level}}].reset();
    } else if (const auto* fixed = event.as<events::MeterAmountFixed>()) {
        for (auto& [whose, paidBy] : m_contributions)
            if (fixed->percentPpm == kWholePpm && whose.second == Key{fixed->link, fixed->level} &&
                !paidBy)
                paidBy = fixed->claim;
    } else if (const auto* returned = event.as<events::MeterAmountReturned>()) {
        for (auto& [whose, paidBy] : m_contributions)
            if (paidBy == returned->claim)
                paidBy.reset();
    } else if (const auto* back = event.as<events::ContributionReversed>()) {
        for (const events::LevelChange& change : back->changes)
            if (const Key key{back->link, change.level}; m_contributions[{back->table, key}])
                m_levels[key].kept = m_levels[key].settled;
    }
}

void MeterRulesCheck::followValues(const events::Event& event) {
    if (const auto* made = event.as<events::ContributionApplied>()) {
        for (const events::LevelChange& change : made->changes)
            moved({made->link, change.level}, change.after);
    } else if (const auto* back = event.as<events::ContributionReversed>()) {
        for (const events::LevelChange& change : back->changes)
            moved({back->link, change.level}, change.after);
    } else if (const auto* fixed = event.as<events::MeterAmountFixed>()) {
        moved({fixed->link, fixed->level}, fixed->after);
    } else if (const auto* reseeded = event.as<events::MeterReseeded>()) {
        moved({reseeded->link, reseeded->level}, reseeded->after);
    } else if (const auto* returned = event.as<events::MeterAmountReturned>()) {
        moved({returned->link, returned->level}, returned->after);
    } else if (const auto* over = event.as<events::OverflowMoved>()) {
        m_levels[{over->link, over->level}].pot = over->pot;
        moved({over->link, over->level}, over->after);
    }
}

void MeterRulesCheck::moved(const Key& key, MicroCents after) {
    m_levels[key].value = after;
    m_moved.insert(key);
}

void MeterRulesCheck::settle() {
    for (const Key& key : m_moved) {
        Level& level = m_levels[key];
        const std::string which = nameOf(key.first, key.second);
        require(!level.limit || level.value <= *level.limit, "meter_rules",
                which + ": shows more than its limit");
        require(!level.reseeded || level.pot == MicroCents{} || level.value == level.limit,
                "meter_rules", which + ": what went over its limit was not given back");
        require(!level.kept || level.value >= *level.kept, "meter_rules",
                which + ": the next winner lacks what a void round takes from the last one");
        level.reseeded = false;
        level.kept.reset();
        level.settled = level.value;
    }
    m_moved.clear();
}

} // namespace pitwatch::simulation
