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

        ReportsPage {
            id: page
            anchors.fill: parent
            reports: pit.models.reports
        }
    }

    TestCase {
        name: "ReportsPage"
        when: windowShown

        function show(scene) {
            pit.scene = scene;
            page.reports.kind = 0;
            page.reports.period = 0;
            tryCompare(page.reports, "state", StoreView.Ready);
            wait(0);
        }

        function shot(name) {
            waitForRendering(page);
            grabImage(root).save(pit.shotPath(name));
        }

        function test_previewsTheShift() {
            show("played");
            tryVerify(() => findChild(page, "reportLines").count > 30);
            verify(findChild(page, "reportTitle").text.startsWith("Shift report"));
            verify(findChild(page, "reportTimes").text.includes("Not complete"));
            shot("reports-shift");
        }

        function test_reportsAnEarlierDayAsComplete() {
            show("played");
            page.reports.kind = 1;
            page.reports.period = 2;
            tryVerify(() => findChild(page, "reportTitle").text.startsWith("Gaming day report"));
            tryVerify(() => !findChild(page, "reportTimes").text.includes("Not complete"));
            shot("reports-day-before");
        }

        function test_choosesTheComplianceReportByKeyboard() {
            show("played");
            const choice = findChild(page, "kindChoice");
            choice.forceActiveFocus();
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            tryCompare(page.reports, "kind", 2);
            tryVerify(() => findChild(page, "reportTitle").text.startsWith("Deck compliance"));
            shot("reports-compliance");
        }

        function test_savesPdfAndCsv() {
            show("played");
            tryVerify(() => findChild(page, "reportTitle").text.startsWith("Shift report"));
            mouseClick(findChild(page, "save"));
            tryVerify(() => findChild(page, "savedText").text.startsWith("Saved"));
            verify(pit.savedFiles("*shift-report.pdf").length > 0);
            compare(pit.savedFiles("*shift-report-*.csv").length, 9);
        }

        function test_saysThatItIsNotCurrent() {
            show("stale");
            compare(findChild(page, "staleLine").visible, true);
        }
    }
}
