#include "tests/support/tables/claim_ledger.h"

#include "shared/events/all_events.h"

#include <algorithm>

namespace pitwatch::support {

std::size_t ClaimLedger::ended() const {
    return static_cast<std::size_t>(std::count_if(
        m_claims.begin(), m_claims.end(), [](const auto& entry) { return entry.second.ended; }));
}

ClaimLedger::Entry* ClaimLedger::open(const events::ClaimId& claim) {
    const auto at = m_claims.find(claim);
    return at == m_claims.end() || at->second.ended ? nullptr : &at->second;
}

std::string ClaimLedger::follow(const events::Event& event) {
    if (const auto* raised = event.as<events::ClaimRaised>()) {
        Entry entry;
        entry.amount = raised->fixedAmount;
        for (const events::EnvyLine& line : raised->envy)
            if (!entry.envyPaid.emplace(line.seat.number, false).second)
                return "a seat has two Envy lines in one claim";
        for (const auto& person : {raised->dealer, raised->declaredBy})
            if (person)
                entry.makers.insert(*person);
        entry.barred = entry.makers;
        return m_claims.emplace(raised->claim, entry).second ? "" : "a claim was raised twice";
    }
    for (const auto step : {&ClaimLedger::onReview, &ClaimLedger::onDocument,
                            &ClaimLedger::onPayment, &ClaimLedger::onEnd})
        if (std::string problem = (this->*step)(event); !problem.empty())
            return problem;
    return {};
}

std::string ClaimLedger::takePart(Entry& entry, const events::PersonId& person) {
    return entry.barred.insert(person).second ? "" : "one person had two parts in a claim";
}

std::string ClaimLedger::onReview(const events::Event& event) {
    if (const auto* fixed = event.as<events::ClaimAmountFixed>()) {
        Entry* entry = open(fixed->claim);
        if (entry == nullptr || entry->amount != core::Cents{})
            return "an amount was fixed twice or after the end";
        entry->amount = fixed->amount;
    }
    if (const auto* verified = event.as<events::ClaimVerified>()) {
        Entry* entry = open(verified->claim);
        if (entry == nullptr || entry->verified)
            return "a claim was verified twice or after its end";
        entry->verified = true;
        return takePart(*entry, verified->by);
    }
    if (const auto* returned = event.as<events::ClaimReturned>()) {
        Entry* entry = open(returned->claim);
        if (entry == nullptr || !entry->verified || !entry->documents.empty())
            return "a claim was returned that could not be";
        entry->verified = false;
        entry->barred = entry->makers;
    }
    if (const auto* approved = event.as<events::ClaimApproved>()) {
        Entry* entry = open(approved->claim);
        if (entry == nullptr || !entry->verified || approved->amount != entry->amount)
            return "a claim was approved that could not be";
        return takePart(*entry, approved->by);
    }
    return {};
}

std::string ClaimLedger::onDocument(const events::Event& event) {
    if (const auto* recorded = event.as<events::PayoutDocumentRecorded>()) {
        Entry* entry = open(recorded->claim);
        if (entry == nullptr || !entry->documents.empty())
            return "a claim has two documents, or one after its end";
        entry->documents.insert(recorded->number.value);
    }
    if (const auto* rejected = event.as<events::PayoutDocumentRejected>())
        if (Entry* entry = open(rejected->claim))
            if (entry->documents.erase(rejected->number.value) > 0 && entry->paid)
                return "a document was rejected that was paid by";
    return {};
}

std::string ClaimLedger::onPayment(const events::Event& event) {
    if (const auto* paid = event.as<events::ClaimPaid>()) {
        Entry* entry = open(paid->claim);
        if (entry == nullptr || entry->paid || !entry->documents.contains(paid->document.value) ||
            paid->amount != entry->amount)
            return "a claim was paid twice, wrongly or without a document";
        entry->paid = true;
    }
    const auto payEnvy = [this](const events::ClaimId& claim, core::Seat seat) -> std::string {
        Entry* entry = open(claim);
        if (entry == nullptr || entry->documents.empty() ||
            !entry->envyPaid.contains(seat.number) || entry->envyPaid[seat.number])
            return "an Envy line was paid twice or without a document";
        entry->envyPaid[seat.number] = true;
        return {};
    };
    if (const auto* envy = event.as<events::EnvyLinePaid>(); envy != nullptr && envy->claim)
        return payEnvy(*envy->claim, envy->line.seat);
    if (const auto* held = event.as<events::ClaimUnclaimed>()) {
        if (held->envySeat)
            return payEnvy(held->claim, *held->envySeat);
        Entry* entry = open(held->claim);
        if (entry == nullptr || entry->paid || entry->documents.empty())
            return "a claim was held that could not be";
        entry->paid = true;
    }
    return {};
}

std::string ClaimLedger::onEnd(const events::Event& event) {
    const events::ClaimId* claim = nullptr;
    const auto* closed = event.as<events::ClaimClosed>();
    if (closed != nullptr)
        claim = &closed->claim;
    if (const auto* denied = event.as<events::ClaimDenied>())
        claim = &denied->claim;
    if (const auto* voided = event.as<events::ClaimVoided>())
        claim = &voided->claim;
    if (claim == nullptr)
        return {};
    Entry* entry = open(*claim);
    if (entry == nullptr)
        return "a claim ended twice";
    entry->ended = true;
    const bool someEnvy = std::any_of(entry->envyPaid.begin(), entry->envyPaid.end(),
                                      [](const auto& line) { return line.second; });
    const bool allEnvy = std::all_of(entry->envyPaid.begin(), entry->envyPaid.end(),
                                     [](const auto& line) { return line.second; });
    if (closed != nullptr)
        return allEnvy && (entry->paid || entry->amount == core::Cents{})
                   ? ""
                   : "a claim was closed that is not paid";
    return someEnvy || entry->paid ? "a claim was taken back after a payment" : "";
}

} // namespace pitwatch::support
