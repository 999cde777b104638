import QtQuick
import Pitwatch.Console

// Instead of a page, while the console reads what it kept of the journals.
Item {
    id: root

    required property double share
    required property string text

    Accessible.role: Accessible.ProgressBar
    Accessible.name: text

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.gap * 4, 520)
        spacing: Theme.gap

        Text {
            objectName: "readingText"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.text
            color: Theme.textMuted
            font.pixelSize: Theme.fontLarge
        }

        TimeBar {
            objectName: "readingBar"
            width: parent.width
            used: root.share
            fill: Theme.bar
        }
    }
}
