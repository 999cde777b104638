pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Which claim it is: the hand as drawn cards, what it is paid, and by which line of the paytable.
ColumnLayout {
    id: root

    required property ClaimModel claim

    spacing: Theme.gap / 2

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Text {
            objectName: "title"
            width: Math.min(implicitWidth, root.width)
            text: root.claim.title
            color: Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontLarge
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            objectName: "amount"
            width: Math.min(implicitWidth, root.width)
            text: root.claim.amount
            color: Theme.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontLarge
        }
    }

    Text {
        objectName: "silence"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.claim.silence
        color: Theme.urgent
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
        font.bold: true
    }

    Text {
        objectName: "facts"
        Layout.fillWidth: true
        text: root.claim.facts
        color: Theme.text
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    Flow {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap / 2
        Layout.bottomMargin: Theme.gap / 2
        spacing: Theme.gap / 2

        Repeater {
            model: root.claim.cards

            delegate: PlayingCard {
                required property string modelData
                required property int index

                objectName: "card-" + index
                width: 51 * Theme.scale
                height: 72 * Theme.scale
                card: modelData
            }
        }
    }

    Text {
        objectName: "paytable"
        Layout.fillWidth: true
        text: root.claim.paytable
        color: Theme.textMuted
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    Text {
        objectName: "notice"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.claim.notice
        color: Theme.soon
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }
}
