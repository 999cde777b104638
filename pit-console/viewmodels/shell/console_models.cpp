#include "pit-console/viewmodels/shell/console_models.h"

namespace pitwatch::console {

void ConsoleModels::setAsk(const StoreView::Ask& ask) {
    for (StoreView* view :
         std::initializer_list<StoreView*>{&m_decks, &m_meters, &m_rounds, &m_reports})
        view->setAsk(ask);
}

void ConsoleModels::connectTo(Source& source) {
    m_table.connectTo(source);
    m_jackpots.connectTo(source);
    m_alarms.connectTo(source);
    m_orders.connectTo(source);
    m_staff.connectTo(source);
}

void ConsoleModels::show(const Snapshot& snapshot) {
    m_shell.show(snapshot);
    if (snapshot.reading)
        return;
    m_floor.show(snapshot);
    m_table.show(snapshot);
    m_jackpots.show(snapshot);
    m_alarms.show(snapshot);
    m_orders.show(snapshot);
    m_staff.show(snapshot);
    for (StoreView* view :
         std::initializer_list<StoreView*>{&m_decks, &m_meters, &m_rounds, &m_reports})
        view->show(snapshot);
}

} // namespace pitwatch::console
