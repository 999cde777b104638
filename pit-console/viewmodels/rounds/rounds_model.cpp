#include "pit-console/viewmodels/rounds/rounds_model.h"

#include "pit-console/core/projections/setup_history.h"
#include "pit-console/viewmodels/words/hand_words.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "shared/text/money.h"

#include <algorithm>

namespace pitwatch::console {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kMostRounds = 200;

std::optional<core::Cents> amountIn(const QString& typed) {
    const auto amount = text::readMoney(typed.toStdString());
    return amount ? std::optional(*amount) : std::nullopt;
}

QString outcomeText(const RoundSummary& round) {
    switch (round.outcome) {
    case RoundOutcome::Open:
        return RoundsModel::tr("in play");
    case RoundOutcome::Settled:
        return RoundsModel::tr("settled");
    case RoundOutcome::NotSettled:
        return RoundsModel::tr("not settled");
    case RoundOutcome::Void:
        return RoundsModel::tr("void");
    }
    return {};
}

RoundRow rowOf(const RoundSummary& round) {
    RoundRow row;
    row.name = RoundsModel::tr("%1, round %2").arg(text(round.table.text())).arg(round.round.value);
    row.time = momentText(round.openedAt);
    row.deckColour = colourName(round.deck);
    row.deckName = deckName(round.deck);
    row.hands = static_cast<int>(round.hands);
    row.staked = exactMoneyText(round.staked);
    row.paid = exactMoneyText(round.paid + round.claimed);
    row.outcome = outcomeText(round);
    row.note = phraseText(round.note);
    row.isVoid = round.outcome == RoundOutcome::Void;
    row.description =
        RoundsModel::tr("%1, %2, paid %3").arg(row.name, row.outcome, exactMoneyText(round.paid));
    return row;
}

} // namespace

RoundsModel::RoundsModel(QObject* parent)
    : StoreView(parent), m_tables({tr("All tables")}), m_hands({tr("Any hand")}) {}

QStringList RoundsModel::ranges() const {
    return {tr("This shift"), tr("Gaming day"), tr("7 days"), tr("Ever")};
}

void RoundsModel::setTable(int table) {
    m_table = table;
    emit filterChanged();
}

void RoundsModel::setHand(int hand) {
    m_hand = hand;
    emit filterChanged();
}

void RoundsModel::setRange(int range) {
    m_range = range;
    emit filterChanged();
}

void RoundsModel::setLeastPaid(const QString& leastPaid) {
    m_leastPaid = leastPaid;
    emit filterChanged();
}

void RoundsModel::setOnlyVoid(bool onlyVoid) {
    m_onlyVoid = onlyVoid;
    emit filterChanged();
}

QString RoundsModel::filterProblem() const {
    return m_leastPaid.isEmpty() || amountIn(m_leastPaid)
               ? QString()
               : tr("Not an amount such as 1,000 or 250.50");
}

RoundSearch RoundsModel::chosenSearch() const {
    RoundSearch search;
    search.limit = kMostRounds;
    search.period = {core::Instant{}, now() + 1h};
    if (m_range == 0)
        search.period = plan().shiftAt(now());
    else if (m_range == 1)
        search.period = plan().gamingDayAt(now());
    else if (m_range == 2)
        search.period.from = now() - 7 * 24h;
    if (m_table > 0)
        if (const auto table = core::PartyId::parse(m_tables.value(m_table).toStdString()))
            search.table = *table;
    if (m_hand > 0 && m_hand <= static_cast<int>(m_handNames.size()))
        if (const auto hand =
                events::HandName::parse(m_handNames[static_cast<std::size_t>(m_hand - 1)]))
            search.hand = *hand;
    search.leastPaid = amountIn(m_leastPaid);
    search.onlyVoid = m_onlyVoid;
    return search;
}

void RoundsModel::search() {
    if (filterProblem().isEmpty())
        reload();
}

void RoundsModel::reload() {
    ask(
        m_turn,
        [search = chosenSearch()](const Store& store) {
            return Answer{store.setups().tables(), store.rounds().hands(),
                          store.rounds().find(search)};
        },
        [this](const Answer& answer) { receive(answer); });
}

void RoundsModel::receive(const Answer& answer) {
    // What was chosen is a table and a hand, not their places in the lists.
    const QString table = m_tables.value(m_table);
    const QString hand = m_hands.value(m_hand);
    m_tables = {tr("All tables")};
    for (const core::PartyId& party : answer.tables)
        m_tables.push_back(text(party.text()));
    m_hands = {tr("Any hand")};
    m_handNames.clear();
    for (const events::HandName& name : answer.hands) {
        m_hands.push_back(handText(name));
        m_handNames.push_back(name.text());
    }
    m_table = std::max(0, static_cast<int>(m_tables.indexOf(table)));
    m_hand = std::max(0, static_cast<int>(m_hands.indexOf(hand)));
    const auto sameRound = [&](const RoundSummary& round) {
        return m_chosen >= 0 && round.table == m_found[static_cast<std::size_t>(m_chosen)].table &&
               round.round == m_found[static_cast<std::size_t>(m_chosen)].round;
    };
    const auto kept = std::ranges::find_if(answer.rounds, sameRound);
    m_chosen = kept == answer.rounds.end() ? -1 : static_cast<int>(kept - answer.rounds.begin());
    m_found = answer.rounds;
    QList<RoundRow> rows;
    for (const RoundSummary& round : answer.rounds)
        rows.push_back(rowOf(round));
    m_foundText = answer.rounds.size() < kMostRounds
                      ? tr("%n round(s)", nullptr, static_cast<int>(rows.size()))
                      : tr("The newest %1 rounds").arg(kMostRounds);
    m_rounds.set(rows);
    emit loaded();
    emit filterChanged();
    emit chosenChanged();
}

void RoundsModel::choose(int row) {
    if (row < 0 || row >= static_cast<int>(m_found.size()))
        return;
    m_chosen = row;
    emit chosenChanged();
    const RoundSummary& round = m_found[static_cast<std::size_t>(row)];
    ask(
        m_replayTurn,
        [table = round.table, id = round.round](const Store& store) {
            return replayRound(store, table, id);
        },
        [this](const std::optional<RoundReplay>& replay) {
            if (replay)
                m_replay.show(*replay);
        });
}

} // namespace pitwatch::console
