pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The Envy lines of a claim, seat by seat; each is paid by itself.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property RowsModel lines

    spacing: 4

    Text {
        visible: root.lines.count === 0
        text: qsTr("No Envy line is due")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Repeater {
        model: root.lines

        delegate: GridLayout {
            id: row

            required property int seat
            required property string words
            required property string amount
            required property string payment
            required property bool due

            width: root.width
            columns: 2
            columnSpacing: Theme.gap
            rowSpacing: 0

            Text {
                Layout.fillWidth: true
                text: row.words
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
            }

            Text {
                text: row.amount
                color: Theme.text
                font.pixelSize: Theme.fontNormal
            }

            Text {
                objectName: "envy-" + row.seat
                Layout.fillWidth: true
                Layout.columnSpan: 2
                text: row.payment
                color: row.due ? Theme.soon : Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
            }
        }
    }
}
