pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What the rules ask of the people at a table next, and what may be asked of the table.
ColumnLayout {
    id: root

    required property TableModel table

    signal actionRequested(var action)

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
            text: root.table.outcome
            color: root.table.outcomeRefused ? Theme.urgent : Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        ActionList {
            Layout.fillWidth: true
            enabled: root.table.current
            allowed: root.table.allowed
            refused: root.table.refused
            onActionRequested: action => root.actionRequested(action)
        }
    }
}
