pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Reports of shifts and gaming days: choose, look, save.
Item {
    id: root

    required property ReportsModel reports

    Binding {
        target: root.reports
        property: "active"
        value: root.visible
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            ChoiceBox {
                objectName: "kindChoice"
                width: 230 * Theme.scale
                accessibleName: qsTr("Report")
                model: root.reports.kinds
                currentIndex: root.reports.kind
                onActivated: index => root.reports.kind = index
            }

            ChoiceBox {
                objectName: "periodChoice"
                width: 260 * Theme.scale
                accessibleName: qsTr("Period")
                model: root.reports.periods
                currentIndex: root.reports.period
                onActivated: index => root.reports.period = index
            }

            PushButton {
                objectName: "save"
                text: qsTr("Save PDF and CSV")
                enabled: root.reports.state === StoreView.Ready
                onTriggered: root.reports.save()
            }
        }

        Text {
            objectName: "savedText"
            Layout.fillWidth: true
            text: root.reports.savedText === "" ? qsTr("Files go to %1").arg(root.reports.folder) : root.reports.savedText
            elide: Text.ElideMiddle
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
        }

        StaleLine {
            Layout.fillWidth: true
            view: root.reports
        }

        Text {
            objectName: "reportTitle"
            Layout.fillWidth: true
            visible: root.reports.lines.count > 0
            text: root.reports.title
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.fontLarge
        }

        Text {
            objectName: "reportTimes"
            Layout.fillWidth: true
            visible: root.reports.lines.count > 0
            text: root.reports.complete ? root.reports.times : qsTr("%1. Not complete: the period is not over.").arg(root.reports.times)
            elide: Text.ElideRight
            color: root.reports.complete ? Theme.textMuted : Theme.soon
            font.pixelSize: Theme.fontSmall
        }

        ListView {
            id: list

            objectName: "reportLines"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            // Rows made ahead would still be under way when the report changes.
            cacheBuffer: 0
            focus: true
            activeFocusOnTab: true
            model: root.reports.lines
            delegate: ReportLine {
                width: ListView.view.width
            }
            Keys.onUpPressed: flick(0, 900)
            Keys.onDownPressed: flick(0, -900)
        }
    }

    StoreState {
        anchors.fill: parent
        view: root.reports
        empty: root.reports.lines.count === 0
        emptyText: qsTr("There is nothing to report yet")
    }
}
