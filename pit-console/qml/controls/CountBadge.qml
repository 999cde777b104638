import QtQuick
import Pitwatch.Console

// How many; nothing at all for none.
Rectangle {
    id: root

    required property int count

    visible: count > 0
    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 10)
    implicitHeight: label.implicitHeight + 4
    radius: height / 2
    color: Theme.text

    Text {
        id: label

        anchors.centerIn: parent
        text: root.count > 99 ? "99+" : root.count
        color: Theme.window
        font.pixelSize: Theme.fontSmall * 0.85
        font.bold: true
    }
}
