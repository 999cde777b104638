import QtQuick
import Pitwatch.Console

// Every table of the pit.
Item {
    id: root

    required property FloorModel floor

    GridView {
        id: grid

        readonly property int columns: Math.max(1, Math.floor(width / 310))

        objectName: "tiles"
        anchors.fill: parent
        anchors.margins: Theme.gap
        cellWidth: Math.floor(width / columns)
        cellHeight: 170 + Theme.gap
        clip: true
        focus: true
        model: root.floor

        delegate: Item {
            id: cell

            required property string tableName
            required property int linkState
            required property string linkText
            required property bool hasDeck
            required property string deckName
            required property string deckColour
            required property string timeLeft
            required property real used
            required property int urgency

            width: (GridView.view as GridView).cellWidth
            height: (GridView.view as GridView).cellHeight

            TableTile {
                anchors.fill: parent
                anchors.margins: Theme.gap / 2
                tableName: cell.tableName
                linkState: cell.linkState
                linkText: cell.linkText
                hasDeck: cell.hasDeck
                deckName: cell.deckName
                deckColour: cell.deckColour
                timeLeft: cell.timeLeft
                used: cell.used
                urgency: cell.urgency
            }
        }
    }

    Text {
        objectName: "empty"
        anchors.centerIn: parent
        visible: root.floor.count === 0
        text: qsTr("No tables in this pit yet")
        color: Theme.textMuted
        font.pixelSize: Theme.fontLarge
    }
}
