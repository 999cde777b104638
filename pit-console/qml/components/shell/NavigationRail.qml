pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Which page to look at: a column on a desk, a row at the bottom of a tablet held upright.
Rectangle {
    id: root

    required property var entries
    required property string view
    property bool portrait: false

    signal viewRequested(string name)

    implicitWidth: Theme.fontSmall * 7
    implicitHeight: Theme.touch + Theme.fontSmall * 2
    color: Theme.surface

    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Views")

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        rowSpacing: 0
        columns: root.portrait ? root.entries.length : 1

        Repeater {
            model: root.entries

            delegate: NavigationButton {
                required property PageEntry modelData

                Layout.fillWidth: true
                Layout.fillHeight: root.portrait
                Layout.preferredWidth: 1
                objectName: "nav-" + modelData.name
                title: modelData.title
                icon: modelData.icon
                waiting: modelData.waiting
                selected: modelData.name === root.view
                portrait: root.portrait
                onTriggered: root.viewRequested(modelData.name)
            }
        }

        Item {
            visible: !root.portrait
            Layout.fillHeight: true
        }
    }
}
