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
        Layout.preferredWidth: 1
        text: root.person.active ? root.person.name : qsTr("%1 (revoked)").arg(root.person.name)
        color: root.person.active ? Theme.text : Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontNormal
        font.bold: root.here
        font.strikeout: !root.person.active
    }

    Text {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        text: root.person.role
        color: Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontNormal
    }

    Text {
        // Money is never cut: "$1,000…" would be another limit.
        Layout.minimumWidth: implicitWidth
        Layout.preferredWidth: 150 * Theme.scale
        horizontalAlignment: Text.AlignRight
        text: root.person.limit === "" ? "" : qsTr("up to %1").arg(root.person.limit)
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }
}
