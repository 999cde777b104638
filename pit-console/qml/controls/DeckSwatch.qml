import QtQuick
import Pitwatch.Console

// The back of a deck: its colour, always beside its name.
Rectangle {
    id: root

    required property string deckColour

    implicitWidth: 18
    implicitHeight: 24
    radius: 3
    color: ({
            "red": Theme.deckRed,
            "blue": Theme.deckBlue
        })[deckColour] ?? deckColour
    border.color: Theme.line
}
