#include "shared/rules/returns/internal/net_payouts.h"

#include "shared/core/assertion.h"

#include <algorithm>

namespace pitwatch::returns {

namespace {

std::int32_t netOf(const rules::Payout& payout) {
    using Kind = rules::Payout::Kind;
    PW_ASSERT(payout.kind == Kind::To1 || payout.kind == Kind::Push ||
              payout.kind == Kind::Nothing);
    if (payout.kind == Kind::Nothing)
        return -1;
    // Odds are bounded so that sums over every hand stay far inside 64 bits.
    PW_ASSERT(payout.value >= 0 && payout.value <= 1'000'000);
    return payout.kind == Kind::Push ? 0 : static_cast<std::int32_t>(payout.value);
}

} // namespace

NetPayouts::NetPayouts(const rules::Paytable& paytable) {
    const rules::PayoutTable table = rules::compile(paytable);
    for (std::size_t category = 0; category < m_net.size(); ++category)
        for (std::size_t rank = 0; rank < cards::kRankCount; ++rank) {
            const cards::FiveCardHand hand{static_cast<cards::FiveCardCategory>(category),
                                           static_cast<cards::Rank>(rank)};
            m_net[category][rank] = netOf(table[rules::classOf(hand)]);
        }
    for (const rules::PaytableRow& row : paytable.rows) {
        const std::int32_t net = netOf(row.payout);
        m_secondLargest = std::max(m_secondLargest, std::min(net, m_largest));
        m_largest = std::max(m_largest, net);
    }
}

} // namespace pitwatch::returns
