#include "pit-console/viewmodels/table/table_model.h"

#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <algorithm>

namespace pitwatch::console {

using namespace std::chrono_literals;

TableModel::TableModel(QObject* parent)
    : QObject(parent), m_actions(Asker::Table, [this](const ActionOffer& offer) {
        return SigningFacts{tableFacts(offer, *m_picture), {}};
    }) {}

bool TableModel::current() const {
    return m_picture && m_picture->summary.standing == feed::Standing::Fresh;
}

QString TableModel::standingText() const {
    if (!m_picture || current())
        return {};
    const TableSummary& summary = m_picture->summary;
    if (summary.standing == feed::Standing::Doubtful)
        return summary.doubt.empty()
                   ? tr("The table's record is in doubt")
                   : tr("The table's record is in doubt: %1").arg(phraseText(summary.doubt));
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
    return m_picture ? setupText(m_picture->summary) : QString();
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

QString TableModel::shuffler() const {
    return m_picture ? shufflerName(m_picture->summary.shuffler) : QString();
}

bool TableModel::shufflerTrouble() const {
    return m_picture && m_picture->summary.shuffler == ShufflerStatus::Trouble;
}

void TableModel::connectTo(Source& source) {
    m_source = &source;
    m_actions.connectTo(source);
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
        m_actions.signing()->close();
        m_actions.forgetOutcome();
        emit chosen();
        refresh();
    }
    if (m_source != nullptr)
        m_source->send(WatchTable{*party});
}

void TableModel::step(int by) {
    const qsizetype next = m_tables.indexOf(m_table) + by;
    if (next >= 0 && next < m_tables.size())
        choose(m_tables[next]);
}

bool TableModel::settle(const Snapshot& snapshot) {
    const bool settled = m_actions.signing()->settle(snapshot);
    const auto& watched = snapshot.watched;
    if (watched && text(watched->summary.table.text()) == m_table)
        m_actions.signing()->look(watched->actions,
                                  watched->summary.standing == feed::Standing::Fresh);
    return settled;
}

void TableModel::refresh() {
    static const TablePicture kNothing{};
    const TablePicture& picture = m_picture ? *m_picture : kNothing;
    QList<SeatRow> seats;
    for (const SeatPicture& seat : picture.seats)
        seats.push_back(seatRow(seat));
    m_seats.set(seats);
    QList<DeckRow> decks;
    for (const DeckPicture& deck : picture.decks)
        decks.push_back(deckRow(deck, m_at));
    m_decks.set(decks);
    QList<NextStepRow> steps;
    for (const StepPicture& step : picture.nextSteps)
        steps.push_back(nextStepRow(step));
    m_nextSteps.set(steps);
    m_actions.show(picture.actions, current());
    emit changed();
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
            refresh();
        return;
    }
    if (m_picture && picture->summary.standing == feed::Standing::Fresh)
        picture->summary.age = m_picture->summary.age;
    if (picture == m_picture && !newMinute && !settled)
        return;
    m_picture = std::move(picture);
    refresh();
}

} // namespace pitwatch::console
