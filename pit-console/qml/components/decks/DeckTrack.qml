pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// The bar of one deck. Places are shares of the width; below 0 is not there.
Item {
    id: root

    required property real stayFrom
    required property real stayTo
    required property real playFrom
    required property real dueAt
    required property real lateFrom
    required property list<deckTick> ticks

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: root.stayFrom * root.width
        width: Math.max(2, (root.stayTo - root.stayFrom) * root.width)
        height: 8
        color: Theme.line
    }

    Rectangle {
        objectName: "inPlay"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.playFrom >= 0
        x: root.playFrom * root.width
        width: Math.max(2, (root.stayTo - root.playFrom) * root.width)
        height: 16
        radius: 2
        color: Theme.bar
    }

    Rectangle {
        objectName: "late"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.lateFrom >= 0
        x: root.lateFrom * root.width
        width: Math.max(3, (root.stayTo - root.lateFrom) * root.width)
        height: 22
        radius: 2
        color: Theme.urgent
    }

    Repeater {
        model: root.ticks

        Rectangle {
            id: tick

            required property deckTick modelData
            readonly property bool wrong: modelData.wrong

            x: modelData.place * root.width - width / 2
            y: (root.height - height) / 2
            width: wrong ? 5 : 2
            height: wrong ? 30 : 24
            color: wrong ? Theme.urgent : Theme.text

            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.top
                visible: tick.wrong
                text: "!"
                color: Theme.urgent
                font.pixelSize: Theme.fontSmall
                font.bold: true
            }
        }
    }

    Rectangle {
        objectName: "due"
        visible: root.dueAt >= 0
        x: root.dueAt * root.width - 1
        width: 2
        height: parent.height
        color: Theme.soon
    }
}
