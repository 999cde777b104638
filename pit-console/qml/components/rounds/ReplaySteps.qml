pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Everything that was recorded of a round, line by line.
ListView {
    id: root

    required property ReplayModel replay

    objectName: "stepList"
    clip: true
    activeFocusOnTab: true
    model: replay.steps
    currentIndex: replay.step
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Steps of the round")

    delegate: Item {
        id: line

        required property int index
        required property string time
        required property string what
        required property string detail
        required property string who
        required property string party

        width: ListView.view.width
        height: Math.max(Theme.touch, words.implicitHeight + 8)
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1, %2, %3, %4").arg(time).arg(what).arg(detail).arg(who)

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: line.index === root.replay.step ? Theme.raised : "transparent"
        }

        RowLayout {
            anchors.fill: parent
            anchors.margins: 4
            spacing: Theme.gap

            Text {
                Layout.preferredWidth: 56 * Theme.scale
                horizontalAlignment: Text.AlignRight
                text: line.time
                color: Theme.textMuted
                font.pixelSize: Theme.fontSmall
            }

            Text {
                id: words

                Layout.fillWidth: true
                text: line.detail === "" ? line.what : qsTr("%1: %2").arg(line.what).arg(line.detail)
                wrapMode: Text.WordWrap
                color: Theme.text
                font.pixelSize: Theme.fontSmall
            }

            Text {
                text: line.who === "" ? line.party : line.who
                color: line.who === "" ? Theme.textMuted : Theme.text
                font.pixelSize: Theme.fontSmall
                font.bold: line.who !== ""
            }
        }

        TapHandler {
            onTapped: root.replay.step = line.index
        }
    }
}
