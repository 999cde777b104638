pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Who is at the console: signs in, hands over to somebody else, or signs out.
DialogFrame {
    id: root

    required property StaffModel staff
    // Who was chosen, whatever becomes of the list; a passphrase is never tried as somebody else's.
    property string person: ""
    readonly property var ids: staff.candidates
    readonly property bool ready: ids.includes(person) && passphrase.text !== "" && !staff.busy

    function confirm() {
        if (!ready)
            return;
        const typed = passphrase.text;
        passphrase.clear();
        staff.signIn(person, typed);
    }

    function follow() {
        who.currentIndex = ids.indexOf(person);
    }

    onAboutToShow: {
        passphrase.clear();
        staff.forgetProblem();
        if (!ids.includes(person))
            person = ids.length > 0 ? ids[0] : "";
    }
    onPersonChanged: follow()
    onIdsChanged: follow()
    onOpened: passphrase.forceActiveFocus()
    onClosed: {
        passphrase.clear();
        // Who closes it before the key is open has changed their mind.
        staff.cancelSignIn();
    }

    Connections {
        target: root.staff

        function onArrived() {
            root.close();
        }
    }

    ColumnLayout {
        width: root.availableWidth
        spacing: Theme.gap

        Text {
            Layout.fillWidth: true
            text: root.staff.signedIn ? qsTr("%1 is signed in").arg(root.staff.name) : qsTr("Sign in")
            color: Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontLarge
        }

        Text {
            objectName: "notSetUp"
            Layout.fillWidth: true
            visible: root.staff.candidates.length === 0
            text: root.staff.available ? root.staff.rosterText : qsTr("This console is not set up for signing")
            color: Theme.soon
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
        }

        ChoiceBox {
            id: who

            objectName: "who"
            Layout.fillWidth: true
            accessibleName: qsTr("Who signs in")
            model: root.staff.candidateNames
            onModelChanged: root.follow()
            onActivated: index => root.person = root.ids[index]
        }

        PassphraseField {
            id: passphrase

            objectName: "signInPassphrase"
            Layout.fillWidth: true
            onAccepted: root.confirm()
        }

        Text {
            objectName: "signInProblem"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.staff.busy ? qsTr("Opening the key…") : root.staff.problem
            color: root.staff.busy ? Theme.textMuted : Theme.urgent
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontNormal
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            PushButton {
                objectName: "signInConfirm"
                Layout.fillWidth: true
                enabled: root.ready
                text: qsTr("Sign in")
                onTriggered: root.confirm()
            }

            PushButton {
                objectName: "signOut"
                Layout.fillWidth: true
                visible: root.staff.signedIn
                text: qsTr("Sign out")
                onTriggered: {
                    root.staff.signOut();
                    root.close();
                }
            }

            PushButton {
                objectName: "signInCancel"
                Layout.fillWidth: true
                text: qsTr("Cancel")
                onTriggered: root.close()
            }
        }
    }
}
