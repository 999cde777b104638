#include "pit-console/viewmodels/table/table_model.h"

#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/words.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

QStringList textsOf(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words)
        list << text(word);
    return list;
}

QVariantMap wagerMap(const WagerOnLayout& wager, bool bank) {
    return {{"name", bank ? TableModel::tr("Bank") : wagerName(wager.wager)},
            {"amount", wager.amount > core::Cents{} ? moneyText(wager.amount) : QString()},
            {"choice", wager.choice ? choiceName(*wager.choice) : QString()}};
}

QVariantMap seatMap(const SeatPicture& seat) {
    QVariantList wagers;
    for (const WagerOnLayout& wager : seat.wagers)
        wagers << wagerMap(wager, seat.banks);
    return {{"number", seat.number}, {"player", text(seat.player)}, {"banks", seat.banks},
            {"folded", seat.folded}, {"left", seat.left},           {"cards", textsOf(seat.cards)},
            {"wagers", wagers}};
}

QString placeText(const DeckPicture& deck) {
    if (deck.mustLeave)
        return TableModel::tr("must leave the table");
    if (deck.where == "play")
        return TableModel::tr("in play");
    if (deck.where == "shuffler")
        return TableModel::tr("in the shuffler");
    if (deck.where == "rack")
        return TableModel::tr("in the rack");
    return deck.ready ? TableModel::tr("ready")
                      : TableModel::tr("being prepared: %1").arg(text(deck.step));
}

QVariantMap deckMap(const DeckPicture& deck, core::Instant now) {
    const bool runs = deck.clock.enteredPlayAt.has_value();
    return {{"name", deckName(deck.colour)},
            {"colour", colourName(deck.colour)},
            {"id", text(deck.id)},
            {"where", placeText(deck)},
            {"timeLeft", runs ? timeLeftText(deck.clock, now) : QString()},
            {"used", usedShare(deck.clock, now)},
            {"overdue", deck.clock.dueAt && *deck.clock.dueAt <= now},
            {"mustLeave", deck.mustLeave}};
}

} // namespace

bool TableModel::current() const {
    return m_picture && m_picture->summary.freshness == Freshness::Live;
}

QString TableModel::linkText() const {
    if (!m_picture || current())
        return {};
    const TableSummary& summary = m_picture->summary;
    if (summary.freshness == Freshness::Doubtful)
        return tr("The table's record contradicts what was read before");
    return tr("Not heard for %1: this is how it was then").arg(durationText(summary.age));
}

QString TableModel::heading() const {
    if (!m_picture)
        return {};
    const TableSummary& summary = m_picture->summary;
    if (summary.gameName.empty())
        return text(summary.table.text());
    return tr("%1  %2").arg(text(summary.gameName), text(summary.ruleSet));
}

QString TableModel::status() const {
    if (!m_picture)
        return {};
    const TableSummary& summary = m_picture->summary;
    if (summary.opening != table::Opening::Open)
        return openingName(summary.opening);
    return tr("Round %1: %2").arg(summary.round).arg(phaseName(summary.phase));
}

QString TableModel::problem() const {
    return m_picture ? text(m_picture->summary.problem) : QString();
}

QVariantList TableModel::seats() const {
    QVariantList list;
    if (m_picture)
        for (const SeatPicture& seat : m_picture->seats)
            list << seatMap(seat);
    return list;
}

bool TableModel::cross() const {
    return m_picture && m_picture->board.shape == BoardShape::Cross;
}

QStringList TableModel::board() const {
    return m_picture ? textsOf(m_picture->board.cards) : QStringList();
}

QStringList TableModel::box() const {
    const bool dealt = m_picture && m_picture->board.dealt > 0;
    return dealt ? textsOf(m_picture->board.box) : QStringList();
}

QVariantList TableModel::decks() const {
    QVariantList list;
    if (m_picture)
        for (const DeckPicture& deck : m_picture->decks)
            list << deckMap(deck, m_at);
    return list;
}

QString TableModel::shuffler() const {
    return m_picture ? shufflerName(m_picture->summary.shuffler) : QString();
}

bool TableModel::shufflerTrouble() const {
    return m_picture && m_picture->summary.shuffler == ShufflerLook::Trouble;
}

QVariantList TableModel::nextSteps() const {
    QVariantList list;
    if (m_picture)
        for (const StepPicture& step : m_picture->nextSteps)
            list << QVariantMap{{"what", text(step.what)}, {"section", text(step.section)}};
    return list;
}

QVariantList TableModel::offers(bool allowed) const {
    return m_picture ? m_signing.sender().rows(m_picture->actions, allowed) : QVariantList();
}

void TableModel::connectTo(Source& source) {
    m_source = &source;
    m_signing.sender().connectTo(source);
    if (!m_table.isEmpty())
        choose(m_table);
}

void TableModel::choose(const QString& table) {
    const auto party = core::PartyId::parse(table.toStdString());
    if (!party)
        return;
    if (table != m_table) {
        m_table = table;
        m_picture.reset();
        m_signing.close();
        m_signing.sender().forgetOutcome();
        emit chosen();
        emit changed();
    }
    if (m_source != nullptr)
        m_source->wish(WatchTable{*party});
}

void TableModel::step(int by) {
    const qsizetype next = m_tables.indexOf(m_table) + by;
    if (next >= 0 && next < m_tables.size())
        choose(m_tables[next]);
}

void TableModel::ask(const QString& key) {
    if (!m_picture)
        return;
    for (const ActionOffer& offer : m_picture->actions)
        if (text(keyOf(offer)) == key)
            return m_signing.ask(offer, tableFacts(offer, *m_picture));
}

bool TableModel::settle(const Snapshot& snapshot) {
    const bool settled = m_signing.settle(snapshot);
    const auto& watched = snapshot.watched;
    if (watched && text(watched->summary.table.text()) == m_table)
        m_signing.look(watched->actions, watched->summary.freshness == Freshness::Live);
    return settled;
}

void TableModel::show(const Snapshot& snapshot) {
    QStringList tables;
    for (const TableSummary& table : snapshot.tables)
        tables << text(table.table.text());
    if (tables != m_tables) {
        m_tables = tables;
        emit tablesChanged();
    }
    if (m_table.isEmpty() && !m_tables.isEmpty())
        choose(m_tables.front());
    const bool settled = settle(snapshot);
    const bool newMinute = snapshot.at.time_since_epoch() / 1min != m_at.time_since_epoch() / 1min;
    m_at = snapshot.at;
    auto picture = snapshot.watched;
    // The picture of the table chosen last may still be on its way.
    if (!picture || text(picture->summary.table.text()) != m_table) {
        if (settled)
            emit changed();
        return;
    }
    if (m_picture && picture->summary.freshness == Freshness::Live)
        picture->summary.age = m_picture->summary.age;
    if (picture == m_picture && !newMinute && !settled)
        return;
    m_picture = std::move(picture);
    emit changed();
}

} // namespace pitwatch::console
