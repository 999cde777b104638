import QtQuick
import QtQuick.Controls.Basic
import Pitwatch.Console

// A line of text to type.
TextField {
    id: root

    implicitHeight: Theme.touch
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    color: Theme.text
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.focus
    selectedTextColor: Theme.window
    selectByMouse: true
    font.pixelSize: Theme.fontNormal
    Accessible.name: placeholderText

    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.color: root.activeFocus ? Theme.focus : Theme.line
        border.width: root.activeFocus ? 2 : 1
    }
}
