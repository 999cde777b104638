pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Everything that needs a hand, the most pressing first.
Item {
    id: root

    required property AlarmModel alarms

    signal tableRequested(string name)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Text {
                objectName: "rate"
                Layout.fillWidth: true
                text: root.alarms.tooMany ? qsTr("More than one person can attend to: %1").arg(root.alarms.rateText) : qsTr("Raised: %1").arg(root.alarms.rateText)
                color: root.alarms.tooMany ? Theme.soon : Theme.textMuted
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
                font.bold: root.alarms.tooMany
            }

            Text {
                objectName: "muted"
                visible: text !== ""
                text: root.alarms.mutedUntil === "" ? "" : qsTr("Sound muted until %1").arg(root.alarms.mutedUntil)
                color: Theme.text
                font.pixelSize: Theme.fontNormal
            }

            PushButton {
                objectName: "mute"
                visible: root.alarms.sounding
                text: qsTr("Mute 2 min")
                onTriggered: root.alarms.mute()
            }

            PushButton {
                objectName: "acknowledgeAll"
                visible: root.alarms.waiting > 1
                text: qsTr("Acknowledge all")
                onTriggered: root.alarms.acknowledgeAll()
            }
        }

        Text {
            objectName: "refusal"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.alarms.refusal
            color: Theme.urgent
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        ListView {
            id: list

            objectName: "alarms"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            focus: true
            spacing: Theme.gap / 2
            boundsBehavior: Flickable.StopAtBounds
            model: root.alarms.rows

            delegate: AlarmRow {
                width: list.width
                narrow: list.width < 760
                onAcknowledgeRequested: root.alarms.acknowledge(alarmId)
                onShelveRequested: dialog.ask(alarmId, sentence)
                onTableRequested: root.tableRequested(table)
            }
        }
    }

    EmptyState {
        objectName: "empty"
        anchors.fill: parent
        visible: root.alarms.rows.count === 0
        text: qsTr("Nothing needs a hand")
    }

    ShelveDialog {
        id: dialog

        property string alarm: ""

        function ask(alarm: string, sentence: string) {
            dialog.alarm = alarm;
            dialog.sentence = sentence;
            dialog.over = false;
            open();
        }

        onConfirmed: (reason, minutes) => root.alarms.shelve(alarm, reason, minutes)
    }

    Connections {
        target: root.alarms

        function onChanged() {
            dialog.over = dialog.over || !root.alarms.mayShelve(dialog.alarm);
        }
    }
}
