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

        TablePage {
            id: page
            anchors.fill: parent
            table: pit.models.table
            staff: pit.models.staff
        }
    }

    TestCase {
        name: "TablePage"
        when: windowShown

        function show(scene, table) {
            pit.scene = scene;
            pit.models.table.choose(table);
            waitForRendering(page);
        }

        function action(title) {
            return pit.rows(pit.models.table.actions.allowed).find(one => one.title === title);
        }

        function button(title) {
            const found = action(title);
            verify(found !== undefined, title + " is allowed");
            return findChild(page, "action-" + found.place);
        }

        function inDialog(name) {
            return findChild(findChild(root.Window.window, "passphrase").parent, name);
        }

        function typePassphrase() {
            const passphrase = findChild(root.Window.window, "passphrase");
            tryVerify(() => passphrase.activeFocus);
            for (const letter of "scene")
                keyClick(letter);
            keyClick(Qt.Key_Return);
        }

        function test_drawsTheCross() {
            show("run-em-twice", "T03");
            compare(pit.models.table.cross, true);
            compare(findChild(page, "board-0").card, "Qh");
            compare(findChild(page, "board-1").card, "9h");
            compare(findChild(page, "board-4").faceUp, false);
            compare(findChild(findChild(page, "seat-2"), "seatState").text, "folded");
        }

        function test_seatOneIsAtTheDealersLeft() {
            show("run-em-twice", "T03");
            const one = findChild(page, "seat-1");
            const six = findChild(page, "seat-6");
            verify(one.x > six.x);
            verify(one.x + one.width <= one.parent.width);
            verify(six.x >= 0);
        }

        function test_neighboursDoNotTouch_data() {
            return [{
                    "tag": "seven seats",
                    "scene": "jackpot-waiting",
                    "table": "T01",
                    "seats": 7
                }, {
                    "tag": "eight seats",
                    "scene": "california-bank",
                    "table": "T04",
                    "seats": 8
                }];
        }

        function test_neighboursDoNotTouch(row) {
            show(row.scene, row.table);
            for (let number = 1; number < row.seats; ++number) {
                const right = findChild(page, "seat-" + number);
                const left = findChild(page, "seat-" + (number + 1));
                verify(right.x - left.x - left.width >= 8, number);
                verify(findChild(left, "hand").width <= left.width, number);
            }
        }

        function test_showsTheBank() {
            show("california-bank", "T04");
            compare(findChild(findChild(page, "seat-5"), "seatState").text, "player-dealer");
            compare(pit.models.table.seats.count, 8);
        }

        function test_saysWhatTheRulesAskNext() {
            show("table-opening", "T01");
            const step = findChild(page, "step-0");
            verify(step.text.includes("verify the inspection"), step.text);
            verify(pit.rows(pit.models.table.nextSteps)[0].section !== "");
        }

        function test_saysWhyAnActionIsNotPossible() {
            show("table-opening", "T01");
            const refused = pit.rows(pit.models.table.actions.refused).find(one => one.title === "Void the round");
            verify(refused.reason !== "");
            compare(findChild(page, "reason-" + refused.place).text, refused.reason);
        }

        function test_anActionIsConfirmedByTheTable() {
            show("table-opening", "T01");
            mouseClick(button("Verify the inspection"));
            typePassphrase();
            compare(findChild(page, "outcome").text, "Done: Verify the inspection");
            compare(action("Verify the inspection"), undefined);
        }

        function test_wordsAreAskedForWhereTheTableWantsThem() {
            show("shuffler-jam", "T01");
            compare(findChild(page, "shuffler").text, "Shuffler fault");
            button("Close the fault with its cause").triggered();
            let words = null;
            const send = findChild(root.Window.window, "send");
            tryVerify(() => (words = inDialog("blank-cause")) && words.activeFocus);
            compare(send.enabled, false);
            for (const letter of "bent card")
                keyClick(letter);
            compare(send.enabled, false);
            keyClick(Qt.Key_Return);
            typePassphrase();
            compare(pit.models.table.actions.outcome, "Done: Close the fault with its cause");
            compare(action("Close the fault with its cause"), undefined);
        }

        function test_aWrongPassphraseKeepsTheDialogAndTheText() {
            show("shuffler-jam", "T01");
            button("Close the fault with its cause").triggered();
            let words = null;
            tryVerify(() => (words = inDialog("blank-cause")) && words.activeFocus);
            for (const letter of "bent card")
                keyClick(letter);
            const passphrase = findChild(root.Window.window, "passphrase");
            passphrase.forceActiveFocus();
            for (const letter of "guess")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            compare(findChild(root.Window.window, "signingProblem").text, "Nothing was signed: the passphrase is wrong");
            compare(pit.models.table.actions.signing.open, true);
            compare(words.text, "bent card");
            compare(passphrase.text, "");
            typePassphrase();
            compare(pit.models.table.actions.outcome, "Done: Close the fault with its cause");
            tryVerify(() => !passphrase.visible);
        }

        function test_showsWhatIsSigned() {
            show("quiet-floor", "T01");
            button("Void the round").triggered();
            tryVerify(() => inDialog("blank-reason") && inDialog("blank-reason").activeFocus);
            const facts = pit.rows(pit.models.table.actions.signing.facts);
            compare(facts[0].value, "T01");
            compare(facts[1].label, "Round");
            compare(inDialog("fact-1").text, facts[1].value);
            verify(pit.models.table.status.startsWith("Round " + facts[1].value + ":"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !findChild(root.Window.window, "passphrase").visible);
            compare(pit.models.table.actions.signing.open, false);
        }

        function test_whatWasTypedForOneActIsNotThereForTheNext() {
            show("quiet-floor", "T01");
            for (let time = 0; time < 2; ++time) {
                button("Void the round").triggered();
                let words = null;
                tryVerify(() => (words = inDialog("blank-reason")) && words.activeFocus);
                compare(words.text, "");
                keyClick("x");
                keyClick(Qt.Key_Escape);
                tryVerify(() => !findChild(root.Window.window, "passphrase").visible);
            }
        }

        function test_whatIsOverCanOnlyBeClosed() {
            show("quiet-floor", "T01");
            button("Void the round").triggered();
            let words = null;
            tryVerify(() => (words = inDialog("blank-reason")) && words.activeFocus);
            for (const letter of "a card fell")
                keyClick(letter);
            const round = pit.rows(pit.models.table.actions.signing.facts)[1].value;
            pit.scene = "table-opening";
            compare(findChild(root.Window.window, "overtaken").text, "Round " + round + " is over");
            compare(findChild(root.Window.window, "send").visible, false);
            compare(findChild(root.Window.window, "passphrase").visible, false);
            compare(words.text, "a card fell");
            compare(words.enabled, false);
            pit.scene = "quiet-floor";
            compare(findChild(root.Window.window, "send").visible, false);
            mouseClick(findChild(root.Window.window, "cancel"));
            tryVerify(() => !findChild(root.Window.window, "cancel").visible);
            compare(pit.models.table.actions.outcome, "");
        }

        function test_escapeSendsNothing() {
            show("quiet-floor", "T01");
            const before = pit.models.table.status;
            button("Void the round").triggered();
            tryVerify(() => inDialog("blank-reason") && inDialog("blank-reason").activeFocus);
            keyClick(Qt.Key_Escape);
            compare(pit.models.table.status, before);
            compare(pit.models.table.actions.outcome, "");
        }

        function test_aStaleTableIsGreyAndTakesNoActions() {
            show("broker-lost", "T01");
            compare(findChild(page, "stale").text, "Not heard for 47 s: this is how it was then");
            compare(findChild(page, "layout").opacity, 0.5);
            const allowed = pit.rows(pit.models.table.actions.allowed);
            verify(allowed.length > 0);
            compare(findChild(page, "action-" + allowed[0].place).enabled, false);
        }

        function test_stepsThroughTheTables() {
            show("quiet-floor", "T01");
            compare(findChild(page, "previous").enabled, false);
            mouseClick(findChild(page, "next"));
            compare(findChild(page, "tableName").text, "T02");
            keyClick(Qt.Key_Space);
            compare(findChild(page, "tableName").text, "T03");
        }

        function test_saysThatNothingIsKnown() {
            show("mixed-links", "T08");
            compare(findChild(page, "noTable").visible, true);
        }
    }
}
