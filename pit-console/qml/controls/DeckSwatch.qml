import QtQuick
import Pitwatch.Console

// The back of a deck: its colour, always beside its name.
Rectangle {
    id: root

    required property string deckColour

    implicitWidth: 20
    implicitHeight: 28
    radius: 3
    color: deckColour === "red" ? Theme.deckRed : Theme.deckBlue
    border.color: Theme.line
}
