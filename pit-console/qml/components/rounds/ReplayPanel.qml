pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// A round step by step: the layout as it lay, and who did what. Left and right arrows step.
FocusScope {
    id: root

    required property ReplayModel replay

    activeFocusOnTab: true
    Keys.onLeftPressed: replay.back()
    Keys.onRightPressed: replay.forward()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap
        visible: root.replay.there

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Text {
                objectName: "replayTitle"
                Layout.fillWidth: true
                text: root.replay.title
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: Theme.fontNormal
                font.bold: true
            }

            PushButton {
                objectName: "back"
                text: "◀"
                accessibleName: qsTr("Step back")
                onTriggered: root.replay.back()
            }

            Text {
                objectName: "stepText"
                text: root.replay.stepText
                color: Theme.textMuted
                font.pixelSize: Theme.fontSmall
            }

            PushButton {
                objectName: "forward"
                text: "▶"
                accessibleName: qsTr("Step forward")
                onTriggered: root.replay.forward()
            }
        }

        Text {
            objectName: "replayProblem"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.replay.problem
            wrapMode: Text.WordWrap
            color: Theme.soon
            font.pixelSize: Theme.fontSmall
        }

        Board {
            Layout.alignment: Qt.AlignHCenter
            cross: root.replay.cross
            cards: root.replay.board
            box: root.replay.box
        }

        // Seat 1 is farthest to the dealer's left, which is the right of whoever faces the dealer.
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            layoutDirection: Qt.RightToLeft

            Repeater {
                model: root.replay.seats
                delegate: ReplaySeat {
                }
            }
        }

        ReplaySteps {
            Layout.fillWidth: true
            Layout.fillHeight: true
            replay: root.replay
        }
    }

    EmptyState {
        anchors.fill: parent
        visible: !root.replay.there
        text: qsTr("Choose a round to see it step by step")
    }
}
