pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The Envy lines of a claim, seat by seat; each is paid by itself.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    // Each: seat, text, amount, payment, due.
    required property var lines

    spacing: 4

    Text {
        visible: root.lines.length === 0
        text: qsTr("No Envy line is due")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Repeater {
        model: root.lines

        delegate: GridLayout {
            id: row

            required property var modelData

            width: root.width
            columns: 2
            columnSpacing: Theme.gap
            rowSpacing: 0

            Text {
                Layout.fillWidth: true
                text: row.modelData.text
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
            }

            Text {
                text: row.modelData.amount
                color: Theme.text
                font.pixelSize: Theme.fontNormal
            }

            Text {
                objectName: "envy-" + row.modelData.seat
                Layout.fillWidth: true
                Layout.columnSpan: 2
                text: row.modelData.payment
                color: row.modelData.due ? Theme.soon : Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
            }
        }
    }
}
