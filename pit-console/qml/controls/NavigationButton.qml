import QtQuick
import Pitwatch.Console

// One page of the navigation: a drawing, its name, and how many things wait there.
FocusScope {
    id: root

    required property string title
    required property string icon
    required property bool selected
    property int waiting: 0
    property bool portrait: false

    signal triggered

    implicitWidth: Theme.touch
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + Theme.gap)
    activeFocusOnTab: true

    Accessible.role: Accessible.PageTab
    Accessible.name: waiting > 0 ? qsTr("%1, %2 waiting").arg(title).arg(waiting) : title
    Accessible.selected: selected
    Accessible.onPressAction: root.triggered()
    Keys.onReturnPressed: root.triggered()
    Keys.onEnterPressed: root.triggered()
    Keys.onSpacePressed: root.triggered()

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: Theme.radius
        color: root.selected || tap.pressed ? Theme.raised : "transparent"
        border.color: Theme.focus
        border.width: root.activeFocus ? 2 : 0
    }

    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - 8
        spacing: 3

        StrokeIcon {
            anchors.horizontalCenter: parent.horizontalCenter
            path: root.icon
            colour: root.selected ? Theme.text : Theme.textMuted
        }

        Text {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.title
            color: root.selected ? Theme.text : Theme.textMuted
            elide: Text.ElideRight
            font.pixelSize: root.portrait ? Theme.fontSmall * 0.8 : Theme.fontSmall
            font.bold: root.selected
        }
    }

    CountBadge {
        objectName: "badge"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 6
        count: root.waiting
    }

    TapHandler {
        id: tap
        onTapped: root.triggered()
    }
}
