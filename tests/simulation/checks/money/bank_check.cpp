#include "tests/simulation/checks/money/bank_check.h"

#include "shared/events/bank_events.h"
#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/deal_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/opening_events.h"
#include "shared/events/round_events.h"
#include "tests/simulation/checks/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

void BankCheck::follow(const events::Event& event) {
    if (!m_setup.rules.bank)
        return;
    require(event.as<events::ClaimRaised>() == nullptr, "bank",
            name() + ": the house raised a claim on what the player-dealer pays");
    if (event.as<events::RoundOpened>() != nullptr) {
        m_locked = m_nobodyBet = m_dealt = false;
        m_bets.clear();
        m_fees.clear();
        m_lost = m_won = 0;
    }
    followWagers(event);
    followFees(event);
    followMoney(event);
}

void BankCheck::followWagers(const events::Event& event) {
    if (const auto* passed = event.as<events::BankPassed>())
        m_holder = passed->to ? std::optional(passed->to->number) : std::nullopt;
    // Whoever held the bank does not hold it while it is offered on.
    if (event.as<events::BankOffered>() != nullptr)
        m_offered = true;
    else if (event.as<events::BankAccepted>() != nullptr ||
             event.as<events::BankPassed>() != nullptr)
        m_offered = false;
    if (const auto* placed = event.as<events::WagerPlaced>();
        placed != nullptr && placed->wager == events::Wager::Bet3)
        m_bets[placed->seat.number] += placed->amount.value();
    if (const auto* back = event.as<events::WagerTakenBack>();
        back != nullptr && back->wager == events::Wager::Bet3)
        m_bets[back->seat.number] -= back->amount.value();
    if (const auto* out = event.as<events::WagerWithdrawn>();
        out != nullptr && out->wager == events::Wager::Bet3)
        m_bets[out->seat.number] -= out->amount.value();
    if (event.as<events::WagerPlaced>() != nullptr)
        m_betsTold = true;
    if (event.as<events::TableClosed>() != nullptr)
        m_betsTold = false;
    if (event.as<events::CardsDealt>() != nullptr || event.as<events::DecisionMade>() != nullptr ||
        event.as<events::CardsRevealed>() != nullptr || event.as<events::HandRevealed>() != nullptr)
        m_dealt = true;
    if (event.as<events::NoMoreBetsCalled>() != nullptr) {
        m_locked = true;
        m_nobodyBet = m_betsTold && std::none_of(m_bets.begin(), m_bets.end(),
                                                 [](const auto& bet) { return bet.second > 0; });
        m_banker = m_offered ? std::nullopt : m_holder;
    }
}

void BankCheck::followFees(const events::Event& event) {
    if (const auto* fee = event.as<events::FeeCollected>()) {
        require(m_locked, "fees", name() + ": a fee was collected before play began");
        m_fees[fee->seat.number] += fee->amount.value();
    }
    if (const auto* fee = event.as<events::FeeReturned>())
        m_fees[fee->seat.number] -= fee->amount.value();
    if (event.as<events::RoundCompleted>() != nullptr)
        checkFees();
    if (event.as<events::RoundVoided>() != nullptr)
        for (const auto& [seat, fee] : m_fees)
            require(fee == 0, "fees", name() + ": a void hand kept a fee");
}

void BankCheck::checkFees() const {
    const rules::CollectionFiling& filed = *m_setup.submission.collection;
    std::map<std::uint8_t, std::int64_t> due;
    core::Cents highest;
    for (const auto& [seat, bet] : m_bets) {
        if (bet > 0)
            due[seat] = 3 * filed.feeFor(core::Cents{bet}).perBet.value();
        highest = std::max(highest, core::Cents{bet});
    }
    if (m_banker && (!m_nobodyBet || m_dealt))
        due[*m_banker] += filed.feeFor(highest).perHand.value();
    for (const auto& [seat, fee] : due) {
        const auto paid = m_fees.find(seat);
        require((paid == m_fees.end() ? 0 : paid->second) == fee, "fees",
                name() + ": seat " + std::to_string(seat) + " did not pay the fee of the hand");
    }
    for (const auto& [seat, fee] : m_fees)
        require(fee == 0 || due.contains(seat), "fees",
                name() + ": seat " + std::to_string(seat) + " paid a fee and has no part in it");
}

void BankCheck::followMoney(const events::Event& event) {
    // Where a hand was not told, those before it are settled and the bank is not.
    if (event.as<events::RoundOpened>() != nullptr)
        m_lost = m_won = 0;
    if (const auto* seat = event.as<events::SeatSettled>())
        for (const events::SettledLine& line : seat->lines) {
            m_won += line.paid.value();
            if (line.result == events::LineResult::Lose)
                m_lost += (line.stake - line.returned).value();
        }
    if (const auto* bank = event.as<events::BankSettled>()) {
        require(bank->collected.value() == m_lost && bank->paid.value() == m_won, "bank",
                name() + ": the bank has not what the players lost and won");
        m_lost = m_won = 0;
    }
    if (event.as<events::RoundSettled>() != nullptr)
        require(m_lost == 0 && m_won == 0, "bank", name() + ": a hand did not go through the bank");
}

void LostWagerCheck::follow(const events::Event& event) {
    if (const auto* opened = event.as<events::RoundOpened>()) {
        m_round = opened->round;
        m_lost.clear();
        m_unseen.clear();
        m_ofRound.clear();
        m_found = 0;
    }
    if (const auto* abandoned = event.as<events::WagersAbandoned>())
        m_lost.insert(abandoned->seat.number);
    if (const auto* forfeited = event.as<events::WagersForfeited>()) {
        require(!forfeited->reason.empty() && !forfeited->by.empty(), "forfeited",
                "wagers were forfeited for no reason");
        m_lost.insert(forfeited->seat.number);
    }
    if (const auto* seat = event.as<events::SeatSettled>();
        seat != nullptr && m_lost.contains(seat->seat.number)) {
        require(seat->totalPaid == core::Cents{} && seat->envy.empty(), "lost_wagers",
                "lost wagers were paid");
        for (const events::SettledLine& line : seat->lines)
            require(line.result != events::LineResult::Win && line.claim == 0, "lost_wagers",
                    "a lost wager won");
    }
    followClaims(event);
}

void LostWagerCheck::followClaims(const events::Event& event) {
    const bool paid = m_setup.rules.settlement.faceUp == rules::FaceUp::UntilPaid;
    // What a denied claim leaves to others may be of an earlier round.
    if (const auto* raised = event.as<events::ClaimRaised>();
        raised != nullptr && raised->round == m_round)
        m_unseen.insert(*m_ofRound.insert(raised->claim.number).first);
    const auto seen = [&](const auto* about) {
        if (about != nullptr)
            m_unseen.erase(about->claim.number);
    };
    if (!paid)
        seen(event.as<events::ClaimVerified>());
    if (const auto* returned = event.as<events::ClaimReturned>();
        returned != nullptr && m_ofRound.contains(returned->claim.number))
        m_unseen.insert(returned->claim.number);
    seen(event.as<events::ClaimClosed>());
    seen(event.as<events::ClaimDenied>());
    seen(event.as<events::ClaimVoided>());
    if (const auto* found = event.as<events::ComplianceFound>())
        m_found += found->kind == events::FindingKind::RackedBeforeSettled ? 1 : 0;
    if (const auto* completed = event.as<events::RoundCompleted>(); completed != nullptr)
        // Wagers that are not settled are one finding more.
        require(m_found == m_unseen.size() ||
                    (!completed->settled && m_found == m_unseen.size() + 1),
                "racked",
                std::to_string(m_unseen.size()) + " claims were open when the cards were racked, " +
                    std::to_string(m_found) + " were found");
}

} // namespace pitwatch::simulation
