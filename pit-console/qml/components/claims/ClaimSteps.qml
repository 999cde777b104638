pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The way of a claim, one line a step: done, waited for, or still to come; and by whom.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property RowsModel steps

    spacing: 4

    Repeater {
        model: root.steps

        delegate: RowLayout {
            id: row

            required property string title
            required property string words
            required property bool done
            required property bool current
            required property int index

            width: root.width
            spacing: Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: row.title + " " + row.words
            Accessible.description: row.done ? qsTr("done") : row.current ? qsTr("waited for") : qsTr("still to come")

            Text {
                Layout.preferredWidth: Theme.fontNormal
                Layout.alignment: Qt.AlignTop
                text: row.done ? "✓" : row.current ? "▶" : "○"
                color: row.current ? Theme.soon : Theme.textMuted
                font.pixelSize: Theme.fontNormal
            }

            Text {
                Layout.preferredWidth: 110 * Theme.scale
                Layout.alignment: Qt.AlignTop
                text: row.title
                color: row.current || row.done ? Theme.text : Theme.textMuted
                font.pixelSize: Theme.fontNormal
                font.bold: row.current
            }

            Text {
                objectName: "step-" + row.index
                Layout.fillWidth: true
                text: row.words
                color: row.done ? Theme.text : Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }
        }
    }
}
