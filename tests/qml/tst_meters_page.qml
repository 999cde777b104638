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

        MetersPage {
            id: page
            anchors.fill: parent
            meters: pit.models.meters
            orders: pit.models.orders
            staff: pit.models.staff
        }
    }

    TestCase {
        name: "MetersPage"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            tryCompare(page.meters, "state", StoreView.Ready);
            wait(0);
        }

        function shot(name) {
            waitForRendering(page);
            grabImage(root).save(pit.shotPath(name));
        }

        function test_showsValueGrowthHitsAndThatItAddsUp() {
            show("played");
            const list = findChild(page, "levelList");
            tryCompare(list, "count", 1);
            list.forceLayout();
            const card = list.itemAtIndex(0);
            compare(findChild(card, "value").text, "$10,022.44");
            verify(card.steps.length > 200);
            verify(Array.from(card.steps).every(step => step.x >= 0 && step.x <= 1 && step.y >= 0 && step.y <= 1));
            verify(findChild(card, "verdict").text.startsWith("✓"));
            compare(page.meters.hits.count, 1);
            compare(page.meters.contributions.count, 2);
            verify(findChild(page, "linkState").text.startsWith("In service"));
            shot("meters-played");
        }

        function test_anUprightTabletShowsTheMetersFirst() {
            show("played");
            root.width = 800;
            root.height = 1100;
            const list = findChild(page, "levelList");
            tryVerify(() => list.width > 700 && list.height > root.height / 3);
            root.width = 1280;
            root.height = 800;
        }

        function test_saysThatThereIsNoMeter() {
            show("empty");
            tryCompare(findChild(page, "levelList"), "count", 0);
            compare(findChild(page, "storeState").visible, true);
            shot("meters-empty");
        }

        function test_choosesTheTimeShownByKeyboard() {
            show("played");
            const choice = findChild(page, "rangeChoice");
            const before = page.meters.rangeFrom;
            choice.forceActiveFocus();
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(page.meters, "range", 1);
            tryVerify(() => page.meters.rangeFrom !== before);
            verify(choice.height >= 44);
        }
    }
}
