pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Shows what is about to be signed and asks for what it needs and for the passphrase. It stays what it was
// when it opened; once the object is another, it can only be closed.
DialogFrame {
    id: root

    required property SigningModel signing
    required property StaffModel staff
    readonly property bool overtaken: signing.overtaken !== ""
    readonly property bool ready: fieldsReady && passphrase.text !== "" && !signing.busy && !overtaken && signing.hindrance === "" && staff.signedIn
    property bool fieldsReady: false

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
            filled[field(i).argument] = field(i).value;
        const typed = passphrase.text;
        passphrase.clear();
        signing.sign(filled, typed);
    }

    onOpened: fields.count > 0 ? field(0).takeFocus() : passphrase.forceActiveFocus()
    onClosed: {
        passphrase.clear();
        signing.close();
    }

    Connections {
        target: root.signing

        function onOpenChanged() {
            if (root.signing.open) {
                passphrase.clear();
                root.look();
                root.open();
            } else {
                root.close();
            }
        }
    }

    // Large text may need more than the window has.
    Flickable {
        width: root.availableWidth
        implicitHeight: Math.min(content.implicitHeight, root.parent ? root.parent.height - Theme.gap * 5 : content.implicitHeight)
        contentWidth: width
        contentHeight: content.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: content

            width: parent.width
            spacing: Theme.gap

            SigningFacts {
                Layout.fillWidth: true
                signing: root.signing
            }

            // Not a layout: those of Qt 6.4 crash when a nested one loses its items.
            Column {
                id: column

                Layout.fillWidth: true
                visible: fields.count > 0
                enabled: !root.overtaken && !root.signing.busy
                opacity: enabled ? 1 : 0.5
                spacing: Theme.gap / 2

                Repeater {
                    id: fields

                    model: root.signing.blanks

                    delegate: BlankField {
                        width: column.width
                        problem: money && value !== "" ? root.signing.amountProblem(value) : ""
                        warning: money && value !== "" ? root.signing.amountWarning(value) : ""
                        onReadyChanged: root.look()
                        onAccepted: passphrase.forceActiveFocus()
                    }
                }
            }

            Text {
                objectName: "signer"
                Layout.fillWidth: true
                visible: !root.overtaken
                text: root.staff.signedIn ? qsTr("Signed by %1, %2").arg(root.staff.name).arg(root.staff.role) : qsTr("Nobody is signed in any more")
                color: Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }

            PassphraseField {
                id: passphrase

                objectName: "passphrase"
                Layout.fillWidth: true
                visible: !root.overtaken
                enabled: !root.signing.busy
                onAccepted: root.confirm()
            }

            Text {
                objectName: "signingProblem"
                Layout.fillWidth: true
                visible: text !== "" && !root.overtaken
                text: root.signing.busy ? qsTr("Opening the key…") : root.signing.hindrance !== "" ? qsTr("Not now: %1").arg(root.signing.hindrance) : root.signing.problem === "" ? "" : qsTr("Nothing was signed: %1").arg(root.signing.problem)
                color: root.signing.busy ? Theme.textMuted : Theme.urgent
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                PushButton {
                    objectName: "send"
                    Layout.fillWidth: true
                    visible: !root.overtaken
                    enabled: root.ready
                    text: qsTr("Sign and send")
                    onTriggered: root.confirm()
                }

                PushButton {
                    objectName: "cancel"
                    Layout.fillWidth: true
                    text: qsTr("Close, sign nothing")
                    onTriggered: root.close()
                }
            }
        }
    }
}
