pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What the rules ask of the people at a table next, and what may be asked of the table.
ColumnLayout {
    id: root

    required property TableModel table

    signal actionRequested(string offer)

    spacing: Theme.gap

    Panel {
        Layout.fillWidth: true
        title: qsTr("The rules ask next")

        StepList {
            Layout.fillWidth: true
            steps: root.table.nextSteps
        }
    }

    Panel {
        Layout.fillWidth: true
        title: qsTr("Actions")

        Text {
            objectName: "outcome"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.table.actions.outcome
            color: root.table.actions.outcomeRefused ? Theme.urgent : Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        ActionList {
            Layout.fillWidth: true
            actions: root.table.actions
            onActionRequested: offer => root.actionRequested(offer)
        }
    }
}
