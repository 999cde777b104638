import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One claim in full: the hand, what comes next, how far it has come, and the Envy lines.
Flickable {
    id: root

    required property JackpotsModel jackpots
    readonly property bool roomy: width >= 640 * Theme.scale

    signal actionRequested(string offer)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: width
    contentHeight: grid.implicitHeight

    GridLayout {
        id: grid

        width: root.width
        columns: root.roomy ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Panel {
            Layout.fillWidth: true
            Layout.columnSpan: grid.columns
            title: qsTr("Claim")

            Text {
                objectName: "ended"
                Layout.fillWidth: true
                visible: text !== ""
                text: root.jackpots.queue.endedText
                color: Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontLarge
            }

            ClaimHeading {
                Layout.fillWidth: true
                visible: root.jackpots.queue.endedText === ""
                claim: root.jackpots.claim
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.columnSpan: grid.columns
            title: qsTr("What comes next")

            Text {
                objectName: "next"
                Layout.fillWidth: true
                text: root.jackpots.claim.next
                color: Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
                font.bold: true
            }

            Text {
                objectName: "outcome"
                Layout.fillWidth: true
                visible: text !== ""
                text: root.jackpots.actions.outcome
                color: root.jackpots.actions.outcomeRefused ? Theme.urgent : Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
                font.bold: true
            }

            ActionList {
                Layout.fillWidth: true
                actions: root.jackpots.actions
                columns: root.roomy ? 3 : 1
                onActionRequested: offer => root.actionRequested(offer)
            }

            Text {
                Layout.fillWidth: true
                text: root.jackpots.claim.section
                color: Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            title: qsTr("How far it has come")

            ClaimSteps {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Layout.fillHeight: true
                steps: root.jackpots.claim.steps
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            title: qsTr("To compare at the table")

            ClaimChecks {
                Layout.fillWidth: true
                checks: root.jackpots.claim.checks
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            title: qsTr("Envy Bonus, seat by seat")

            ClaimEnvy {
                objectName: "envy"
                Layout.fillWidth: true
                lines: root.jackpots.claim.envy
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            title: qsTr("Payout document")

            ClaimSlip {
                Layout.fillWidth: true
                claim: root.jackpots.claim
            }
        }
    }
}
