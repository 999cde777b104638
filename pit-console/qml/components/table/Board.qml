pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// The community cards: a row, or the cross of Run 'Em Twice. The six-card box lies beside them.
Item {
    id: root

    required property bool cross
    // A row in order; a cross left, right, top, bottom, center. Empty text: face down.
    required property list<string> cards
    required property list<string> box
    readonly property int cardWidth: 46
    readonly property int cardHeight: 64
    readonly property int step: 6
    readonly property int columns: cross ? 3 : Math.max(2, cards.length)
    // Column and row of each card of the cross.
    readonly property var places: [[0, 1], [2, 1], [1, 0], [1, 2], [1, 1]]

    implicitWidth: columns * (cardWidth + step) + (box.length > 0 ? 3 * 36 + 40 : 0)
    implicitHeight: cross ? 3 * (cardHeight * 0.72 + step) : cardHeight + 24

    Item {
        id: community

        width: root.columns * (root.cardWidth + root.step)
        height: parent.height

        Repeater {
            model: root.cards

            delegate: PlayingCard {
                required property string modelData
                required property int index
                readonly property var place: root.cross ? root.places[index] : [index, 0]

                objectName: "board-" + index
                width: root.cross ? root.cardWidth * 0.78 : root.cardWidth
                height: root.cross ? root.cardHeight * 0.72 : root.cardHeight
                x: place[0] * (root.cardWidth + root.step)
                y: place[1] * (height + root.step)
                card: modelData
            }
        }
    }

    Column {
        anchors.left: community.right
        anchors.leftMargin: 40
        visible: root.box.length > 0
        spacing: 4

        Row {
            spacing: 2

            Repeater {
                model: root.box

                delegate: PlayingCard {
                    required property string modelData
                    card: modelData
                }
            }
        }

        Text {
            text: qsTr("Six card box")
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
        }
    }
}
