pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Who may do what, by the roster in force here.
Panel {
    id: root

    required property StaffModel staff

    title: qsTr("Who may do what")

    Text {
        objectName: "roster"
        Layout.fillWidth: true
        text: root.staff.rosterText
        color: Theme.textMuted
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    Text {
        objectName: "rosterProblem"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.staff.rosterProblem
        color: Theme.urgent
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    // Not a layout: those of Qt 6.4 crash when a nested one loses its items.
    Column {
        id: people

        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.staff.people

            delegate: PersonRow {
                required property int index

                objectName: "person-" + index
                width: people.width
                here: personId === root.staff.personId
            }
        }
    }
}
