pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What has to be verified, approved and paid: the queue, and one claim in full.
Item {
    id: root

    required property JackpotsModel jackpots
    required property StaffModel staff
    readonly property bool wide: width >= 900

    signal signInRequested

    EmptyState {
        objectName: "noClaim"
        anchors.fill: parent
        visible: root.jackpots.queue.rows.count === 0
        text: qsTr("No claim is waiting")
        hint: root.jackpots.queue.staleText === "" ? "" : qsTr("Not current: %1").arg(root.jackpots.queue.staleText)
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: root.jackpots.queue.rows.count > 0
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Text {
            objectName: "stale"
            Layout.fillWidth: true
            Layout.columnSpan: root.wide ? 2 : 1
            visible: root.jackpots.queue.staleText !== ""
            text: qsTr("Not current: %1").arg(root.jackpots.queue.staleText)
            color: Theme.soon
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        ListView {
            id: queue

            objectName: "claims"
            Layout.fillHeight: root.wide
            Layout.fillWidth: !root.wide
            Layout.preferredWidth: root.wide ? Math.min(360 * Theme.scale, root.width * 0.4) : -1
            Layout.preferredHeight: root.wide ? -1 : Math.min(contentHeight, root.height / 3)
            clip: true
            // Rows made ahead would still be under way when the claims change.
            cacheBuffer: 0
            boundsBehavior: Flickable.StopAtBounds
            spacing: Theme.gap / 2
            model: root.jackpots.queue.rows

            delegate: ClaimRow {
                required property int index

                objectName: "claim-" + index
                width: queue.width
                onPicked: root.jackpots.queue.chosen = claimName
            }
        }

        ClaimDetail {
            objectName: "detail"
            Layout.fillWidth: true
            Layout.fillHeight: true
            jackpots: root.jackpots
            onActionRequested: offer => root.staff.signedIn ? root.jackpots.actions.ask(offer) : root.signInRequested()
        }
    }

    ActionDialog {
        signing: root.jackpots.actions.signing
        staff: root.staff
    }
}
