import QtQuick
import Pitwatch.Console

// How much of a span is used up.
Rectangle {
    id: root

    required property real used
    required property color fill

    implicitHeight: 10
    implicitWidth: 120
    radius: height / 2
    color: "transparent"
    border.color: Theme.line

    Rectangle {
        objectName: "fill"
        width: Math.max(root.height, root.width * root.used)
        height: root.height
        radius: root.radius
        color: root.fill
        visible: root.used > 0
    }
}
