pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// One betting position: its cards, its wagers, and what was decided on them.
Item {
    id: root

    required property int number
    required property string player
    required property bool banks
    required property bool folded
    required property bool gone
    required property list<string> cards
    required property list<wagerRow> wagers
    readonly property bool empty: cards.length === 0 && wagers.length === 0
    // A hand of three is never wider than its seat: the neighbour's cards begin there.
    readonly property real cardWidth: Math.min(34, width / 3 - 2)
    readonly property real cardHeight: cardWidth * 48 / 34

    implicitWidth: 108
    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(number)

    Column {
        id: column

        width: parent.width
        spacing: 4
        opacity: root.folded ? 0.55 : 1

        Row {
            objectName: "hand"
            anchors.horizontalCenter: parent.horizontalCenter
            height: root.cardHeight
            spacing: 2

            Repeater {
                model: root.cards

                delegate: PlayingCard {
                    required property string modelData

                    width: root.cardWidth
                    height: root.cardHeight
                    card: modelData
                }
            }
        }

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.max(30, seatLabel.implicitWidth + 16)
            height: seatLabel.implicitHeight + 6
            radius: height / 2
            color: root.empty ? "transparent" : Theme.raised
            border.color: Theme.line

            Text {
                id: seatLabel

                objectName: "seatLabel"
                anchors.centerIn: parent
                text: root.player === "" ? root.number : root.number + "  " + root.player
                color: root.empty ? Theme.textMuted : Theme.text
                font.pixelSize: Theme.fontSmall
                font.bold: !root.empty
            }
        }

        Text {
            objectName: "seatState"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: root.banks ? qsTr("player-dealer") : (root.folded ? qsTr("folded") : (root.gone ? qsTr("left") : ""))
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
            font.italic: true
        }

        Repeater {
            model: root.wagers

            delegate: Text {
                required property wagerRow modelData

                width: column.width
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                text: modelData.words
                color: modelData.laid ? Theme.text : Theme.textMuted
                font.pixelSize: Theme.fontSmall * 0.9
            }
        }
    }
}
