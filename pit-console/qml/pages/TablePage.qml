pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One table: its layout, its decks, what the rules ask next, and what may be done.
Item {
    id: root

    required property TableModel table
    required property StaffModel staff
    readonly property bool upright: width < 900

    signal signInRequested

    EmptyState {
        objectName: "noTable"
        anchors.fill: parent
        visible: !root.table.known
        text: root.table.tables.length === 0 ? qsTr("No tables in this pit yet") : qsTr("Nothing is known of this table yet")
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: root.table.known
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: width
        // Side by side each half has the page's height, unless large text needs more for the table.
        contentHeight: root.upright ? grid.implicitHeight : Math.max(height, main.implicitHeight)

        GridLayout {
            id: grid

            width: scroll.width
            height: scroll.contentHeight
            columns: root.upright ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            ColumnLayout {
                id: main

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                TableHeading {
                    Layout.fillWidth: true
                    table: root.table
                }

                TableLayout {
                    objectName: "layout"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: implicitHeight
                    seats: root.table.seats
                    cross: root.table.cross
                    board: root.table.board
                    box: root.table.box
                    current: root.table.current
                }

                DeckPanel {
                    Layout.fillWidth: true
                    table: root.table
                }
            }

            Flickable {
                Layout.fillWidth: root.upright
                Layout.fillHeight: true
                Layout.preferredWidth: 360 * Theme.scale
                clip: true
                interactive: !root.upright
                boundsBehavior: Flickable.StopAtBounds
                implicitHeight: side.implicitHeight
                contentWidth: width
                contentHeight: side.implicitHeight

                TableSidePanels {
                    id: side

                    width: parent.width
                    table: root.table
                    onActionRequested: offer => root.staff.signedIn ? root.table.actions.ask(offer) : root.signInRequested()
                }
            }
        }
    }

    ActionDialog {
        signing: root.table.actions.signing
        staff: root.staff
    }
}
