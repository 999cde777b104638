import QtQuick
import QtQuick.Shapes

// A drawing of strokes on a 24 by 24 field.
Item {
    id: root

    required property string path
    required property color colour

    implicitWidth: 24
    implicitHeight: 24

    Shape {
        width: 24
        height: 24

        ShapePath {
            strokeColor: root.colour
            strokeWidth: 1.8
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
    }
}
