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

        AlarmsPage {
            id: page
            anchors.fill: parent
            alarms: pit.models.alarms
        }
    }

    SignalSpy {
        id: requested
        target: page
        signalName: "tableRequested"
    }

    TestCase {
        name: "AlarmsPage"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            waitForRendering(page);
        }

        function row(index) {
            const list = findChild(page, "alarms");
            list.forceLayout();
            return list.itemAtIndex(index);
        }

        function test_quietWhenAllIsWell() {
            show("quiet-floor");
            compare(findChild(page, "empty").visible, true);
            compare(pit.models.alarms.sounding, false);
        }

        function test_theMostPressingComesFirst() {
            show("deck-overdue");
            compare(findChild(page, "alarms").count, 4);
            compare(row(0).level, 3);
            compare(row(3).level, 1);
            compare(findChild(row(0), "priority").text, "Urgent");
            verify(findChild(row(0), "sentence").text.startsWith("T02"));
        }

        function test_acknowledgedIsNotGone() {
            show("deck-overdue");
            mouseClick(findChild(row(0), "acknowledge"));
            compare(findChild(page, "alarms").count, 4);
            compare(pit.models.alarms.waiting, 3);
            const quiet = row(3);
            compare(quiet.quiet, true);
            verify(findChild(quiet, "state").text.includes("acknowledged by fay"));
            compare(findChild(quiet, "acknowledge").visible, false);
        }

        function test_whatIsRefusedIsShown() {
            show("deck-overdue");
            const refusal = findChild(page, "refusal");
            compare(refusal.visible, false);
            pit.models.staff.signOut();
            mouseClick(findChild(row(0), "acknowledge"));
            compare(refusal.text, "Not done: nobody is signed in");
            compare(refusal.visible, true);
            compare(pit.models.alarms.waiting, 4);
        }

        function test_aJackpotCannotBeShelved() {
            show("jackpot-waiting");
            compare(findChild(row(0), "shelve").visible, false);
            compare(findChild(row(0), "acknowledge").visible, true);
        }

        function test_shelvingNeedsAReason() {
            show("deck-overdue");
            mouseClick(findChild(row(0), "shelve"));
            const reason = findChild(root.Window.window, "shelveReason");
            const confirm = findChild(root.Window.window, "shelveConfirm");
            tryVerify(() => reason.activeFocus);
            compare(confirm.enabled, false);
            for (const letter of "cards come")
                keyClick(letter);
            const spans = Array.from(reason.parent.children).find(child => child.children.length >= 4);
            mouseClick(Array.from(spans.children).find(child => child.objectName === "minutes-30"));
            mouseClick(confirm);
            compare(pit.models.alarms.waiting, 3);
            verify(findChild(row(3), "state").text.includes("shelved by fay until 21:45: cards come"));
        }

        function test_theMuteEnds() {
            show("shuffler-jam");
            compare(pit.models.alarms.sounding, true);
            mouseClick(findChild(page, "mute"));
            compare(pit.models.alarms.sounding, false);
            compare(findChild(page, "muted").text, "Sound muted until 21:17");
        }

        function test_acknowledgesAllByKeyboard() {
            show("deck-overdue");
            const all = findChild(page, "acknowledgeAll");
            all.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(pit.models.alarms.waiting, 0);
            compare(pit.models.alarms.bannerLevel, 0);
        }

        function test_goesToTheTable() {
            show("shuffler-jam");
            requested.clear();
            mouseClick(findChild(row(0), "goto"));
            compare(requested.signalArguments[0][0], "T01");
        }

        function test_oneCauseOneAlarm() {
            show("broker-lost");
            compare(findChild(page, "alarms").count, 1);
            compare(findChild(row(0), "sentence").text, "Connection to the pit lost");
        }

        function test_touchTargetsAreLargeEnough() {
            show("deck-overdue");
            for (const name of ["goto", "shelve", "acknowledge"]) {
                const button = findChild(row(0), name);
                verify(button.width >= 44 && button.height >= 44, name);
            }
        }
    }
}
