pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The way of a claim, one line a step: done, waited for, or still to come; and by whom.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    // Each: title, text, done, current.
    required property var steps

    spacing: 4

    Repeater {
        model: root.steps

        delegate: RowLayout {
            id: row

            required property var modelData
            required property int index

            width: root.width
            spacing: Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: row.modelData.title + " " + row.modelData.text
            Accessible.description: row.modelData.done ? qsTr("done") : row.modelData.current ? qsTr("waited for") : qsTr("still to come")

            Text {
                Layout.preferredWidth: Theme.fontNormal
                Layout.alignment: Qt.AlignTop
                text: row.modelData.done ? "✓" : row.modelData.current ? "▶" : "○"
                color: row.modelData.current ? Theme.soon : Theme.textMuted
                font.pixelSize: Theme.fontNormal
            }

            Text {
                Layout.preferredWidth: 110 * Theme.scale
                Layout.alignment: Qt.AlignTop
                text: row.modelData.title
                color: row.modelData.current || row.modelData.done ? Theme.text : Theme.textMuted
                font.pixelSize: Theme.fontNormal
                font.bold: row.modelData.current
            }

            Text {
                objectName: "step-" + row.index
                Layout.fillWidth: true
                text: row.modelData.text
                color: row.modelData.done ? Theme.text : Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }
        }
    }
}
