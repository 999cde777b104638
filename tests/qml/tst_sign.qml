import QtQuick
import QtTest
import Pitwatch.Console
import Pitwatch.Test

Item {
    id: root

    width: 1920
    height: 1080

    SceneModels {
        id: pit
        scene: "quiet-floor"
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window

        SignBoard {
            id: board
            anchors.fill: parent
            sign: pit.sign
        }
    }

    Component {
        id: amountComponent

        SignAmount {
            width: root.width
            height: root.height / 4
            text: "$88,888,888.88"
        }
    }

    TestCase {
        name: "Sign"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            waitForRendering(board);
        }

        function all(item, name, found) {
            for (let i = 0; i < item.children.length; ++i) {
                if (item.children[i].objectName === name)
                    found.push(item.children[i]);
                all(item.children[i], name, found);
            }
            return found;
        }

        function shown(name) {
            return all(board, name, []).filter(item => item.visible);
        }

        function test_showsEveryLevelLargeEnoughForTheRoom() {
            show("quiet-floor");
            const values = shown("levelValue");
            compare(values.map(item => item.text), ["$62,345.67", "$1,312.20", "$279.15"]);
            for (const value of values) {
                // A tenth of the height of a wall screen can be read across the room.
                verify(value.font.pixelSize > root.height / 10, value.font.pixelSize);
                verify(value.contentWidth <= value.width);
            }
            compare(shown("signNotice").length, 0);
            grabImage(root).save(pit.shotPath("sign-levels"));
        }

        function test_aLargerAmountStillFits() {
            const amount = createTemporaryObject(amountComponent, root);
            verify(amount.font.pixelSize > root.height / 10);
            verify(amount.contentWidth <= amount.width);
        }

        function test_showsAWinAboveTheLevels() {
            show("jackpot-waiting");
            tryVerify(() => shown("winAmount").length === 1);
            compare(shown("winAmount")[0].text, "$62,345.67");
            compare(shown("winPlace")[0].text, "Mega · Royal flush · Table T01");
            compare(shown("levelValue").length, 3);
            waitForRendering(board);
            grabImage(root).save(pit.shotPath("sign-win"));
        }

        function test_showsNoAmountWhileNotAvailable_data() {
            return [{
                    "tag": "link-suspended",
                    "hint": "Suspended"
                }, {
                    "tag": "progressive-suspended",
                    "hint": "No contact with the meter"
                }, {
                    "tag": "broker-lost",
                    "hint": "No contact with the meter"
                }];
        }

        function test_showsNoAmountWhileNotAvailable(data) {
            show("jackpot-waiting");
            show(data.tag);
            compare(shown("levelValue").length, 0);
            compare(shown("winAmount").length, 0);
            compare(shown("signNotice")[0].text, "Not available");
            compare(shown("signHint")[0].text, data.hint);
            grabImage(root).save(pit.shotPath("sign-" + data.tag));
        }
    }
}
