pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// The hours of a shift as thin lines with their names, and where now is.
Item {
    id: root

    required property RowsModel hours
    required property real nowAt

    Repeater {
        model: root.hours

        Item {
            id: hour

            required property real place
            required property string label

            x: place * root.width
            height: root.height

            Rectangle {
                width: 1
                height: parent.height
                color: Theme.line
                opacity: 0.6
            }

            Text {
                x: 4
                text: hour.label
                color: Theme.textMuted
                font.pixelSize: Theme.fontSmall
            }
        }
    }

    Rectangle {
        objectName: "now"
        visible: root.nowAt >= 0
        x: root.nowAt * root.width - 1
        width: 2
        height: parent.height
        color: Theme.focus
    }
}
