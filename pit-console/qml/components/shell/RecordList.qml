pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The console's own record, the newest first.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property RowsModel records

    spacing: 4

    Text {
        visible: root.records.count === 0
        text: qsTr("Nothing yet")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Repeater {
        model: root.records

        delegate: RowLayout {
            id: row

            required property string time
            required property string person
            required property string what
            required property bool refused
            required property int index

            width: root.width
            spacing: Theme.gap

            Text {
                Layout.alignment: Qt.AlignTop
                text: row.time
                color: Theme.textMuted
                font.pixelSize: Theme.fontNormal
            }

            Text {
                objectName: "record-" + row.index
                Layout.fillWidth: true
                text: row.person === "" ? row.what : row.person + ": " + row.what
                color: row.refused ? Theme.soon : Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }
        }
    }
}
