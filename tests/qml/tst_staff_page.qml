import QtQuick
import QtTest
import Pitwatch.Console
import Pitwatch.Test

Item {
    id: root

    width: 1180
    height: 740

    SceneModels {
        id: pit
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window

        StaffPage {
            id: page
            anchors.fill: parent
            staff: pit.models.staff
            onSignInRequested: dialog.open()
        }

        SignInDialog {
            id: dialog
            staff: pit.models.staff
        }
    }

    TestCase {
        name: "StaffPage"
        when: windowShown

        function init() {
            pit.scene = "quiet-floor";
            waitForRendering(page);
        }

        function cleanup() {
            dialog.close();
            tryVerify(() => !dialog.visible);
        }

        function type(words) {
            for (const letter of words)
                keyClick(letter);
            keyClick(Qt.Key_Return);
        }

        function openDialog(person) {
            mouseClick(findChild(page, "staffSignIn"));
            const passphrase = findChild(root.Window.window, "signInPassphrase");
            tryVerify(() => passphrase.activeFocus);
            const who = findChild(root.Window.window, "who");
            who.activated(pit.models.staff.candidates.indexOf(person));
        }

        function test_saysWhoIsThereAndWhoMayDoWhat() {
            compare(findChild(page, "here").text, "Fay Okafor, Floorperson");
            compare(findChild(page, "roster").text, "Roster 4, in force until 2027-01-15 21:15");
            compare(pit.models.staff.people.count, 6);
            compare(findChild(page, "person-1").here, true);
            compare(findChild(page, "record-0").text, "fay: signed in");
        }

        function test_somebodyElseTakesOver() {
            openDialog("vera");
            type("scene");
            tryVerify(() => !dialog.visible);
            compare(findChild(page, "here").text, "Vera Lindqvist, Supervisor");
            compare(findChild(page, "record-0").text, "vera: signed in");
            compare(findChild(page, "record-1").text, "fay: signed out");
        }

        function test_aWrongPassphraseIsToldAndRecorded() {
            openDialog("karl");
            type("guess");
            compare(findChild(root.Window.window, "signInProblem").text, "the passphrase is wrong");
            compare(findChild(root.Window.window, "signInPassphrase").text, "");
            compare(dialog.visible, true);
            compare(findChild(page, "record-0").text, "karl: refused: the passphrase is wrong");
            compare(pit.models.staff.name, "Fay Okafor");
        }

        function test_nobodyIsThereAfterSigningOut() {
            mouseClick(findChild(page, "staffSignIn"));
            const signOut = findChild(root.Window.window, "signOut");
            tryVerify(() => signOut.visible);
            mouseClick(signOut);
            compare(findChild(page, "here").text, "Nobody is signed in");
            compare(findChild(page, "record-0").text, "fay: signed out");
        }

        function test_thePassphraseIsNotLeftInTheDialog() {
            openDialog("vera");
            keyClick("x");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !dialog.visible);
            compare(findChild(root.Window.window, "signInPassphrase").text, "");
        }
    }
}
