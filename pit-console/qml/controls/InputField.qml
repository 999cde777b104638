import QtQuick
import QtQuick.Controls.Basic
import Pitwatch.Console

// A line of text to type.
TextField {
    id: root

    property bool wrong: false
    property string accessibleName: placeholderText

    implicitHeight: Theme.touch
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    color: Theme.text
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.focus
    selectedTextColor: Theme.window
    selectByMouse: true
    font.pixelSize: Theme.fontNormal
    Accessible.name: accessibleName

    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.color: root.wrong ? Theme.urgent : root.activeFocus ? Theme.focus : Theme.line
        border.width: root.wrong || root.activeFocus ? 2 : 1
    }
}
