import QtQuick
import QtTest
import Pitwatch.Console
import Pitwatch.Test

Item {
    id: root

    width: 1280
    height: 800

    SceneModels {
        id: pit
        scene: "quiet-floor"
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window

        Shell {
            id: shell
            anchors.fill: parent
            models: pit.models
        }
    }

    TestCase {
        name: "Shell"
        when: windowShown

        function init() {
            root.width = 1280;
            root.height = 800;
            Theme.dark = true;
            Theme.scale = 1;
            shell.view = "floor";
            pit.scene = "quiet-floor";
            waitForRendering(shell);
        }

        function shot(name) {
            grabImage(root).save(pit.shotPath(name));
        }

        function page(name) {
            return findChild(shell, "page-" + name);
        }

        function test_aPageIsMadeWhenFirstLookedAt() {
            compare(page("floor").status, Loader.Ready);
            compare(page("reports").active, false);
            shell.view = "reports";
            compare(page("reports").visible, true);
            compare(page("floor").visible, false);
            compare(page("floor").status, Loader.Ready);
        }

        function test_aConsoleThatReadsSaysHowFarItIs() {
            const reading = findChild(shell, "readingView");
            verify(!reading.visible);
            pit.read(43, 100);
            verify(reading.visible);
            verify(!page("floor").visible);
            compare(findChild(reading, "readingText").text, "Reading the journals: 43 %");
            compare(findChild(reading, "readingBar").used, 0.43);
            shot("reading");
            pit.scene = "quiet-floor";
            verify(!reading.visible);
            verify(page("floor").visible);
        }

        function test_everyViewOpensByKeyboard_data() {
            return shell.viewNames.map((name, row) => ({
                            "tag": name,
                            "key": Qt.Key_1 + row
                        }));
        }
        function test_everyViewOpensByKeyboard(data) {
            keyClick(data.key, Qt.ControlModifier);
            compare(shell.view, data.tag);
            compare(page(data.tag).visible, true);
        }

        function test_everyViewOpensByTouch_data() {
            return shell.viewNames.map(name => ({
                            "tag": name
                        }));
        }
        function test_everyViewOpensByTouch(data) {
            const button = findChild(shell, "nav-" + data.tag);
            verify(button.width >= 44 && button.height >= 44, "large enough for a finger");
            touchEvent(button).press(0, button).commit();
            touchEvent(button).release(0, button).commit();
            compare(shell.view, data.tag);
            compare(findChild(shell, "title").text, button.title);
        }

        function test_theFocusedButtonIsPressedByReturnAndSpace() {
            const button = findChild(shell, "nav-decks");
            button.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(shell.view, "decks");
            findChild(shell, "nav-staff").forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(shell.view, "staff");
        }

        function test_aTabletHeldUprightHasTheNavigationBelow() {
            root.width = 800;
            root.height = 1280;
            waitForRendering(shell);
            const button = findChild(shell, "nav-floor");
            verify(button.mapToItem(root, 0, 0).y > 1000);
            for (const name of shell.viewNames) {
                const one = findChild(shell, "nav-" + name);
                verify(one.width >= 44 && one.height >= 44, name);
            }
            shot("shell-portrait");
        }

        function test_saysWhetherThePitIsHeard() {
            compare(findChild(shell, "connection").text, "Pit connected");
            pit.scene = "broker-lost";
            compare(findChild(shell, "connection").text, "Connection lost: nothing here is current");
            shot("shell-broker-lost");
        }

        function test_textGrowsWithTheScale() {
            const before = findChild(shell, "clock").implicitHeight;
            Theme.scale = 1.5;
            tryVerify(() => findChild(shell, "clock").implicitHeight > before * 1.4);
            shot("shell-large-text");
            Theme.scale = 9;
            compare(Theme.scale, 2);
        }

        function test_lightAndDarkDiffer() {
            const dark = grabImage(root);
            Theme.dark = false;
            waitForRendering(shell);
            verify(!grabImage(root).equals(dark));
            shot("shell-light");
        }
    }
}
