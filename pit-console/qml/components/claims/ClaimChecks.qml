pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What the verifier compares at the table, and what of it was confirmed.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property RowsModel checks

    spacing: 4

    Repeater {
        model: root.checks

        delegate: RowLayout {
            id: row

            required property string words
            required property bool done
            required property int index

            width: root.width
            spacing: Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: row.words
            Accessible.description: row.done ? qsTr("confirmed") : qsTr("not confirmed")

            Rectangle {
                Layout.preferredWidth: Theme.fontNormal
                Layout.preferredHeight: Theme.fontNormal
                color: "transparent"
                border.color: Theme.textMuted
                radius: 2

                Text {
                    objectName: "check-" + row.index
                    anchors.centerIn: parent
                    text: row.done ? "✓" : ""
                    color: Theme.text
                    font.pixelSize: Theme.fontSmall
                    font.bold: true
                }
            }

            Text {
                Layout.fillWidth: true
                text: row.words
                color: Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }
        }
    }
}
