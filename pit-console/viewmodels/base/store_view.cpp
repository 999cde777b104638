#include "pit-console/viewmodels/base/store_view.h"

namespace pitwatch::console {

namespace {

constexpr core::Millis kBetweenQuestions = std::chrono::seconds(5);

} // namespace

QString staleTextOf(const Snapshot& snapshot) {
    if (!snapshot.brokerConnected)
        return StoreView::tr("Connection lost: this is what was known before");
    int silent = 0;
    for (const TableSummary& table : snapshot.tables)
        silent += table.standing == feed::Standing::Fresh ? 0 : 1;
    return silent == 0 ? QString() : StoreView::tr("%n table(s) not heard", nullptr, silent);
}

void StoreView::setAsk(Ask ask) {
    m_ask = std::move(ask);
}

void StoreView::show(const Snapshot& snapshot) {
    const bool first = !knowsTheTime();
    m_now = snapshot.at;
    if (const QString text = staleTextOf(snapshot); text != m_staleText) {
        m_staleText = text;
        emit staleChanged();
    }
    if (m_active && (first || m_now - m_askedAt >= kBetweenQuestions)) {
        m_askedAt = m_now;
        reload();
    }
}

void StoreView::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    emit activeChanged();
    if (m_active && knowsTheTime()) {
        m_askedAt = m_now;
        reload();
    }
}

void StoreView::post(std::function<void()> work) {
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
}

void StoreView::setState(State state, const QString& problem) {
    if (state == m_state && problem == m_problem)
        return;
    m_state = state;
    m_problem = problem;
    emit stateChanged();
}

} // namespace pitwatch::console
