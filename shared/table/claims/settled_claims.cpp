#include "shared/table/claims/claims.h"
#include "shared/table/claims/declared_hands.h"
#include "shared/table/rounds/hands.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

// The claims that a settlement gives, against those that were declared before the cards were read.

namespace pitwatch::table {

using core::Cents;
using events::Wager;
using rules::Payout;

namespace {

// A claim, and what of the settlement it is taken from.
struct Win {
    events::ClaimRaised claim;
    // Null where only Envy is claimed.
    events::SettledLine* line = nullptr;
    std::vector<events::EnvyLine*> envy{};
};

const rules::PaytableRow& rowOf(const State& state, Wager wager, const Payout& payout) {
    const rules::Paytable* paytable =
        rules::offeredPaytable(state.rules(), state.submission(), kindOf(wager));
    return paytable->rows.at(payout.row);
}

// Whoever pays them, in one order.
std::vector<events::EnvyLine> withoutClaim(std::vector<events::EnvyLine> lines) {
    for (events::EnvyLine& line : lines)
        line.claim = 0;
    std::sort(lines.begin(), lines.end(),
              [](const auto& a, const auto& b) { return a.seat.number < b.seat.number; });
    return lines;
}

bool sameEnvy(const std::vector<events::EnvyLine>& a, const std::vector<events::EnvyLine>& b) {
    return withoutClaim(a) == withoutClaim(b);
}

// The same win of the seat itself, whatever others have of it.
bool sameHand(const events::ClaimRaised& a, const events::ClaimRaised& b) {
    return a.seat == b.seat && a.wager == b.wager && a.stake == b.stake && a.hand == b.hand &&
           a.basis == b.basis && a.percentPpm == b.percentPpm && a.fixedAmount == b.fixedAmount;
}

class ClaimTaker {
public:
    ClaimTaker(const State& state, std::vector<events::SeatSettled>& seats)
        : m_state(state), m_seats(seats) {}

    void takeLines(const rules::SettledSeat& settled, events::SeatSettled& seat) {
        for (std::size_t i = 0; i < settled.lines.size(); ++i) {
            const rules::SettledLine& line = settled.lines[i];
            if (const PendingClaim* upheld = upheldFor(seat.seat, line.wager)) {
                seat.totalPaid -= seat.lines[i].paid;
                seat.lines[i].paid = Cents{};
                seat.lines[i].claim = upheld->number;
                continue;
            }
            const bool percent = line.payout.kind == Payout::Kind::Percent;
            if (line.result != rules::LineResult::Win ||
                (!percent && line.paid < m_state.setup->claimThreshold))
                continue;
            events::SettledLine& told = seat.lines[i];
            auto claim = claimFor(m_state, seat.seat, told.wager, told.stake);
            claim.hand = handName(core::enumName(rowOf(m_state, told.wager, line.payout).hand));
            setBasis(m_state, claim, line.payout, line.paid);
            seat.totalPaid -= told.paid;
            told.paid = Cents{};
            m_wins.push_back({std::move(claim), &told});
        }
    }

    // Envy lines go with the hand they are paid for.
    void takeEnvy() {
        for (const events::SeatSettled& holder : m_seats) {
            std::vector<events::EnvyLine*> lines = linesFor(holder.seat);
            if (const PendingClaim* upheld = upheldFor(holder.seat, Wager::Progressive)) {
                for (events::EnvyLine* line : lines) {
                    paidAtOnce(line->seat) -= line->amount;
                    line->claim = upheld->number;
                }
                continue;
            }
            Win* win = lines.empty() ? nullptr : winWithEnvy(holder.seat, lines);
            if (win == nullptr)
                continue;
            for (const events::EnvyLine* line : lines) {
                paidAtOnce(line->seat) -= line->amount;
                win->claim.envy.push_back(*line);
            }
            win->envy = std::move(lines);
        }
    }

    // A claim that was declared stands where it is the win in everything.
    TakenClaims take() && {
        TakenClaims taken;
        std::vector<const PendingClaim*> confirmed;
        for (Win& win : m_wins) {
            const PendingClaim* declared = declaredFor(win.claim);
            const std::size_t raised = taken.won.size() - confirmed.size();
            numberWin(win, declared != nullptr ? declared->number : m_state.lastClaim + raised + 1);
            taken.won.push_back({win.claim, declared != nullptr});
            if (declared != nullptr)
                confirmed.push_back(declared);
        }
        for (const PendingClaim& claim : m_state.claims)
            if (isOfThisRound(claim) && !isUpheld(claim) &&
                std::find(confirmed.begin(), confirmed.end(), &claim) == confirmed.end())
                taken.contradicted.push_back({claim.number, contradictionOf(claim.raised)});
        return taken;
    }

private:
    bool isOfThisRound(const PendingClaim& claim) const {
        return claim.raised.round == m_state.round->id;
    }

    bool isUpheld(const PendingClaim& claim) const {
        return isOfThisRound(claim) && m_state.round->isUpheld(claim.number);
    }

    // What pays for that wager, and for the Envy of its hand, whatever the cards say.
    const PendingClaim* upheldFor(core::Seat seat, Wager wager) const {
        const auto at = std::find_if(
            m_state.claims.begin(), m_state.claims.end(), [&](const PendingClaim& claim) {
                return isUpheld(claim) && claim.raised.seat == seat && claim.raised.wager == wager;
            });
        return at == m_state.claims.end() ? nullptr : &*at;
    }

    const PendingClaim* declaredFor(const events::ClaimRaised& won) const {
        const auto at = std::find_if(
            m_state.claims.begin(), m_state.claims.end(), [&](const PendingClaim& claim) {
                return isOfThisRound(claim) && sameHand(claim.raised, won) &&
                       sameEnvy(claim.raised.envy, won.envy) && hasCards(claim.raised);
            });
        return at == m_state.claims.end() ? nullptr : &*at;
    }

    // Whether the cards that were declared are those that were read.
    bool hasCards(const events::ClaimRaised& declared) const {
        return declared.cards.empty() ||
               !againstTheTable(m_state, declared.seat, declared.wager, declared.cards);
    }

    void numberWin(Win& win, std::uint64_t number) const {
        numberClaim(m_state, win.claim, number);
        if (win.line != nullptr)
            win.line->claim = number;
        for (events::EnvyLine* line : win.envy)
            line->claim = number;
    }

    Contradiction contradictionOf(const events::ClaimRaised& declared) {
        if (!hasCards(declared))
            return Contradiction::OtherCards;
        if (std::any_of(m_wins.begin(), m_wins.end(),
                        [&](const Win& win) { return sameHand(win.claim, declared); }))
            return Contradiction::OtherEnvy;
        if (wasPaidAtOnce(declared))
            return Contradiction::PaidAtOnce;
        return wasLimited(declared) ? Contradiction::LimitElsewhere : Contradiction::NoSuchWin;
    }

    bool isLineOf(const events::ClaimRaised& declared, const events::SeatSettled& seat,
                  const events::SettledLine& line) const {
        return seat.seat == declared.seat && line.wager == declared.wager &&
               line.stake == declared.stake && line.hand == declared.hand;
    }

    // The same hand on the same wager: but for the limit on what the base wagers pay together it
    // would be the same amount.
    bool wasLimited(const events::ClaimRaised& declared) const {
        if (!m_state.setup->tableRules.payoutLimit ||
            kindOf(declared.wager) != rules::WagerKind::Base)
            return false;
        for (const events::SeatSettled& seat : m_seats)
            for (const events::SettledLine& line : seat.lines)
                if (isLineOf(declared, seat, line))
                    return true;
        return false;
    }

    bool wasPaidAtOnce(const events::ClaimRaised& declared) {
        if (declared.stake == Cents{}) {
            std::vector<events::EnvyLine> lines;
            for (const events::EnvyLine* line : linesFor(declared.seat))
                lines.push_back(*line);
            return sameEnvy(lines, declared.envy);
        }
        for (const events::SeatSettled& seat : m_seats)
            for (const events::SettledLine& line : seat.lines)
                if (isLineOf(declared, seat, line) && line.claim == 0 &&
                    line.paid == declared.fixedAmount)
                    return true;
        return false;
    }

    std::vector<events::EnvyLine*> linesFor(core::Seat holder) {
        std::vector<events::EnvyLine*> lines;
        for (events::SeatSettled& seat : m_seats)
            for (events::EnvyLine& line : seat.envy)
                if (line.forSeat == holder)
                    lines.push_back(&line);
        return lines;
    }

    // Null where these lines are paid at once. The holder of the hand may have made no progressive
    // wager that pays by a claim: then only the others are paid by it.
    Win* winWithEnvy(core::Seat holder, const std::vector<events::EnvyLine*>& lines) {
        const auto at = std::find_if(m_wins.begin(), m_wins.end(), [&](const Win& win) {
            return win.claim.seat == holder && win.claim.wager == Wager::Progressive;
        });
        if (at != m_wins.end())
            return &*at;
        if (std::none_of(lines.begin(), lines.end(), [&](const events::EnvyLine* line) {
                return line->amount >= m_state.setup->claimThreshold;
            }))
            return nullptr;
        const SeatState& seat = m_state.round->seat(holder);
        auto claim = claimFor(m_state, holder, Wager::Progressive,
                              seat.lost() ? Cents{} : seat.at(Wager::Progressive));
        claim.hand = lines.front()->hand;
        return &m_wins.emplace_back(Win{std::move(claim)});
    }

    Cents& paidAtOnce(core::Seat number) {
        const auto at = std::find_if(m_seats.begin(), m_seats.end(),
                                     [&](const auto& seat) { return seat.seat == number; });
        PW_ASSERT(at != m_seats.end());
        return at->totalPaid;
    }

    const State& m_state;
    std::vector<events::SeatSettled>& m_seats;
    // In the order of settlement.
    std::vector<Win> m_wins;
};

} // namespace

TakenClaims takeClaims(const State& state, const rules::Settlement& settlement,
                       std::vector<events::SeatSettled>& seats) {
    // What the player-dealer pays is no money of the house (C4).
    if (state.rules().bank)
        return {};
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
