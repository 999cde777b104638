pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Every deck of a shift, and whether the rules were kept.
Item {
    id: root

    required property DecksModel decks
    readonly property real labelWidth: Math.min(220 * Theme.scale, width / 4)
    readonly property real statusWidth: Math.min(220 * Theme.scale, width / 4)

    Binding {
        target: root.decks
        property: "active"
        value: root.visible
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        ShiftBar {
            Layout.fillWidth: true
            name: root.decks.periodName
            times: root.decks.periodText
            running: root.decks.running
            savedText: root.decks.savedText
            canSave: root.decks.state === StoreView.Ready
            onEarlier: root.decks.showEarlier()
            onLater: root.decks.showLater()
            onNow: root.decks.showNow()
            onSave: root.decks.save()
        }

        StaleLine {
            Layout.fillWidth: true
            view: root.decks
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            opacity: root.decks.stale ? 0.6 : 1

            HourScale {
                visible: root.decks.decks.count > 0
                x: root.labelWidth
                width: parent.width - root.labelWidth - root.statusWidth
                height: parent.height
                hours: root.decks.hours
                nowAt: root.decks.nowAt
            }

            ListView {
                id: list

                objectName: "deckList"
                anchors.fill: parent
                anchors.topMargin: Theme.fontSmall + Theme.gap
                clip: true
                focus: true
                activeFocusOnTab: true
                model: root.decks.decks
                delegate: DeckTimeline {
                    width: ListView.view.width
                    labelWidth: root.labelWidth
                    statusWidth: root.statusWidth
                }
            }

            StoreState {
                anchors.fill: parent
                view: root.decks
                empty: root.decks.decks.count === 0
                emptyText: qsTr("No deck was at a table in this shift")
            }
        }

        Text {
            objectName: "summary"
            text: root.decks.summary
            color: Theme.text
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        ListView {
            id: breachList

            objectName: "breachList"
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(contentHeight, root.height * 0.35)
            clip: true
            activeFocusOnTab: true
            model: root.decks.breaches
            delegate: BreachRow {
                width: ListView.view.width
            }
        }
    }
}
