#include "pit-console/viewmodels/console_models.h"

namespace pitwatch::console {

void ConsoleModels::setAsk(const StoreView::Ask& ask) {
    for (StoreView* view :
         std::initializer_list<StoreView*>{&m_decks, &m_meters, &m_rounds, &m_reports})
        view->setAsk(ask);
}

void ConsoleModels::show(Snapshot snapshot) {
    m_shell.show(snapshot);
    for (StoreView* view :
         std::initializer_list<StoreView*>{&m_decks, &m_meters, &m_rounds, &m_reports})
        view->show(snapshot);
    m_floor.show(std::move(snapshot));
}

} // namespace pitwatch::console
