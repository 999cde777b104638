import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// A titled part of a page; what it holds stands below the title.
Rectangle {
    id: root

    required property string title
    default property alias content: column.data

    implicitWidth: 320
    implicitHeight: column.implicitHeight + Theme.gap * 2
    radius: Theme.radius
    color: Theme.surface
    border.color: Theme.line

    ColumnLayout {
        id: column

        // Not filling: in a panel that is taller than its content, that stays below the title.
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        spacing: Theme.gap / 2

        Text {
            Layout.fillWidth: true
            text: root.title
            color: Theme.textMuted
            elide: Text.ElideRight
            font.pixelSize: Theme.fontSmall
            font.capitalization: Font.AllUppercase
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
}
