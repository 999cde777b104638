import QtQuick
import Pitwatch.Console

// What a page says when it has nothing to show.
Item {
    id: root

    required property string text
    property string hint: ""

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.gap * 4, 520)
        spacing: Theme.gap

        Text {
            objectName: "emptyText"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.text
            color: Theme.textMuted
            font.pixelSize: Theme.fontLarge
        }

        Text {
            objectName: "emptyHint"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.hint
            color: Theme.textMuted
            font.pixelSize: Theme.fontNormal
        }
    }
}
