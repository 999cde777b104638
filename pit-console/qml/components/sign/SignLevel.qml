import QtQuick
import Pitwatch.Console

// One level on the sign: its name, and its amount filling the place there is.
Item {
    id: root

    required property string levelName
    required property string value

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 %2").arg(levelName).arg(value)

    Text {
        id: name

        width: parent.width
        height: parent.height * 0.26
        text: root.levelName
        color: Theme.textMuted
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignBottom
        font.pixelSize: Math.max(1, height * 0.8)
        font.capitalization: Font.AllUppercase
    }

    SignAmount {
        objectName: "levelValue"
        anchors.top: name.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        text: root.value
        color: Theme.text
    }
}
