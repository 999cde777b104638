pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Who is at this console, who may do what, and what was signed here.
Item {
    id: root

    required property StaffModel staff
    readonly property bool wide: width >= 900

    signal signInRequested

    EmptyState {
        objectName: "noStaff"
        anchors.fill: parent
        visible: !root.staff.available
        text: qsTr("This console is not set up for signing")
        hint: qsTr("It shows everything; what needs a signature is done at another console")
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: root.staff.available
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: width
        contentHeight: grid.implicitHeight

        GridLayout {
            id: grid

            width: scroll.width
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Panel {
                Layout.fillWidth: true
                Layout.columnSpan: grid.columns
                title: qsTr("At this console")

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    Text {
                        objectName: "here"
                        Layout.fillWidth: true
                        text: root.staff.signedIn ? qsTr("%1, %2").arg(root.staff.name).arg(root.staff.role) : qsTr("Nobody is signed in")
                        color: Theme.text
                        wrapMode: Text.WordWrap
                        font.pixelSize: Theme.fontLarge
                    }

                    PushButton {
                        objectName: "staffSignIn"
                        text: root.staff.signedIn ? qsTr("Hand over or sign out") : qsTr("Sign in")
                        onTriggered: root.signInRequested()
                    }
                }

                // Not a layout: those of Qt 6.4 crash when a nested one loses its items.
                Column {
                    id: pending

                    Layout.fillWidth: true
                    spacing: Theme.gap / 2

                    Repeater {
                        model: root.staff.pending

                        delegate: Text {
                            required property string modelData

                            width: pending.width
                            text: qsTr("Waits for an answer: %1").arg(modelData)
                            color: Theme.soon
                            wrapMode: Text.WordWrap
                            font.pixelSize: Theme.fontNormal
                        }
                    }
                }
            }

            RosterPanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                staff: root.staff
            }

            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: qsTr("Done at this console")

                RecordList {
                    Layout.fillWidth: true
                    records: root.staff.records
                }
            }
        }
    }
}
