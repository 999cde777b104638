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

        DecksPage {
            id: page
            anchors.fill: parent
            decks: pit.models.decks
        }
    }

    TestCase {
        name: "DecksPage"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            tryCompare(page.decks, "state", StoreView.Ready);
            pit.models.decks.showNow();
            wait(0);
        }

        function shot(name) {
            waitForRendering(page);
            grabImage(root).save(pit.shotPath(name));
        }

        function deck(row) {
            const list = findChild(page, "deckList");
            list.positionViewAtIndex(row, ListView.Contain);
            list.forceLayout();
            return list.itemAtIndex(row);
        }

        function test_showsEveryDeckAndItsBreaches() {
            show("played");
            const list = findChild(page, "deckList");
            tryVerify(() => list.count >= 3);
            const overdue = [];
            for (let row = 0; row < list.count; ++row)
                if (findChild(deck(row), "status").text.includes("overdue"))
                    overdue.push(deck(row).tableName);
            verify(overdue.length > 0);
            verify(overdue.every(table => table === "T02"), overdue.join());
            const breaches = findChild(page, "breachList");
            verify(breaches.count > overdue.length);
            verify(findChild(page, "summary").text.includes("breach"));
            shot("decks-played");
        }

        function test_saysThatNoDeckWasThere() {
            show("empty");
            tryCompare(findChild(page, "deckList"), "count", 0);
            const state = findChild(page, "storeState");
            compare(state.visible, true);
            compare(findChild(state, "emptyText").text, "No deck was at a table in this shift");
            shot("decks-empty");
        }

        function test_saysThatItIsNotCurrent() {
            show("stale");
            compare(findChild(page, "staleLine").visible, true);
            shot("decks-stale");
        }

        function test_goesToTheShiftBeforeAndBackByTouchAndKeyboard() {
            show("played");
            const name = findChild(page, "shiftName");
            const now = name.text;
            compare(findChild(page, "later").enabled, false);
            mouseClick(findChild(page, "earlier"));
            tryVerify(() => name.text !== now);
            tryCompare(findChild(page, "later"), "enabled", true);
            findChild(page, "now").forceActiveFocus();
            keyClick(Qt.Key_Return);
            tryCompare(name, "text", now);
        }

        function test_savesThePaper() {
            show("played");
            mouseClick(findChild(page, "save"));
            tryVerify(() => findChild(page, "savedText").text.startsWith("Saved"));
            verify(pit.savedFiles("*compliance-report.pdf").length > 0);
            verify(pit.savedFiles("*compliance-report-breaches.csv").length > 0);
        }

        function test_everythingToTouchIsLargeEnough() {
            for (const name of ["earlier", "later", "now", "save"]) {
                verify(findChild(page, name).width >= 44, name);
                verify(findChild(page, name).height >= 44, name);
            }
        }
    }
}
