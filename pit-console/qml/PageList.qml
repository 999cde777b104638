import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Every page of the console in the order of the navigation, one entry a page; shows one of them.
// The entries cannot be bound components, because Qt 6.4 lets no Loader of another file make those;
// so qmllint is told that "root" is meant.
// qmllint disable unqualified
StackLayout {
    id: root

    required property ConsoleModels models
    required property string view
    readonly property var entries: Array.from(children)
    readonly property var names: entries.map(entry => entry.name)
    readonly property string title: currentIndex < 0 ? "" : entries[currentIndex].title

    signal viewRequested(string name)
    signal signInRequested

    function openTable(name: string) {
        models.table.choose(name);
        viewRequested("table");
    }

    currentIndex: names.indexOf(view)

    PageEntry {
        name: "floor"
        title: qsTr("Floor")
        icon: "M3 3h7v7h-7z M14 3h7v7h-7z M3 14h7v7h-7z M14 14h7v7h-7z"
        sourceComponent: FloorPage {
            floor: root.models.floor
            onTableRequested: name => root.openTable(name)
        }
    }

    PageEntry {
        name: "table"
        title: qsTr("Table")
        icon: "M2 6h20 M3 6a9 11 0 0 0 18 0 M12 11v2"
        sourceComponent: TablePage {
            table: root.models.table
            staff: root.models.staff
            onSignInRequested: root.signInRequested()
        }
    }

    PageEntry {
        name: "jackpots"
        title: qsTr("Jackpots")
        icon: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2-5.6 3.2 1.3-6.2-4.7-4.3 6.3-.7z"
        sourceComponent: JackpotsPage {
            jackpots: root.models.jackpots
            staff: root.models.staff
            onSignInRequested: root.signInRequested()
        }
    }

    PageEntry {
        name: "decks"
        title: qsTr("Decks")
        icon: "M3 6h10v15h-10z M8 6v-3h10v15h-5"
        sourceComponent: DecksPage {
            decks: root.models.decks
        }
    }

    PageEntry {
        name: "meters"
        title: qsTr("Meters")
        icon: "M3 20v-6h4v6z M10 20v-10h4v10z M17 20v-16h4v16z"
        sourceComponent: MetersPage {
            meters: root.models.meters
            orders: root.models.orders
            staff: root.models.staff
            onSignInRequested: root.signInRequested()
        }
    }

    PageEntry {
        name: "alarms"
        title: qsTr("Alarms")
        icon: "M12 3l10 18h-20z M12 9v6 M12 17.5v1"
        waiting: root.models.alarms.waiting
        sourceComponent: AlarmsPage {
            alarms: root.models.alarms
            onTableRequested: name => root.openTable(name)
        }
    }

    PageEntry {
        name: "rounds"
        title: qsTr("Rounds")
        icon: "M3 12a9 9 0 1 0 3-6.7 M3 4v5h5 M12 7v6l4 2"
        sourceComponent: RoundsPage {
            rounds: root.models.rounds
        }
    }

    PageEntry {
        name: "reports"
        title: qsTr("Reports")
        icon: "M5 2h10l4 4v16h-14z M8 11h8 M8 15h8 M8 19h5"
        sourceComponent: ReportsPage {
            reports: root.models.reports
        }
    }

    PageEntry {
        name: "staff"
        title: qsTr("Staff")
        icon: "M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0 M4 21a8 8 0 0 1 16 0"
        sourceComponent: StaffPage {
            staff: root.models.staff
            onSignInRequested: root.signInRequested()
        }
    }
}
