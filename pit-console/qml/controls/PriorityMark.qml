import QtQuick
import QtQuick.Shapes
import Pitwatch.Console

// The shape of a priority: a triangle is urgent, a diamond wants attending, a bar is for soon.
Item {
    id: root

    // 1 to 3: low to high; 0 draws nothing.
    required property int level
    property bool quiet: false
    property color colour: quiet ? Theme.textMuted : (level >= 2 ? (level === 3 ? Theme.urgent : Theme.soon) : Theme.text)
    readonly property string outline: ["M0 0", "M2 9h20v6h-20z", "M12 1l11 11-11 11-11-11z", "M12 2l11 20h-22z"][Math.max(0, Math.min(3, level))]

    implicitWidth: 24
    implicitHeight: 24
    visible: level > 0

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
                strokeWidth: 2
                fillColor: root.quiet ? "transparent" : root.colour
                joinStyle: ShapePath.RoundJoin

                PathSvg {
                    path: root.outline
                }
            }
        }
    }
    // qmllint enable unqualified
}
