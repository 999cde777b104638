import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What one table added to the meters.
RowLayout {
    id: root

    required property string tableName
    required property string wagered
    required property string contributed
    required property real share

    height: Theme.touch
    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Table %1 wagered %2, contributed %3").arg(tableName).arg(wagered).arg(contributed)

    Text {
        Layout.preferredWidth: 60 * Theme.scale
        text: root.tableName
        color: Theme.text
        font.pixelSize: Theme.fontNormal
        font.bold: true
    }

    TimeBar {
        Layout.fillWidth: true
        used: Math.max(0, root.share)
        fill: Theme.bar
    }

    Text {
        Layout.preferredWidth: 110 * Theme.scale
        horizontalAlignment: Text.AlignRight
        text: root.wagered
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
    }

    Text {
        Layout.preferredWidth: 150 * Theme.scale
        horizontalAlignment: Text.AlignRight
        text: root.contributed
        color: Theme.text
        font.pixelSize: Theme.fontSmall
    }
}
