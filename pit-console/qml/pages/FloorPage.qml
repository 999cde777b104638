pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Every table of the pit.
Item {
    id: root

    required property FloorModel floor

    signal tableRequested(string name)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap / 2

        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap / 2
            spacing: Theme.gap / 2
            visible: root.floor.count > 0 || root.floor.section !== ""

            PushButton {
                objectName: "byNeed"
                text: qsTr("By need")
                chosen: root.floor.byNeed
                onTriggered: root.floor.byNeed = true
            }

            PushButton {
                objectName: "byPlace"
                text: qsTr("By place")
                chosen: !root.floor.byNeed
                onTriggered: root.floor.byNeed = false
            }

            Item {
                implicitWidth: Theme.gap * 2
                implicitHeight: 1
            }

            PushButton {
                objectName: "allSections"
                visible: root.floor.sections.length > 0
                text: qsTr("All sections")
                chosen: root.floor.section === ""
                onTriggered: root.floor.section = ""
            }

            Repeater {
                model: root.floor.sections

                delegate: PushButton {
                    required property string modelData

                    objectName: "section-" + modelData
                    text: modelData
                    chosen: root.floor.section === modelData
                    onTriggered: root.floor.section = modelData
                }
            }
        }

        GridView {
            id: grid

            readonly property int columns: Math.max(1, Math.floor(width / (280 * Theme.scale)))

            objectName: "tiles"
            Layout.fillWidth: true
            Layout.fillHeight: true
            cellWidth: Math.floor(width / columns)
            cellHeight: 216 * Theme.scale + Theme.gap
            clip: true
            focus: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.floor

            delegate: TableTile {
                width: grid.cellWidth - Theme.gap
                height: grid.cellHeight - Theme.gap
                onTriggered: root.tableRequested(tableName)
            }
        }
    }

    EmptyState {
        objectName: "empty"
        anchors.fill: parent
        visible: root.floor.count === 0
        text: root.floor.section === "" ? qsTr("No tables in this pit yet") : qsTr("No tables in this section")
        hint: root.floor.section === "" ? qsTr("Tables appear here as soon as the console is told to watch them.") : ""
    }
}
