import QtQuick
import Pitwatch.Console

// Something to press, by finger, mouse or keyboard.
FocusScope {
    id: root

    required property string text
    property string accessibleName: text
    property bool busy: false
    property bool chosen: false

    signal triggered

    function press() {
        if (enabled && !busy)
            root.triggered();
    }

    implicitWidth: Math.max(Theme.touch, label.implicitWidth + Theme.gap * 2)
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: accessibleName
    Accessible.checked: chosen
    Accessible.onPressAction: root.press()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()
    Keys.onSpacePressed: root.press()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: tap.pressed ? Theme.line : (root.chosen ? Theme.text : Theme.raised)
        border.color: root.activeFocus ? Theme.focus : Theme.line
        border.width: root.activeFocus ? 2 : 1
    }

    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - Theme.gap)
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        text: root.text
        color: root.chosen && !tap.pressed ? Theme.window : Theme.text
        font.pixelSize: Theme.fontNormal
        font.italic: root.busy
    }

    TapHandler {
        id: tap
        // Taken for itself: nothing below is tapped too.
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            root.forceActiveFocus();
            root.press();
        }
    }
}
