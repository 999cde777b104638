pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Which table it is, how it stands, and the way to its neighbours.
ColumnLayout {
    id: root

    required property TableModel table

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        PushButton {
            objectName: "previous"
            text: "‹"
            enabled: root.table.hasPrevious
            Accessible.name: qsTr("Previous table")
            onTriggered: root.table.step(-1)
        }

        Text {
            objectName: "tableName"
            text: root.table.table
            color: Theme.text
            font.pixelSize: Theme.fontLarge
            font.bold: true
        }

        PushButton {
            objectName: "next"
            text: "›"
            enabled: root.table.hasNext
            Accessible.name: qsTr("Next table")
            onTriggered: root.table.step(1)
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                objectName: "heading"
                Layout.fillWidth: true
                text: root.table.heading
                color: Theme.textMuted
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
            }

            Text {
                objectName: "status"
                Layout.fillWidth: true
                text: root.table.status
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
            }
        }
    }

    Text {
        objectName: "stale"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.table.problem !== "" ? root.table.problem : root.table.standingText
        color: Theme.urgent
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
        font.bold: true
    }
}
