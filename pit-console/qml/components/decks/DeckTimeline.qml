import QtQuick
import Pitwatch.Console

// One deck over a shift: when it was at the table, in play, late; counts as ticks, the due line.
Item {
    id: root

    required property string tableName
    required property string deckName
    required property string deckColour
    required property real stayFrom
    required property real stayTo
    required property real playFrom
    required property real dueAt
    required property real lateFrom
    required property string status
    required property bool late
    required property list<deckTick> ticks
    required property string description
    property real labelWidth: 0
    property real statusWidth: 0

    implicitHeight: Theme.touch
    Accessible.role: Accessible.ListItem
    Accessible.name: description

    Row {
        width: root.labelWidth
        height: parent.height
        spacing: Theme.gap / 2

        Text {
            width: 50 * Theme.scale
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.tableName
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        DeckSwatch {
            anchors.verticalCenter: parent.verticalCenter
            deckColour: root.deckColour
        }

        Text {
            width: parent.width - x
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.deckName
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.fontSmall
        }
    }

    DeckTrack {
        objectName: "track"
        x: root.labelWidth
        width: parent.width - root.labelWidth - root.statusWidth
        height: parent.height
        stayFrom: root.stayFrom
        stayTo: root.stayTo
        playFrom: root.playFrom
        dueAt: root.dueAt
        lateFrom: root.lateFrom
        ticks: root.ticks
    }

    Text {
        objectName: "status"
        x: parent.width - root.statusWidth + Theme.gap
        width: root.statusWidth - Theme.gap
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.late ? qsTr("▲ %1").arg(root.status) : root.status
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: root.late ? Theme.urgent : Theme.textMuted
        font.pixelSize: Theme.fontSmall
        font.bold: root.late
    }
}
