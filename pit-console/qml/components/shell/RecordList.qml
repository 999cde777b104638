pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The console's own record, the newest first.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    // Each: time, person, text, refused.
    required property var records

    spacing: 4

    Text {
        visible: root.records.length === 0
        text: qsTr("Nothing yet")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Repeater {
        model: root.records

        delegate: RowLayout {
            id: row

            required property var modelData
            required property int index

            width: root.width
            spacing: Theme.gap

            Text {
                Layout.alignment: Qt.AlignTop
                text: row.modelData.time
                color: Theme.textMuted
                font.pixelSize: Theme.fontNormal
            }

            Text {
                objectName: "record-" + row.index
                Layout.fillWidth: true
                text: row.modelData.person === "" ? row.modelData.text : row.modelData.person + ": " + row.modelData.text
                color: row.modelData.refused ? Theme.soon : Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }
        }
    }
}
