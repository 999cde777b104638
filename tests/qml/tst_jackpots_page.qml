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

        JackpotsPage {
            id: page
            anchors.fill: parent
            jackpots: pit.models.jackpots
        }
    }

    TestCase {
        name: "JackpotsPage"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            pit.models.jackpots.chosen = "";
            waitForRendering(page);
        }

        function choose(claim) {
            pit.models.jackpots.chosen = claim;
            compare(pit.models.jackpots.chosen, claim);
        }

        function test_saysThatNoClaimIsWaiting() {
            show("quiet-floor");
            const empty = findChild(page, "noClaim");
            compare(empty.visible, true);
            compare(findChild(empty, "emptyHint").visible, false);
        }

        function test_doesNotPromiseThatNothingWaitsWithoutTheBroker() {
            show("broker-lost");
            const empty = findChild(page, "noClaim");
            compare(empty.visible, true);
            verify(findChild(empty, "emptyHint").text.startsWith("Not current: "));
        }

        function test_showsTheClaimInFull() {
            show("jackpot-waiting");
            choose("T01-1");
            compare(findChild(page, "title").text, "Royal flush, claim T01-1");
            compare(findChild(findChild(page, "detail"), "amount").text, "$10,000.00");
            const cards = [0, 1, 2, 3, 4].map(i => findChild(page, "card-" + i).card);
            compare(cards.sort(), ["As", "Js", "Ks", "Qs", "Ts"]);
            verify(findChild(page, "paytable").text.startsWith("Paytable A: royal flush pays 1000 to 1 ("));
            compare(findChild(page, "next").text, "Verify the hand at the table");
            compare(findChild(page, "signIn").text, "Sign in to verify or approve");
            compare(findChild(page, "check-0").text, "");
        }

        function test_tellsTheEnvyLinesSeatBySeat() {
            show("jackpot-waiting");
            choose("T01-4");
            for (const seat of [1, 5, 6])
                compare(findChild(page, "envy-" + seat).text, "unpaid");
            compare(findChild(page, "envy-3"), null);
        }

        function test_saysWhichClaimWaitsForTheMeter() {
            show("two-jackpots");
            choose("T02-4");
            compare(findChild(findChild(page, "detail"), "amount").text, "waits for the meter");
            compare(findChild(page, "next").text, "The meter fixes the amount");
            compare(findChild(page, "signIn").visible, false);
        }

        function test_isChosenByTouchAndByKeyboard() {
            show("two-jackpots");
            const queue = findChild(page, "claims");
            const first = queue.itemAtIndex(0);
            const second = queue.itemAtIndex(1);
            mouseClick(second);
            compare(pit.models.jackpots.chosen, second.claimName);
            compare(second.chosen, true);
            first.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(pit.models.jackpots.chosen, first.claimName);
            compare(second.chosen, false);
        }

        function test_nothingIsCutOffOnAnUprightTablet() {
            root.width = 700;
            show("two-jackpots");
            const detail = findChild(page, "detail");
            verify(detail.width > 600);
            verify(detail.height > 300, "there is room for the claim: " + detail.height);
            verify(detail.contentWidth <= detail.width);
            root.width = 1180;
        }
    }
}
