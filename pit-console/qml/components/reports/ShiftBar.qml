import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Which shift is shown, and its paper.
ColumnLayout {
    id: root

    required property string name
    required property string times
    required property bool running
    required property string savedText
    required property bool canSave

    signal earlier
    signal later
    signal now
    signal save

    spacing: 4

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        PushButton {
            objectName: "earlier"
            text: "◀"
            accessibleName: qsTr("Earlier shift")
            onTriggered: root.earlier()
        }

        PushButton {
            objectName: "later"
            text: "▶"
            accessibleName: qsTr("Later shift")
            enabled: !root.running
            onTriggered: root.later()
        }

        PushButton {
            objectName: "now"
            text: qsTr("Now")
            enabled: !root.running
            onTriggered: root.now()
        }

        Text {
            objectName: "shiftName"
            Layout.fillWidth: true
            text: qsTr("%1, %2").arg(root.name).arg(root.times)
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        PushButton {
            objectName: "save"
            text: qsTr("Save report")
            enabled: root.canSave
            onTriggered: root.save()
        }
    }

    Text {
        objectName: "savedText"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.savedText
        elide: Text.ElideMiddle
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
    }
}
