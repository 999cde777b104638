#include "pit-console/viewmodels/rounds/replay_model.h"

#include "pit-console/viewmodels/words/hand_words.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "pit-console/viewmodels/words/words.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

QString resultOf(const ReplayedSeat& seat) {
    if (seat.paid)
        return ReplayModel::tr("%1: paid %2")
            .arg(seat.hand ? handText(*seat.hand) : QString(), exactMoneyText(*seat.paid));
    if (seat.left)
        return ReplayModel::tr("left");
    return seat.folded ? ReplayModel::tr("folded") : QString();
}

ReplaySeatRow rowOf(const ReplayedSeat& seat) {
    QStringList wagers;
    for (const ReplayedWager& wager : seat.wagers)
        wagers.push_back(wagerName(wager.wager) + " " + exactMoneyText(wager.amount));
    ReplaySeatRow row;
    row.seat = static_cast<int>(seat.seat.number);
    row.cards = textsOf(seat.cards);
    row.wagers = wagers.join(QLatin1Char('\n'));
    row.result = resultOf(seat);
    row.acted = seat.acted;
    row.description =
        ReplayModel::tr("Seat %1: %2; %3; %4")
            .arg(row.seat)
            .arg(row.cards.join(QLatin1Char(' ')), wagers.join(QStringLiteral(", ")), row.result);
    return row;
}

} // namespace

void ReplayModel::show(const RoundReplay& replay) {
    m_replay = replay;
    m_step = std::max(0, static_cast<int>(replay.steps.size()) - 1);
    QList<ReplayStepRow> rows;
    for (const ReplayStep& step : replay.steps) {
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(step.at - replay.round.openedAt);
        const bool isRead = step.unreadable.empty();
        rows.push_back(
            {tr("+%1 s").arg(seconds.count()),
             isRead ? text(step.text.what) : tr("entry %1 cannot be read").arg(step.sequence),
             text(isRead ? step.text.detail : step.unreadable), text(step.text.who),
             text(step.party.text())});
    }
    m_steps.set(rows);
    fillSeats();
    emit changed();
    emit stepChanged();
}

QString ReplayModel::title() const {
    return there() ? tr("%1, round %2, %3")
                         .arg(text(m_replay.round.table.text()))
                         .arg(m_replay.round.round.value)
                         .arg(momentText(m_replay.round.openedAt))
                   : QString();
}

QString ReplayModel::problem() const {
    return m_replay.layoutKnown
               ? QString()
               : tr("The table's configuration is not known, so its layout cannot be drawn");
}

void ReplayModel::setStep(int step) {
    step = std::clamp(step, 0, std::max(0, static_cast<int>(m_replay.steps.size()) - 1));
    if (step == m_step)
        return;
    m_step = step;
    fillSeats();
    emit stepChanged();
}

QString ReplayModel::stepText() const {
    return tr("Step %1 of %2").arg(m_step + 1).arg(m_replay.steps.size());
}

const ReplayedLayout& ReplayModel::layout() const {
    static const ReplayedLayout kNothing;
    return there() ? m_replay.steps[static_cast<std::size_t>(m_step)].layout : kNothing;
}

QStringList ReplayModel::board() const {
    return textsOf(layout().board);
}

QStringList ReplayModel::box() const {
    return textsOf(layout().box);
}

void ReplayModel::fillSeats() {
    QList<ReplaySeatRow> rows;
    for (const ReplayedSeat& seat : layout().seats)
        rows.push_back(rowOf(seat));
    m_seats.set(rows);
}

} // namespace pitwatch::console
