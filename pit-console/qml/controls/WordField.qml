import QtQuick
import Pitwatch.Console

// A line to type in.
FocusScope {
    id: root

    required property string accessibleName
    property string hint: ""
    property bool wrong: false
    property alias text: input.text

    signal edited(string text)
    signal entered

    implicitWidth: 150 * Theme.scale
    implicitHeight: Theme.touch

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.color: root.wrong ? Theme.urgent : input.activeFocus ? Theme.focus : Theme.line
        border.width: root.wrong || input.activeFocus ? 2 : 1
    }

    Text {
        anchors.fill: input
        visible: input.text === ""
        text: root.hint
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    TextInput {
        id: input

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        focus: true
        activeFocusOnTab: true
        clip: true
        maximumLength: 20
        verticalAlignment: Text.AlignVCenter
        color: Theme.text
        selectionColor: Theme.focus
        font.pixelSize: Theme.fontNormal
        Accessible.role: Accessible.EditableText
        Accessible.name: root.accessibleName
        onTextEdited: root.edited(text)
        onAccepted: root.entered()
    }
}
