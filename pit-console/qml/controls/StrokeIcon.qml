import QtQuick
import QtQuick.Shapes

// A drawing of strokes on a 24 by 24 field.
Item {
    id: root

    required property string path
    required property color colour

    implicitWidth: 24
    implicitHeight: 24

    // Made anew in each window: a Shape of Qt 6.4 that leaves the scene, as in a dialog that closes, and
    // comes back crashes the software renderer when its new node lies where the old one lay.
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
