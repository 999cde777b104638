import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One alarm: how pressing, where, what, since when, and what became of it.
Rectangle {
    id: root

    required property int index
    required property string alarmId
    required property string sentence
    required property string table
    required property int level
    required property string priorityText
    required property string since
    required property string age
    required property string stateText
    required property bool canAcknowledge
    required property bool canShelve
    required property bool quiet
    property bool narrow: false

    signal acknowledgeRequested
    signal shelveRequested
    signal tableRequested

    implicitHeight: Math.max(Theme.touch + Theme.gap, grid.implicitHeight + Theme.gap)
    radius: Theme.radius
    color: Theme.surface
    border.color: quiet ? Theme.line : (level === 3 ? Theme.urgent : (level === 2 ? Theme.soon : Theme.line))
    border.width: quiet ? 1 : 2

    Accessible.role: Accessible.ListItem
    Accessible.name: priorityText + ". " + table + " " + sentence + ". " + stateText

    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap / 2
        columns: root.narrow ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            PriorityMark {
                level: root.level
                quiet: root.quiet
            }

            Text {
                objectName: "priority"
                Layout.preferredWidth: Theme.fontNormal * 5
                text: root.priorityText
                color: root.quiet ? Theme.textMuted : Theme.text
                font.pixelSize: Theme.fontNormal
                font.bold: !root.quiet
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Text {
                    objectName: "sentence"
                    Layout.fillWidth: true
                    text: root.table === "" ? root.sentence : root.table + "  " + root.sentence
                    color: root.quiet ? Theme.textMuted : Theme.text
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.fontNormal
                }

                Text {
                    objectName: "state"
                    Layout.fillWidth: true
                    text: qsTr("since %1 (%2), %3").arg(root.since).arg(root.age).arg(root.stateText)
                    color: Theme.textMuted
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.fontSmall
                }
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap / 2

            PushButton {
                objectName: "goto"
                visible: root.table !== ""
                text: qsTr("Table")
                onTriggered: root.tableRequested()
            }

            PushButton {
                objectName: "shelve"
                visible: root.canShelve
                text: qsTr("Shelve")
                onTriggered: root.shelveRequested()
            }

            PushButton {
                objectName: "acknowledge"
                visible: root.canAcknowledge
                text: qsTr("Acknowledge")
                onTriggered: root.acknowledgeRequested()
            }
        }
    }
}
