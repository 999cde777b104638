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
            staff: pit.models.staff
        }
    }

    TestCase {
        name: "JackpotsPage"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            pit.models.jackpots.queue.chosen = "";
            waitForRendering(page);
        }

        function choose(claim) {
            pit.models.jackpots.queue.chosen = claim;
            compare(pit.models.jackpots.queue.chosen, claim);
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
        }

        function inDialog(name) {
            return findChild(findChild(root.Window.window, "passphrase").parent, name);
        }

        function offer(title) {
            return pit.rows(pit.models.jackpots.actions.allowed).find(one => one.title === title);
        }

        function sign(title, prepare) {
            const action = offer(title);
            verify(action !== undefined, title + " is allowed");
            waitForRendering(page);
            mouseClick(findChild(page, "action-" + action.place));
            const passphrase = findChild(root.Window.window, "passphrase");
            tryVerify(() => passphrase.visible && passphrase.parent.height > 0);
            waitForRendering(passphrase);
            if (prepare)
                prepare();
            passphrase.forceActiveFocus();
            for (const letter of "scene")
                keyClick(letter);
            compare(findChild(root.Window.window, "send").enabled, true);
            keyClick(Qt.Key_Return);
            compare(pit.models.jackpots.actions.outcome, "Done: " + title);
        }

        function test_aHandIsVerifiedItemByItem() {
            show("jackpot-waiting");
            choose("T01-4");
            sign("Verify the hand", () => {
                    const send = findChild(root.Window.window, "send");
                    for (const check of ["cards", "hand", "seat", "wager"]) {
                        compare(send.enabled, false);
                        mouseClick(inDialog("choice-" + check));
                    }
                });
            compare(offer("Verify the hand"), undefined);
            compare(findChild(page, "check-0").text, "✓");
        }

        function test_nothingBelowADialogIsTapped() {
            show("jackpot-waiting");
            choose("T01-4");
            waitForRendering(page);
            const first = findChild(page, "action-" + pit.rows(pit.models.jackpots.actions.allowed)[0].place);
            mouseClick(first);
            const passphrase = findChild(root.Window.window, "passphrase");
            tryVerify(() => passphrase.visible);
            waitForRendering(passphrase);
            mouseClick(inDialog("choice-cards"));
            // On the frame, and on what it dims.
            mouseClick(passphrase.parent, 2, 2);
            mouseClick(page, 20, 20);
            compare(inDialog("choice-cards").chosen, true);
            compare(findChild(root.Window.window, "dialogTitle").text, "Verify the hand");
            compare(pit.models.jackpots.queue.chosen, "T01-4");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !passphrase.visible);
        }

        function test_theVerifierMayNotApproveAndSomebodyElseMay() {
            show("jackpot-waiting");
            choose("T01-4");
            sign("Verify the hand", () => {
                    for (const check of ["cards", "hand", "seat", "wager"])
                        mouseClick(inDialog("choice-" + check));
                });
            compare(offer("Approve"), undefined);
            pit.models.staff.signIn("vera", "scene");
            compare(pit.models.staff.name, "Vera Lindqvist");
            sign("Surveillance was told", () => {
                    const who = inDialog("blank-answered_by");
                    who.forceActiveFocus();
                    keyClick("7");
                });
            sign("Approve");
            const again = pit.rows(pit.models.jackpots.actions.refused).find(one => one.title === "Approve");
            verify(again !== undefined, "nobody approves twice");
            pit.models.staff.signIn("karl", "scene");
            sign("Approve");
            compare(findChild(page, "next").text, "Pay the holder of the hand");
            // The round is settled, so nothing can make it void any more.
            verify(offer("Paid to the holder of the hand") !== undefined);
        }

        function test_isChosenByTouchAndByKeyboard() {
            show("two-jackpots");
            const queue = findChild(page, "claims");
            const first = queue.itemAtIndex(0);
            const second = queue.itemAtIndex(1);
            mouseClick(second);
            compare(pit.models.jackpots.queue.chosen, second.claimName);
            compare(second.chosen, true);
            first.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(pit.models.jackpots.queue.chosen, first.claimName);
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
