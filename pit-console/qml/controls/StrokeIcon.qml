import QtQuick
import QtQuick.Shapes

// A drawing of strokes on a 24 by 24 field.
Item {
    id: root

    required property string path
    required property color colour

    implicitWidth: 24
    implicitHeight: 24

    // Made anew in each window: the software renderer of Qt 6.4 crashed in a Shape once, under load; the
    // likely cause is one that left the scene with its dialog and came back to a node at the old address.
    // (It names the root of its own file; bound to it, Qt 6.4 would not load it.)
    // qmllint disable unqualified
    Loader {
        active: root.Window.window !== null

        sourceComponent: Shape {
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
    // qmllint enable unqualified
}
