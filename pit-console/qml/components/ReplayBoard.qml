pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// The community cards of a round that is shown again: a row, or the cross of Run 'Em Twice.
Item {
    id: root

    required property bool cross
    required property var board
    required property var box
    // Left, right, top, bottom, center.
    readonly property var crossColumns: [0, 2, 1, 1, 1]
    readonly property var crossRows: [1, 1, 0, 2, 1]
    readonly property int boardWidth: cross ? 3 * 44 : board.length * 44
    readonly property int boardHeight: board.length === 0 ? 0 : cross ? 3 * 58 : 58

    implicitWidth: boardWidth + (box.length > 0 ? 24 + box.length * 44 : 0)
    implicitHeight: Math.max(boardHeight, box.length > 0 ? 58 : 0)

    Repeater {
        model: root.board

        SmallCard {
            required property int index
            required property string modelData
            x: (root.cross ? root.crossColumns[index] : index) * 44
            y: root.cross ? root.crossRows[index] * 58 : 0
            card: modelData
        }
    }

    Repeater {
        model: root.box

        SmallCard {
            required property int index
            required property string modelData
            x: root.boardWidth + 24 + index * 44
            card: modelData
        }
    }
}
