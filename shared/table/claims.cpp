#include "shared/table/internal/claims.h"

#include "shared/core/mutant.h"
#include "shared/table/internal/declared_hands.h"
#include "shared/table/internal/hands.h"
#include "shared/table/internal/rounds.h"
#include "shared/table/internal/topics.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::Wager;
using rules::Payout;

namespace {

constexpr std::int64_t kPpmPerPercent = 10'000;

events::ActionId nonceOf(const Setup& setup, std::uint64_t number) {
    events::ActionId nonce = setup.nonceSeed;
    for (std::size_t byte = 0; byte < 8; ++byte)
        nonce[nonce.size() - 1 - byte] ^= static_cast<std::uint8_t>(number >> (8 * byte));
    return nonce;
}

} // namespace

events::ClaimRaised claimFor(const State& state, std::uint64_t number, core::Seat seat, Wager wager,
                             Cents stake) {
    const auto paytable = events::PaytableId::parse(state.submission().letterOf(kindOf(wager)));
    PW_ASSERT(paytable.ok());
    events::ClaimRaised claim;
    claim.claim = {state.submission().table, number};
    claim.round = state.round->id;
    claim.seat = seat;
    claim.wager = wager;
    claim.stake = stake;
    claim.paytable = *paytable;
    claim.cards = cardsOf(state, seat, wager);
    claim.basis = events::ClaimBasis::AboveThreshold;
    claim.nonce = nonceOf(*state.setup, number);
    if (!state.dealer.empty())
        claim.dealer = state.dealer;
    return claim;
}

void setBasis(const State& state, events::ClaimRaised& claim, const Payout& payout, Cents amount) {
    if (payout.kind != Payout::Kind::Percent) {
        claim.fixedAmount = amount;
        return;
    }
    const auto link = events::LinkId::parse(state.submission().progressive->link);
    const auto level = events::LevelName::parse(core::enumName(payout.meter));
    PW_ASSERT(link.ok() && level.ok());
    claim.basis = events::ClaimBasis::PercentOfMeter;
    claim.link = *link;
    claim.level = *level;
    claim.percentPpm = static_cast<std::uint32_t>(payout.value * kPpmPerPercent);
}

namespace {

const rules::PaytableRow& rowOf(const State& state, Wager wager, const Payout& payout) {
    const rules::Paytable* paytable =
        rules::offeredPaytable(state.rules(), state.submission(), kindOf(wager));
    return paytable->rows.at(payout.row);
}

events::ClaimRaised* claimOf(std::vector<events::ClaimRaised>& claims, core::Seat holder) {
    const auto at = std::find_if(claims.begin(), claims.end(), [&](const auto& claim) {
        return claim.seat == holder && claim.wager == Wager::Progressive;
    });
    return at == claims.end() ? nullptr : &*at;
}

class ClaimTaker {
public:
    ClaimTaker(const State& state, std::vector<events::SeatSettled>& seats)
        : m_state(state), m_seats(seats) {}

    void takeLines(const rules::SettledSeat& settled, events::SeatSettled& seat) {
        for (std::size_t i = 0; i < settled.lines.size(); ++i) {
            const rules::SettledLine& line = settled.lines[i];
            const bool percent = line.payout.kind == Payout::Kind::Percent;
            if (line.result != rules::LineResult::Win ||
                (!percent && line.paid < m_state.setup->claimThreshold))
                continue;
            events::SettledLine& told = seat.lines[i];
            auto claim = claimFor(m_state, nextNumber(), seat.seat, told.wager, told.stake);
            claim.hand = handName(core::enumName(rowOf(m_state, told.wager, line.payout).hand));
            setBasis(m_state, claim, line.payout, line.paid);
            const PendingClaim* declared = declaredFor(claim);
            told.claim = declared != nullptr ? declared->number : claim.claim.number;
            seat.totalPaid -= told.paid;
            told.paid = Cents{};
            if (declared != nullptr)
                m_confirmed.push_back(declared);
            else
                m_claims.push_back(std::move(claim));
        }
    }

    // Envy lines go with the hand they are paid for.
    void takeEnvy() {
        for (events::SeatSettled& holder : m_seats) {
            std::vector<events::EnvyLine*> lines = linesFor(holder.seat);
            takeDeclaredEnvy(holder.seat, lines);
            if (lines.empty())
                continue;
            events::ClaimRaised* claim = claimOf(m_claims, holder.seat);
            if (claim == nullptr && needsClaim(lines))
                claim = &envyClaim(holder.seat, *lines.front());
            if (claim == nullptr)
                continue;
            for (events::EnvyLine* line : lines) {
                line->claim = claim->claim.number;
                paidAtOnce(line->seat) -= line->amount;
                if (!PW_MUTANT("forget_envy"))
                    claim->envy.push_back(*line);
            }
        }
    }

    TakenClaims take() && {
        TakenClaims taken{std::move(m_claims), {}};
        for (const PendingClaim& claim : m_state.claims)
            if (isOfThisRound(claim) &&
                std::find(m_confirmed.begin(), m_confirmed.end(), &claim) == m_confirmed.end())
                taken.contradicted.push_back(claim.number);
        return taken;
    }

private:
    bool isOfThisRound(const PendingClaim& claim) const {
        return claim.raised.round == m_state.round->id;
    }

    // The claim that somebody declared for that very win; null where there is none.
    const PendingClaim* declaredFor(const events::ClaimRaised& won) const {
        for (const PendingClaim& claim : m_state.claims)
            if (isOfThisRound(claim) && claim.raised.seat == won.seat &&
                claim.raised.wager == won.wager && claim.raised.stake == won.stake &&
                claim.raised.hand == won.hand && claim.raised.basis == won.basis &&
                claim.raised.fixedAmount == won.fixedAmount)
                return &claim;
        return nullptr;
    }

    // What a declared claim pays of these lines already is taken out of them.
    void takeDeclaredEnvy(core::Seat holder, std::vector<events::EnvyLine*>& lines) {
        for (const PendingClaim& claim : m_state.claims) {
            if (!isOfThisRound(claim) || claim.raised.seat != holder ||
                claim.raised.wager != Wager::Progressive)
                continue;
            const bool alone = claim.raised.stake == Cents{} && !lines.empty();
            const bool confirmed =
                std::find(m_confirmed.begin(), m_confirmed.end(), &claim) != m_confirmed.end();
            if (!alone && !confirmed)
                continue;
            if (!confirmed)
                m_confirmed.push_back(&claim);
            std::erase_if(lines, [&](events::EnvyLine* line) {
                const payout::EnvyDue* due = claim.envyOf(line->seat);
                if (due == nullptr || due->line.amount != line->amount)
                    return false;
                line->claim = claim.number;
                paidAtOnce(line->seat) -= line->amount;
                return true;
            });
        }
    }

    std::uint64_t nextNumber() const { return m_state.lastClaim + m_claims.size() + 1; }

    std::vector<events::EnvyLine*> linesFor(core::Seat holder) {
        std::vector<events::EnvyLine*> lines;
        for (events::SeatSettled& seat : m_seats)
            for (events::EnvyLine& line : seat.envy)
                if (line.forSeat == holder)
                    lines.push_back(&line);
        return lines;
    }

    bool needsClaim(const std::vector<events::EnvyLine*>& lines) const {
        return std::any_of(lines.begin(), lines.end(), [&](const events::EnvyLine* line) {
            return line->amount >= m_state.setup->claimThreshold;
        });
    }

    // The holder of the hand made no progressive wager that pays: only the others are paid.
    events::ClaimRaised& envyClaim(core::Seat holder, const events::EnvyLine& line) {
        auto claim = claimFor(m_state, nextNumber(), holder, Wager::Progressive,
                              m_state.round->seat(holder).at(Wager::Progressive));
        claim.hand = line.hand;
        return m_claims.emplace_back(std::move(claim));
    }

    Cents& paidAtOnce(core::Seat number) {
        const auto at = std::find_if(m_seats.begin(), m_seats.end(),
                                     [&](const auto& seat) { return seat.seat == number; });
        PW_ASSERT(at != m_seats.end());
        return at->totalPaid;
    }

    const State& m_state;
    std::vector<events::SeatSettled>& m_seats;
    std::vector<events::ClaimRaised> m_claims;
    // Declared before, and seen now.
    std::vector<const PendingClaim*> m_confirmed;
};

} // namespace

TakenClaims takeClaims(const State& state, const rules::Settlement& settlement,
                       std::vector<events::SeatSettled>& seats) {
    ClaimTaker taker(state, seats);
    for (const rules::SettledSeat& settled : settlement.seats) {
        const auto at = std::find_if(seats.begin(), seats.end(),
                                     [&](const auto& seat) { return seat.seat == settled.seat; });
        taker.takeLines(settled, *at);
    }
    taker.takeEnvy();
    return std::move(taker).take();
}

} // namespace pitwatch::table
