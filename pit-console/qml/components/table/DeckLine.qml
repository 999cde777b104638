import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// A deck with its clock.
ColumnLayout {
    id: root

    required property string deckName
    required property string deckColour
    required property string timeLeft
    required property real used
    required property bool pressing
    required property string where
    property color signalColour: Theme.bar

    spacing: 6

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        DeckSwatch {
            deckColour: root.deckColour
        }

        Text {
            Layout.fillWidth: true
            text: root.where === "" ? root.deckName : root.deckName + ", " + root.where
            color: Theme.textMuted
            elide: Text.ElideRight
            font.pixelSize: Theme.fontNormal
        }

        Text {
            objectName: "timeLeft"
            text: root.timeLeft
            color: root.pressing ? root.signalColour : Theme.text
            font.pixelSize: Theme.fontNormal
            font.bold: root.pressing
        }
    }

    TimeBar {
        Layout.fillWidth: true
        visible: root.timeLeft !== ""
        used: root.used
        fill: root.signalColour
    }
}
