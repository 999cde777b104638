import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

Window {
    id: root

    required property FloorModel floor

    width: 1280
    height: 800
    minimumWidth: 640
    minimumHeight: 480
    visible: true
    title: qsTr("Pitwatch")
    color: Theme.window

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.touch + Theme.gap
            color: Theme.surface

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.gap * 1.5
                anchors.rightMargin: Theme.gap * 1.5

                Text {
                    Layout.fillWidth: true
                    text: qsTr("Floor")
                    color: Theme.text
                    font.pixelSize: Theme.fontLarge
                }

                Text {
                    text: root.floor.linkText
                    color: root.floor.connected ? Theme.textMuted : Theme.urgent
                    font.pixelSize: Theme.fontNormal
                    font.bold: !root.floor.connected
                }
            }
        }

        FloorPage {
            Layout.fillWidth: true
            Layout.fillHeight: true
            floor: root.floor
        }
    }
}
