import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Navigation, top bar, and one page at a time.
Item {
    id: root

    required property ConsoleModels models
    property string view: "floor"
    readonly property var viewNames: pageList.names
    readonly property bool portrait: height > width

    ViewShortcuts {
        entries: pageList.entries
        onViewRequested: name => root.view = name
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        rowSpacing: 0
        columns: root.portrait ? 1 : 2

        NavigationRail {
            Layout.row: root.portrait ? 1 : 0
            Layout.column: 0
            Layout.fillHeight: !root.portrait
            Layout.fillWidth: root.portrait
            entries: pageList.entries
            view: root.view
            portrait: root.portrait
            onViewRequested: name => root.view = name
        }

        ColumnLayout {
            Layout.row: 0
            Layout.column: root.portrait ? 0 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            TopBar {
                Layout.fillWidth: true
                shell: root.models.shell
                staff: root.models.staff
                title: pageList.title
                narrow: root.portrait
                onSignInRequested: signIn.open()
            }

            AlarmBanner {
                Layout.fillWidth: true
                alarms: root.models.alarms
                onAlarmsRequested: root.view = "alarms"
                onTableRequested: name => pageList.openTable(name)
            }

            PageList {
                id: pageList

                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !root.models.shell.reading
                models: root.models
                view: root.view
                onViewRequested: name => root.view = name
                onSignInRequested: signIn.open()
            }

            ReadingView {
                objectName: "readingView"
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.models.shell.reading
                share: root.models.shell.readShare
                text: root.models.shell.readingText
            }
        }
    }

    SignInDialog {
        id: signIn

        staff: root.models.staff
    }
}
