import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The progressive meters of a link: value, growth, hits, contributions, and that it adds up.
Item {
    id: root

    required property MetersModel meters
    required property OrdersModel orders
    required property StaffModel staff
    readonly property bool upright: width < height

    signal signInRequested

    Binding {
        target: root.meters
        property: "active"
        value: root.visible
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        LinkBar {
            Layout.fillWidth: true
            visible: root.meters.links.length > 0
            meters: root.meters
            orders: root.orders
            maySign: root.staff.available
            onOrdersRequested: root.staff.signedIn ? list.open() : root.signInRequested()
        }

        StaleLine {
            Layout.fillWidth: true
            view: root.meters
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.meters.levels.count > 0
            opacity: root.meters.stale ? 0.6 : 1
            columns: root.upright ? 1 : 2
            columnSpacing: Theme.gap * 2
            rowSpacing: Theme.gap

            ListView {
                objectName: "levelList"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                Layout.preferredHeight: 3
                clip: true
                focus: true
                activeFocusOnTab: true
                spacing: Theme.gap
                model: root.meters.levels
                delegate: MeterCard {
                    width: ListView.view.width
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 2
                Layout.preferredHeight: 2
                spacing: Theme.gap

                TitledList {
                    objectName: "hitList"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    title: qsTr("Hits from %1 to %2").arg(root.meters.rangeFrom).arg(root.meters.rangeTo)
                    emptyText: qsTr("No hit")
                    rows: root.meters.hits
                    row: HitRow {
                        width: ListView.view.width
                    }
                }

                TitledList {
                    objectName: "contributionList"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    title: qsTr("Table, share, wagered, contributed")
                    emptyText: qsTr("No contribution")
                    rows: root.meters.contributions
                    row: ContributionRow {
                        width: ListView.view.width
                    }
                }
            }
        }
    }

    Binding {
        target: root.orders
        property: "link"
        value: root.meters.links.length > 0 ? root.meters.links[root.meters.link] : ""
    }

    OrdersDialog {
        id: list

        orders: root.orders
        onActionRequested: offer => {
            list.close();
            root.orders.actions.ask(offer);
        }
    }

    ActionDialog {
        signing: root.orders.actions.signing
        staff: root.staff
    }

    Connections {
        target: root.orders.actions.signing

        function onSent() {
            list.open();
        }
    }

    StoreState {
        anchors.fill: parent
        view: root.meters
        empty: root.meters.levels.count === 0
        emptyText: qsTr("No meter was seen yet")
        emptyHint: qsTr("Meters appear once a progressive controller has opened a link.")
    }
}
