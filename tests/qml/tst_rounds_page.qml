import QtQuick
import QtTest
import Pitwatch.Console
import Pitwatch.Test

Item {
    id: root

    width: 1280
    height: 800

    ArchivePit {
        id: pit
        scene: "played"
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window

        RoundsPage {
            id: page
            anchors.fill: parent
            rounds: pit.models.rounds
        }
    }

    TestCase {
        name: "RoundsPage"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            page.rounds.table = 0;
            page.rounds.hand = 0;
            page.rounds.range = 3;
            page.rounds.leastPaid = "";
            page.rounds.onlyVoid = false;
            page.rounds.search();
            wait(0);
            tryCompare(page.rounds, "state", StoreView.Ready);
        }

        function shot(name) {
            waitForRendering(page);
            grabImage(root).save(pit.shotPath(name));
        }

        function row(index) {
            const list = findChild(page, "roundList");
            list.positionViewAtIndex(index, ListView.Contain);
            list.forceLayout();
            return list.itemAtIndex(index);
        }

        function test_findsRoundsOfATable() {
            show("played");
            tryCompare(findChild(page, "roundList"), "count", 61);
            page.rounds.table = 3;
            mouseClick(findChild(page, "search"));
            tryCompare(findChild(page, "roundList"), "count", 9);
            verify(row(0).name.startsWith("T03"));
        }

        function test_refusesAnAmountThatIsNone() {
            show("played");
            const field = findChild(page, "leastPaid");
            field.forceActiveFocus();
            keyClick("x");
            compare(findChild(page, "filterProblem").visible, true);
            compare(findChild(page, "search").enabled, false);
            keyClick(Qt.Key_Backspace);
            for (const digit of "1000000")
                keyClick(digit);
            compare(findChild(page, "filterProblem").visible, false);
            keyClick(Qt.Key_Return);
            tryCompare(findChild(page, "roundList"), "count", 0);
            compare(findChild(page, "storeState").visible, true);
            shot("rounds-none");
            keyClick(Qt.Key_A, Qt.ControlModifier);
            keyClick(Qt.Key_Delete);
        }

        function test_stepsThroughARoundByTouchAndKeyboard() {
            show("played");
            tryVerify(() => findChild(page, "roundList").count > 0);
            page.rounds.table = 1;
            page.rounds.search();
            tryCompare(findChild(page, "roundList"), "count", 40);
            mouseClick(row(0));
            const replay = page.rounds.replay;
            tryVerify(() => replay.title.startsWith("T01"));
            compare(replay.problem, "");
            verify(replay.steps.count > 10);
            compare(replay.step, replay.steps.count - 1);
            compare(replay.seats.count, 4);
            compare(replay.board.length, 2);
            verify(replay.board.every(card => card !== ""), replay.board.join());
            shot("rounds-replay-end");
            const panel = findChild(page, "replay");
            panel.forceActiveFocus();
            for (let i = 0; i < 200; ++i)
                keyClick(Qt.Key_Left);
            compare(replay.step, 0);
            compare(replay.board.length, 0);
            mouseClick(findChild(panel, "forward"));
            compare(replay.step, 1);
            for (let i = 0; i < replay.steps.count / 2; ++i)
                replay.forward();
            shot("rounds-replay-middle");
        }

        function test_drawsTheCrossOfRunEmTwice() {
            show("played");
            page.rounds.table = 3;
            page.rounds.search();
            tryCompare(findChild(page, "roundList"), "count", 9);
            page.rounds.choose(2);
            tryVerify(() => page.rounds.replay.title.startsWith("T03"));
            compare(page.rounds.replay.cross, true);
            compare(page.rounds.replay.board.length, 5);
            shot("rounds-cross");
        }

        function test_choosesARoundByKeyboard() {
            show("played");
            const list = findChild(page, "roundList");
            tryVerify(() => list.count > 3);
            list.forceActiveFocus();
            list.currentIndex = 0;
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(page.rounds, "chosen", 1);
        }
    }
}
