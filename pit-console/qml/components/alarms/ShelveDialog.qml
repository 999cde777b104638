pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Puts an alarm aside: only with a reason, and only for a while. One that is over by now can only be
// closed; no other takes its place.
DialogFrame {
    id: root

    property string sentence: ""
    property int minutes: 15
    property bool over: false
    readonly property bool ready: !over && reason.text.trim() !== ""

    signal confirmed(string reason, int minutes)

    function confirm() {
        if (ready) {
            close();
            confirmed(reason.text, minutes);
        }
    }

    onAboutToShow: reason.clear()
    onOpened: reason.forceActiveFocus()

    ColumnLayout {
        width: root.availableWidth
        spacing: Theme.gap

        Text {
            Layout.fillWidth: true
            text: qsTr("Shelve: %1").arg(root.sentence)
            color: Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontLarge
        }

        Text {
            objectName: "shelveOver"
            Layout.fillWidth: true
            visible: root.over
            text: qsTr("This alarm cannot be shelved any more")
            color: Theme.urgent
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        InputField {
            id: reason

            objectName: "shelveReason"
            Layout.fillWidth: true
            maximumLength: 200
            placeholderText: qsTr("Why may it wait?")
            onAccepted: root.confirm()
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            Repeater {
                model: [15, 30, 60, 240]

                delegate: PushButton {
                    required property int modelData

                    objectName: "minutes-" + modelData
                    text: modelData < 60 ? qsTr("%1 min").arg(modelData) : qsTr("%1 h").arg(modelData / 60)
                    chosen: root.minutes === modelData
                    onTriggered: root.minutes = modelData
                }
            }
        }

        RowLayout {
            spacing: Theme.gap

            PushButton {
                objectName: "shelveConfirm"
                Layout.fillWidth: true
                enabled: root.ready
                text: qsTr("Shelve")
                onTriggered: root.confirm()
            }

            PushButton {
                objectName: "shelveCancel"
                Layout.fillWidth: true
                text: qsTr("Cancel")
                onTriggered: root.close()
            }
        }
    }
}
