import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The first line of a tile: which table, how it is heard, its alarms.
RowLayout {
    id: root

    required property string tableName
    required property string standingText
    required property bool current
    required property int alarms
    required property int alarmLevel

    spacing: Theme.gap / 2

    Text {
        text: root.tableName
        color: Theme.text
        font.pixelSize: Theme.fontLarge
        font.bold: true
    }

    Item {
        Layout.fillWidth: true
    }

    Text {
        objectName: "standingText"
        text: root.standingText
        visible: text !== ""
        color: Theme.text
        elide: Text.ElideRight
        font.pixelSize: Theme.fontSmall
    }

    PriorityMark {
        objectName: "mark"
        level: root.alarmLevel
        quiet: !root.current
    }

    Text {
        objectName: "alarms"
        visible: root.alarms > 0
        text: root.alarms
        color: Theme.text
        font.pixelSize: Theme.fontNormal
        font.bold: true
    }
}
