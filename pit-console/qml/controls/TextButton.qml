import QtQuick
import Pitwatch.Console

// A button with words on it.
FocusScope {
    id: root

    required property string text
    property string accessibleName: text

    signal triggered

    implicitWidth: Math.max(Theme.touch, label.implicitWidth + Theme.gap * 2)
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: accessibleName
    Accessible.onPressAction: root.triggered()
    Keys.onReturnPressed: root.triggered()
    Keys.onEnterPressed: root.triggered()
    Keys.onSpacePressed: root.triggered()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: tap.pressed ? Theme.line : Theme.raised
        border.color: root.activeFocus ? Theme.focus : Theme.line
        border.width: root.activeFocus ? 2 : 1
    }

    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - Theme.gap)
        text: root.text
        elide: Text.ElideRight
        color: Theme.text
        font.pixelSize: Theme.fontNormal
    }

    TapHandler {
        id: tap
        // Taken for itself: nothing below is tapped too.
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.triggered()
    }
}
