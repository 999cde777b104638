import QtQuick
import Pitwatch.Console

// The players' sign on a wall: one link, nothing to touch.
Window {
    id: root

    required property SignModel sign
    property bool wholeScreen: true

    width: 1920
    height: 1080
    visible: true
    visibility: wholeScreen ? Window.FullScreen : Window.Windowed
    title: qsTr("Pitwatch: %1").arg(sign.link)
    color: Theme.window

    SignBoard {
        anchors.fill: parent
        sign: root.sign
    }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.NoButton
        cursorShape: Qt.BlankCursor
    }

    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: root.close()
    }
}
