import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What holds on every page: where one is, whether the pit is heard, the time, who is signed in.
Rectangle {
    id: root

    required property ShellModel shell
    required property StaffModel staff
    required property string title
    property bool narrow: false

    signal signInRequested

    implicitHeight: Theme.touch + Theme.gap
    color: Theme.surface

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap * 1.5
        anchors.rightMargin: Theme.gap * 1.5
        spacing: Theme.gap * 2

        Text {
            objectName: "title"
            Layout.fillWidth: true
            text: root.title
            color: Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.fontLarge
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            objectName: "connection"
            text: root.shell.connectionText
            color: root.shell.connected ? Theme.textMuted : Theme.urgent
            font.pixelSize: Theme.fontNormal
            font.bold: !root.shell.connected
        }

        Text {
            objectName: "date"
            visible: !root.narrow
            text: root.shell.dateText
            color: Theme.textMuted
            font.pixelSize: Theme.fontNormal
        }

        Text {
            objectName: "clock"
            text: root.shell.clockText
            color: Theme.text
            font.pixelSize: Theme.fontNormal
        }

        PushButton {
            objectName: "person"
            Layout.maximumWidth: 320 * Theme.scale
            text: root.staff.signedIn ? (root.narrow ? root.staff.name : qsTr("%1, %2").arg(root.staff.name).arg(root.staff.role)) : qsTr("Sign in")
            onTriggered: root.signInRequested()
        }
    }
}
