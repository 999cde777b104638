import QtQuick
import QtQuick.Shapes
import Pitwatch.Console

// A stepped line over time, with its lowest and highest value. Steps are corners in a field of
// 1 by 1, y down.
Item {
    id: root

    required property list<point> steps
    required property string least
    required property string most
    // Plots of one page end at the same place.
    readonly property real labelWidth: Math.max(96 * Theme.scale, top.implicitWidth, bottom.implicitWidth)
    readonly property real plotWidth: width - labelWidth - Theme.gap

    Rectangle {
        width: root.plotWidth
        height: parent.height
        color: "transparent"
        border.color: Theme.line
    }

    Shape {
        visible: root.steps.length > 0

        ShapePath {
            strokeColor: Theme.text
            strokeWidth: 2
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: Array.from(root.steps, corner => Qt.point(corner.x * root.plotWidth, 4 + corner.y * (root.height - 8)))
            }
        }
    }

    Text {
        id: top

        anchors.right: parent.right
        text: root.most
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
    }

    Text {
        id: bottom

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: text !== top.text
        text: root.least
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
    }
}
