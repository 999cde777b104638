import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Asks for what an action needs before it is sent: words, a number of chips, or only a yes.
DialogFrame {
    id: root

    property string title: ""
    property bool needsWords: false
    property bool needsCount: false

    signal confirmed(string words, int chips)

    function confirm() {
        if (ready) {
            close();
            confirmed(words.text, parseInt(chips.text) || 0);
        }
    }

    readonly property bool ready: (!needsWords || words.text.trim() !== "") && (!needsCount || chips.acceptableInput)

    onAboutToShow: {
        words.clear();
        chips.clear();
    }
    onOpened: (needsWords ? words : (needsCount ? chips : send)).forceActiveFocus()

    ColumnLayout {
        width: root.availableWidth
        spacing: Theme.gap

        Text {
            objectName: "dialogTitle"
            Layout.fillWidth: true
            text: root.title
            color: Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontLarge
        }

        InputField {
            id: words

            objectName: "words"
            Layout.fillWidth: true
            visible: root.needsWords
            maximumLength: 200
            placeholderText: qsTr("In words: reason, cause or name")
            onAccepted: root.confirm()
        }

        InputField {
            id: chips

            objectName: "chips"
            Layout.fillWidth: true
            visible: root.needsCount
            placeholderText: qsTr("Chips agreed on")
            inputMethodHints: Qt.ImhDigitsOnly
            validator: IntValidator {
                bottom: 0
                top: 999
            }
            onAccepted: root.confirm()
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            PushButton {
                id: send

                objectName: "send"
                Layout.fillWidth: true
                enabled: root.ready
                text: qsTr("Send")
                onTriggered: root.confirm()
            }

            PushButton {
                objectName: "cancel"
                Layout.fillWidth: true
                text: qsTr("Cancel")
                onTriggered: root.close()
            }
        }
    }
}
