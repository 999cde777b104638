pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The decks of a table with their clocks, and its shuffler.
Panel {
    id: root

    required property TableModel table

    title: qsTr("Decks and shuffler")

    // Not a layout: those of Qt 6.4 crash when a nested one loses its items.
    Column {
        id: decks

        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.table.decks

            delegate: DeckLine {
                width: decks.width
                opacity: root.table.current ? 1 : 0.5
                signalColour: pressing ? Theme.urgent : Theme.bar
            }
        }
    }

    Text {
        Layout.fillWidth: true
        visible: root.table.decks.count === 0
        text: qsTr("No deck at the table")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Text {
        objectName: "shuffler"
        Layout.fillWidth: true
        text: root.table.shuffler
        color: root.table.shufflerTrouble && root.table.current ? Theme.urgent : Theme.textMuted
        font.pixelSize: Theme.fontNormal
        font.bold: root.table.shufflerTrouble
    }
}
