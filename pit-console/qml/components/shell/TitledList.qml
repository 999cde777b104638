import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// A list with its title, and what is said while it is empty.
ColumnLayout {
    id: root

    required property string title
    required property string emptyText
    required property RowsModel rows
    required property Component row
    property alias list: view

    spacing: 4

    Text {
        text: root.title
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
        font.bold: true
    }

    ListView {
        id: view

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        activeFocusOnTab: true
        model: root.rows
        delegate: root.row
        Accessible.role: Accessible.List
        Accessible.name: root.title

        Text {
            objectName: "listEmpty"
            anchors.fill: parent
            visible: root.rows.count === 0
            text: root.emptyText
            wrapMode: Text.WordWrap
            color: Theme.textMuted
            font.pixelSize: Theme.fontNormal
        }
    }
}
