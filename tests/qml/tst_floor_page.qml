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
        scene: "quiet-floor"
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window

        FloorPage {
            id: page
            anchors.fill: parent
            floor: pit.models.floor
        }
    }

    SignalSpy {
        id: requested
        target: page
        signalName: "tableRequested"
    }

    TestCase {
        name: "FloorPage"
        when: windowShown

        function init() {
            pit.models.floor.byNeed = false;
            pit.models.floor.section = "";
            requested.clear();
        }

        function show(scene) {
            pit.scene = scene;
            findChild(page, "tiles").forceLayout();
            waitForRendering(page);
        }

        function tile(row) {
            const grid = findChild(page, "tiles");
            const item = grid.itemAtIndex(row);
            verify(item !== null, "there is a tile in row " + row);
            return item;
        }

        function words(row, name) {
            return findChild(tile(row), name).text;
        }

        function test_aTileTellsTheWholeTable() {
            show("quiet-floor");
            compare(findChild(page, "tiles").count, 7);
            compare(findChild(page, "empty").visible, false);
            compare(tile(0).tableName, "T01");
            compare(words(0, "game"), "Let It Ride  ·  mlgca-let-it-ride");
            compare(words(0, "status"), "Betting, 4 players");
            compare(words(0, "timeLeft"), "3 h 5 min left");
            compare(words(0, "meter"), "$62,345.67");
            compare(words(0, "stub"), "");
            verify(words(1, "stub").startsWith("Stub "));
            compare(words(5, "status"), "Closed");
            compare(findChild(tile(5), "noDeck").visible, true);
            compare(words(6, "status"), "Idle");
            compare(findChild(tile(0), "mark").visible, false);
        }

        function test_sevenTilesNeedNoScrolling() {
            show("quiet-floor");
            const grid = findChild(page, "tiles");
            verify(grid.contentHeight <= grid.height);
        }

        function test_nothingOnATileIsCutOff_data() {
            return [{
                    "tag": "quiet-floor"
                }, {
                    "tag": "deck-overdue"
                }, {
                    "tag": "progressive-suspended"
                }];
        }
        function test_nothingOnATileIsCutOff(data) {
            show(data.tag);
            for (let row = 0; row < findChild(page, "tiles").count; ++row)
                verify(tile(row).implicitHeight <= tile(row).height, "tile " + row);
        }

        function test_saysHowLongADeckIsOverdue() {
            show("deck-overdue");
            compare(words(1, "timeLeft"), "overdue 7 min");
            compare(words(2, "timeLeft"), "9 min left");
            compare(findChild(tile(1), "mark").level, 3);
            compare(findChild(tile(0), "mark").level, 0);
        }

        function test_sortsByNeedWhenAsked() {
            show("deck-overdue");
            mouseClick(findChild(page, "byNeed"));
            compare(tile(0).tableName, "T02");
            mouseClick(findChild(page, "byPlace"));
            compare(tile(0).tableName, "T01");
        }

        function test_greysWhatIsNotCurrentAndSaysSinceWhen() {
            show("broker-lost");
            for (let row = 0; row < 7; ++row) {
                compare(words(row, "standingText"), "last heard 47 s ago");
                compare(findChild(tile(row), "status").opacity, 0.5);
            }
        }

        function test_tellsTheKindsOfSilenceApart() {
            show("mixed-links");
            compare(words(0, "standingText"), "offline for 5 min");
            compare(words(1, "standingText"), "record in doubt");
            compare(words(2, "standingText"), "last heard 4 s ago");
            compare(words(7, "standingText"), "never heard");
            compare(words(3, "standingText"), "");
        }

        function test_saysThatThePitIsEmpty() {
            show("empty-pit");
            compare(findChild(page, "empty").visible, true);
        }

        function test_aTileOpensItsTableByTouchAndByKeyboard() {
            show("quiet-floor");
            const second = tile(1);
            touchEvent(second).press(0, second).commit();
            touchEvent(second).release(0, second).commit();
            compare(requested.count, 1);
            compare(requested.signalArguments[0][0], "T02");
            const grid = findChild(page, "tiles");
            grid.forceActiveFocus();
            grid.currentIndex = 0;
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(requested.count, 2);
            compare(requested.signalArguments[1][0], "T03");
        }

        function test_sixtyTablesScroll() {
            show("sixty-tables");
            const grid = findChild(page, "tiles");
            compare(grid.count, 60);
            verify(grid.contentHeight > grid.height);
            grid.positionViewAtEnd();
            compare(tile(59).tableName, "T60");
        }
    }
}
