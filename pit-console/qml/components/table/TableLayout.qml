pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Pitwatch.Console

// The layout as one sees it from the players' side: the dealer above, seat 1 at the dealer's left.
Item {
    id: root

    required property RowsModel seats
    required property bool cross
    required property list<string> board
    required property list<string> box
    property bool current: true

    implicitHeight: 400
    opacity: current ? 1 : 0.5

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.line
            strokeWidth: 2
            fillColor: Theme.surface
            startX: 8
            startY: 8

            PathLine {
                x: root.width - 8
                y: 8
            }

            PathLine {
                x: root.width - 8
                y: root.height * 0.66
            }

            PathQuad {
                x: 8
                y: root.height * 0.66
                controlX: root.width / 2
                controlY: root.height * 1.32
            }

            PathLine {
                x: 8
                y: 8
            }
        }
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 16
        text: qsTr("Dealer")
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
    }

    Board {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 40
        cross: root.cross
        cards: root.board
        box: root.box
    }

    Repeater {
        model: root.seats

        delegate: SeatView {
            required property int index
            // From 1 at the dealer's left, which is the right of the picture, to -1.
            readonly property real side: root.seats.count < 2 ? 0 : 1 - 2 * index / (root.seats.count - 1)

            objectName: "seat-" + number
            width: Math.min(128, (root.width - 40) / root.seats.count - Theme.gap)
            x: root.width / 2 + side * (root.width / 2 - 20 - width / 2) - width / 2
            y: root.height * 0.27 + (1 - side * side) * root.height * 0.26
        }
    }
}
