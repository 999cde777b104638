pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Asks for what an action needs and for the passphrase of whoever signs it.
DialogFrame {
    id: root

    required property StaffModel staff
    property int row: -1
    property string title: ""
    property var blanks: []
    readonly property bool ready: fieldsReady && passphrase.text !== ""
    property bool fieldsReady: false

    signal confirmed(int row, var filled, string passphrase)

    function ask(action: var) {
        row = action.row;
        title = action.about === "" ? action.title : action.title + ": " + action.about;
        // Made anew, so that nothing typed for another action is left.
        blanks = [];
        blanks = action.blanks;
        passphrase.clear();
        look();
        open();
    }

    function field(index: int): BlankField {
        return fields.itemAt(index) as BlankField;
    }

    function look() {
        let all = true;
        // Asked while the fields are being made as well.
        for (let i = 0; i < fields.count; ++i)
            all = all && field(i) !== null && field(i).ready;
        fieldsReady = all;
    }

    function confirm() {
        if (!ready)
            return;
        const filled = {};
        for (let i = 0; i < fields.count; ++i)
            filled[blanks[i].argument] = field(i).value;
        const typed = passphrase.text;
        passphrase.clear();
        close();
        confirmed(row, filled, typed);
    }

    onOpened: fields.count > 0 ? field(0).takeFocus() : passphrase.forceActiveFocus()
    onClosed: passphrase.clear()

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

        // Not a layout: those of Qt 6.4 crash when a nested one loses its items.
        Column {
            id: column

            Layout.fillWidth: true
            spacing: Theme.gap / 2

            Repeater {
                id: fields

                model: root.blanks

                delegate: BlankField {
                    required property var modelData

                    width: column.width
                    blank: modelData
                    onReadyChanged: root.look()
                    onAccepted: passphrase.forceActiveFocus()
                }
            }
        }

        Text {
            objectName: "signer"
            Layout.fillWidth: true
            text: qsTr("Signed by %1, %2").arg(root.staff.name).arg(root.staff.role)
            color: Theme.textMuted
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
        }

        PassphraseField {
            id: passphrase

            objectName: "passphrase"
            Layout.fillWidth: true
            onAccepted: root.confirm()
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            PushButton {
                objectName: "send"
                Layout.fillWidth: true
                enabled: root.ready
                text: qsTr("Sign and send")
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
