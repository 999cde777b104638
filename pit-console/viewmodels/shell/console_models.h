#pragma once

#include "pit-console/viewmodels/alarms/alarm_model.h"
#include "pit-console/viewmodels/claims/jackpots_model.h"
#include "pit-console/viewmodels/decks/decks_model.h"
#include "pit-console/viewmodels/floor/floor_model.h"
#include "pit-console/viewmodels/meters/meters_model.h"
#include "pit-console/viewmodels/meters/orders_model.h"
#include "pit-console/viewmodels/reports/reports_model.h"
#include "pit-console/viewmodels/rounds/rounds_model.h"
#include "pit-console/viewmodels/shell/shell_model.h"
#include "pit-console/viewmodels/signing/staff_model.h"
#include "pit-console/viewmodels/table/table_model.h"

#include <QObject>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The view models of all pages, made and owned by the application and handed to the window, which
// gives each page its own and no other. A new page adds its property and its member here, and its
// line in qml/PageList.qml. GUI thread only.
class ConsoleModels : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(pitwatch::console::ShellModel* shell READ shell CONSTANT)
    Q_PROPERTY(pitwatch::console::FloorModel* floor READ floor CONSTANT)
    Q_PROPERTY(pitwatch::console::DecksModel* decks READ decks CONSTANT)
    Q_PROPERTY(pitwatch::console::MetersModel* meters READ meters CONSTANT)
    Q_PROPERTY(pitwatch::console::RoundsModel* rounds READ rounds CONSTANT)
    Q_PROPERTY(pitwatch::console::ReportsModel* reports READ reports CONSTANT)
    Q_PROPERTY(pitwatch::console::TableModel* table READ table CONSTANT)
    Q_PROPERTY(pitwatch::console::JackpotsModel* jackpots READ jackpots CONSTANT)
    Q_PROPERTY(pitwatch::console::AlarmModel* alarms READ alarms CONSTANT)
    Q_PROPERTY(pitwatch::console::OrdersModel* orders READ orders CONSTANT)
    Q_PROPERTY(pitwatch::console::StaffModel* staff READ staff CONSTANT)

public:
    using QObject::QObject;

    ShellModel* shell() { return &m_shell; }
    FloorModel* floor() { return &m_floor; }
    DecksModel* decks() { return &m_decks; }
    MetersModel* meters() { return &m_meters; }
    RoundsModel* rounds() { return &m_rounds; }
    ReportsModel* reports() { return &m_reports; }

    // Whoever carries the pages' questions to the store.
    void setAsk(const StoreView::Ask& ask);
    TableModel* table() { return &m_table; }
    JackpotsModel* jackpots() { return &m_jackpots; }
    AlarmModel* alarms() { return &m_alarms; }
    OrdersModel* orders() { return &m_orders; }
    StaffModel* staff() { return &m_staff; }

    // Where commands go from now on. The source must outlive the models or be replaced.
    void connectTo(Source& source);
    void show(const Snapshot& snapshot);

private:
    ShellModel m_shell;
    FloorModel m_floor;
    DecksModel m_decks;
    MetersModel m_meters;
    RoundsModel m_rounds;
    ReportsModel m_reports;
    TableModel m_table;
    JackpotsModel m_jackpots;
    AlarmModel m_alarms;
    OrdersModel m_orders;
    StaffModel m_staff;
};

} // namespace pitwatch::console
