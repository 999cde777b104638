pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Finds any round and shows it again: the tool for a dispute.
Item {
    id: root

    required property RoundsModel rounds
    readonly property bool upright: width < height

    Binding {
        target: root.rounds
        property: "active"
        value: root.visible
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        RoundFilter {
            Layout.fillWidth: true
            rounds: root.rounds
        }

        StaleLine {
            Layout.fillWidth: true
            view: root.rounds
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: root.upright ? 1 : 2
            columnSpacing: Theme.gap * 2
            rowSpacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 2
                Layout.preferredHeight: 1

                Text {
                    objectName: "foundText"
                    text: root.rounds.foundText
                    color: Theme.textMuted
                    font.pixelSize: Theme.fontSmall
                }

                ListView {
                    id: list

                    objectName: "roundList"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    // Rows made ahead would still be under way when the next search is answered.
                    cacheBuffer: 0
                    focus: true
                    activeFocusOnTab: true
                    // None before somebody goes to one.
                    currentIndex: -1
                    model: root.rounds.rounds
                    Keys.onReturnPressed: root.rounds.choose(currentIndex)
                    Keys.onSpacePressed: root.rounds.choose(currentIndex)
                    delegate: RoundRow {
                        id: row

                        width: ListView.view.width
                        chosen: root.rounds.chosen === index
                        current: ListView.isCurrentItem && list.activeFocus
                        onTriggered: {
                            list.currentIndex = index;
                            root.rounds.choose(index);
                        }
                    }

                    StoreState {
                        anchors.fill: parent
                        view: root.rounds
                        empty: root.rounds.rounds.count === 0
                        emptyText: qsTr("No such round")
                    }
                }
            }

            ReplayPanel {
                objectName: "replay"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                Layout.preferredHeight: 2
                replay: root.rounds.replay
            }
        }
    }
}
