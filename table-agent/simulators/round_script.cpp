#include "table-agent/simulators/round_script.h"

#include "table-agent/simulators/internal/script.h"

namespace pitwatch::simulators {

Sayings Script::write() {
    if (has(Incident::TwoBoxes))
        namePlayers();
    bets();
    const bool early = has(Incident::EarlyDeal);
    const bool unequal = !early && has(Incident::UnequalBets) && canDoWithoutTheFirst();
    if (unequal)
        wager(400, m_round.players.front().seat, baseName(1), 0);
    if (early)
        dealTooEarly();
    addPad(m_sayings, 4000, "call_no_more_bets");
    if (unequal)
        ruleOut();
    if (has(Incident::LateCoin))
        wager(1500, m_round.players.front().seat, baseName(0), m_bet + m_submission.minBet.value());
    counts();
    if (early && !ruleOnEarlyCards())
        return std::move(m_sayings);
    const bool wronged = !early && has(Incident::Skipped) && skip();
    if (!early)
        deal();
    if (has(Incident::Misdeal))
        return std::move(m_sayings);
    if (m_conditions.stubDue && !has(Incident::MissedStub))
        countStub(52 - m_out);
    if (wronged)
        reportSkipped(m_round.players.front().seat);
    if (has(Incident::PlayerLeft) && m_round.players.size() > 1)
        leave(m_round.players.front());
    else if (has(Incident::Forfeit) && m_round.players.size() > 1)
        forfeit(m_round.players.front());
    if (m_rules.game == rules::Game::LetItRide)
        playLetItRide();
    else
        playRunEmTwice();
    showHands();
    if (!m_stubIsWrong)
        addPad(m_sayings, 9000, "end_round");
    return std::move(m_sayings);
}

Sayings roundScript(const rules::RuleSet& rules, const rules::Submission& submission,
                    const RoundConditions& conditions, feed::SeededRandom& random) {
    return Script(rules, submission, conditions, random).write();
}

} // namespace pitwatch::simulators
