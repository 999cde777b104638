import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What can be ordered of a link's controller; a correction or a change takes a second person.
DialogFrame {
    id: root

    required property OrdersModel orders

    signal actionRequested(string offer)

    ColumnLayout {
        width: root.availableWidth
        spacing: Theme.gap

        Text {
            Layout.fillWidth: true
            text: qsTr("Orders for %1").arg(root.orders.link)
            color: Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontLarge
        }

        Text {
            objectName: "orderOutcome"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.orders.actions.outcome
            color: root.orders.actions.outcomeRefused ? Theme.urgent : Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        ActionList {
            Layout.fillWidth: true
            actions: root.orders.actions
            onActionRequested: offer => root.actionRequested(offer)
        }

        PushButton {
            objectName: "ordersClose"
            Layout.fillWidth: true
            text: qsTr("Close")
            onTriggered: root.close()
        }
    }
}
