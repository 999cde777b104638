import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One person of the roster.
RowLayout {
    id: root

    required property string personId
    required property string name
    required property string role
    required property string limit
    required property bool active
    property bool here: false

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2").arg(name).arg(role)

    Text {
        Layout.preferredWidth: Theme.fontNormal
        text: root.here ? "▶" : ""
        color: Theme.text
        font.pixelSize: Theme.fontNormal
    }

    Text {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        text: root.active ? root.name : qsTr("%1 (revoked)").arg(root.name)
        color: root.active ? Theme.text : Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontNormal
        font.bold: root.here
        font.strikeout: !root.active
    }

    Text {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        text: root.role
        color: Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontNormal
    }

    Text {
        // Money is never cut: "$1,000…" would be another limit.
        Layout.minimumWidth: implicitWidth
        Layout.preferredWidth: 150 * Theme.scale
        horizontalAlignment: Text.AlignRight
        text: root.limit === "" ? "" : qsTr("up to %1").arg(root.limit)
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }
}
