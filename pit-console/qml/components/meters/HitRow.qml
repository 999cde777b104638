import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One amount won from a meter.
RowLayout {
    id: root

    required property string time
    required property string levelName
    required property string claim
    required property string share
    required property string amount
    required property bool returned

    height: Theme.touch
    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3, %4").arg(time).arg(levelName).arg(claim).arg(amount)

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Text {
            Layout.fillWidth: true
            text: qsTr("%1 · %2").arg(root.claim).arg(root.levelName)
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.fontNormal
        }

        Text {
            Layout.fillWidth: true
            text: qsTr("%1 · %2 of the meter").arg(root.time).arg(root.share)
            elide: Text.ElideRight
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
        }
    }

    Text {
        text: root.returned ? qsTr("%1 (returned)").arg(root.amount) : root.amount
        color: root.returned ? Theme.textMuted : Theme.text
        font.pixelSize: Theme.fontNormal
        font.bold: !root.returned
    }
}
