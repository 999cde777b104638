import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One person of the roster.
RowLayout {
    id: root

    // id, name, role, limit, active.
    required property var person
    property bool here: false

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2").arg(person.name).arg(person.role)

    Text {
        Layout.preferredWidth: Theme.fontNormal
        text: root.here ? "▶" : ""
        color: Theme.text
        font.pixelSize: Theme.fontNormal
    }

    Text {
        Layout.fillWidth: true
        Layout.preferredWidth: 3
        text: root.person.active ? root.person.name : qsTr("%1 (revoked)").arg(root.person.name)
        color: root.person.active ? Theme.text : Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontNormal
        font.bold: root.here
        font.strikeout: !root.person.active
    }

    Text {
        Layout.fillWidth: true
        Layout.preferredWidth: 2
        text: root.person.role
        color: Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontNormal
    }

    Text {
        Layout.preferredWidth: 130 * Theme.scale
        horizontalAlignment: Text.AlignRight
        text: root.person.limit === "" ? "" : qsTr("up to %1").arg(root.person.limit)
        color: Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontNormal
    }
}
