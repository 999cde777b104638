pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// A seat in a round that is shown again.
Rectangle {
    id: root

    required property int seat
    required property list<string> cards
    required property string wagers
    required property string result
    required property bool acted
    required property string description

    implicitWidth: 150 * Theme.scale
    implicitHeight: column.implicitHeight + Theme.gap
    radius: Theme.radius
    color: Theme.surface
    border.color: acted ? Theme.focus : Theme.line
    border.width: acted ? 3 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: description

    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - Theme.gap
        spacing: 4

        Text {
            text: qsTr("Seat %1").arg(root.seat)
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
        }

        Row {
            spacing: 3

            Repeater {
                model: root.cards

                PlayingCard {
                    required property string modelData
                    card: modelData
                }
            }
        }

        Text {
            width: parent.width
            text: root.wagers
            color: Theme.text
            font.pixelSize: Theme.fontSmall
        }

        Text {
            objectName: "result"
            width: parent.width
            visible: text !== ""
            text: root.result
            wrapMode: Text.WordWrap
            color: Theme.text
            font.pixelSize: Theme.fontSmall
            font.bold: true
        }
    }
}
