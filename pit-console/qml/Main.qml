import QtQuick
import Pitwatch.Console

// The console's window.
Window {
    id: root

    required property ConsoleModels models
    property alias view: shell.view
    readonly property alias viewNames: shell.viewNames

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 480
    visible: true
    title: qsTr("Pitwatch")
    color: Theme.window

    Shell {
        id: shell
        anchors.fill: parent
        models: root.models
    }
}
