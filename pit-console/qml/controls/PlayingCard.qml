import QtQuick
import Pitwatch.Console

// A card: rank and suit once it is face up, a plain back while it is face down.
Rectangle {
    id: root

    // "As", "Td"; empty: face down.
    required property string card
    readonly property bool faceUp: card.length === 2
    readonly property bool red: card.endsWith("h") || card.endsWith("d")
    readonly property string rank: card.startsWith("T") ? "10" : card.charAt(0)
    readonly property string suit: ({
            "s": "♠",
            "h": "♥",
            "d": "♦",
            "c": "♣"
        })[card.charAt(1)] ?? ""

    implicitWidth: 34
    implicitHeight: 48
    radius: 4
    color: faceUp ? Theme.cardFace : Theme.raised
    border.color: faceUp ? Theme.textMuted : Theme.line

    Accessible.role: Accessible.StaticText
    Accessible.name: faceUp ? rank + suit : qsTr("face down")

    Rectangle {
        anchors.fill: parent
        anchors.margins: 4
        visible: !root.faceUp
        radius: 2
        color: "transparent"
        border.color: Theme.line
    }

    Column {
        anchors.centerIn: parent
        visible: root.faceUp
        spacing: -2

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.rank
            color: root.red ? Theme.cardRed : Theme.cardBlack
            font.pixelSize: root.height * 0.4
            font.bold: true
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.suit
            color: root.red ? Theme.cardRed : Theme.cardBlack
            font.pixelSize: root.height * 0.36
        }
    }
}
