import QtQuick
import Pitwatch.Console

// A playing card, small; without a name it lies face down.
Rectangle {
    id: root

    required property string card
    readonly property bool faceUp: card !== ""
    readonly property string rank: !faceUp ? "" : card[0] === "T" ? "10" : card[0]
    readonly property string suit: faceUp ? ({
            "s": "♠",
            "h": "♥",
            "d": "♦",
            "c": "♣"
        })[card[1]] : ""
    readonly property bool red: faceUp && (card[1] === "h" || card[1] === "d")

    implicitWidth: 38
    implicitHeight: 52
    radius: 4
    color: faceUp ? Theme.cardFace : Theme.raised
    border.color: Theme.line

    Accessible.role: Accessible.StaticText
    Accessible.name: faceUp ? card : qsTr("face down")

    Text {
        anchors.centerIn: parent
        visible: root.faceUp
        text: root.rank + "\n" + root.suit
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.9
        color: root.red ? Theme.cardRed : Theme.cardBlack
        font.pixelSize: 18
        font.bold: true
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 5
        visible: !root.faceUp
        radius: 2
        color: "transparent"
        border.color: Theme.bar
    }
}
