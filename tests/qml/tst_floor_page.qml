import QtQuick
import QtTest
import Pitwatch.Console
import Pitwatch.Test

Item {
    id: root

    width: 1280
    height: 800

    ScenePit {
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

    TestCase {
        name: "FloorPage"
        when: windowShown

        function tile(row) {
            const grid = findChild(page, "tiles");
            grid.forceLayout();
            const item = grid.itemAtIndex(row);
            verify(item !== null, "there is a tile in row " + row);
            return item;
        }

        function shot(name) {
            const path = pit.shotPath(name);
            grabImage(root).save(path);
        }

        function test_showsATilePerTable() {
            pit.scene = "quiet-floor";
            compare(findChild(page, "tiles").count, 4);
            compare(findChild(page, "empty").visible, false);
            compare(findChild(tile(0), "timeLeft").text, "3 h 0 min left");
            compare(findChild(tile(1), "timeLeft").text, "2 h 40 min left");
            shot("floor-quiet");
        }

        function test_saysHowLongADeckIsOverdue() {
            pit.scene = "deck-overdue";
            compare(findChild(tile(1), "timeLeft").text, "overdue 7 min");
            compare(findChild(tile(3), "timeLeft").text, "9 min left");
            shot("floor-deck-overdue");
        }

        function test_greysWhatIsNotCurrentAndSaysSinceWhen() {
            pit.scene = "broker-lost";
            for (let row = 0; row < 4; ++row)
                compare(findChild(tile(row), "linkText").text, "last heard 47 s ago");
            shot("floor-broker-lost");
        }

        function test_tellsTheKindsOfSilenceApart() {
            pit.scene = "mixed-links";
            compare(findChild(tile(0), "linkText").text, "offline for 5 min");
            compare(findChild(tile(1), "linkText").text, "record in doubt");
            compare(findChild(tile(4), "linkText").text, "never heard");
            compare(findChild(tile(5), "linkText").text, "");
            compare(findChild(tile(5), "noDeck").visible, true);
            shot("floor-mixed-links");
        }

        function test_saysThatThePitIsEmpty() {
            pit.scene = "empty-pit";
            compare(findChild(page, "empty").visible, true);
            shot("floor-empty");
        }

        // A picture in which an overdue deck looks like a quiet one would fail here.
        function test_needIsVisibleInThePicture() {
            pit.scene = "quiet-floor";
            waitForRendering(page);
            const quiet = grabImage(root);
            pit.scene = "deck-overdue";
            waitForRendering(page);
            const overdue = grabImage(root);
            verify(!overdue.equals(quiet));
        }
    }
}
