pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What is about to be signed: the act, the cards, and every fact of it; struck through, with the
// reason, once it cannot be signed any more.
ColumnLayout {
    id: root

    required property SigningModel signing
    readonly property bool overtaken: signing.overtaken !== ""

    spacing: Theme.gap

    Text {
        objectName: "dialogTitle"
        Layout.fillWidth: true
        text: root.signing.title
        color: root.overtaken ? Theme.textMuted : Theme.text
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontLarge
        font.strikeout: root.overtaken
    }

    // Not a layout: those of Qt 6.4 crash when a nested one loses its items.
    Row {
        visible: root.signing.cards.length > 0
        opacity: root.overtaken ? 0.5 : 1
        spacing: Theme.gap / 2

        Repeater {
            model: root.signing.cards

            delegate: PlayingCard {
                required property string modelData
                required property int index

                objectName: "signedCard-" + index
                card: modelData
            }
        }
    }

    Column {
        id: lines

        Layout.fillWidth: true
        opacity: root.overtaken ? 0.5 : 1
        spacing: 4

        Repeater {
            model: root.signing.facts

            delegate: Item {
                id: line

                required property string label
                required property string value
                required property int index

                width: lines.width
                height: Math.max(name.implicitHeight, words.implicitHeight)

                Text {
                    id: name

                    width: Math.round(lines.width * 0.34)
                    text: line.label
                    color: Theme.textMuted
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.fontNormal
                }

                Text {
                    id: words

                    objectName: "fact-" + line.index
                    anchors.left: name.right
                    anchors.right: line.right
                    text: line.value
                    color: Theme.text
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.fontNormal
                    font.bold: true
                }
            }
        }
    }

    Rectangle {
        Layout.fillWidth: true
        visible: root.overtaken
        implicitHeight: overtakenWords.implicitHeight + Theme.gap * 2
        radius: Theme.radius
        color: "transparent"
        border.color: Theme.urgent
        border.width: 2

        ColumnLayout {
            id: overtakenWords

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: Theme.gap
            spacing: 4

            Text {
                objectName: "overtaken"
                Layout.fillWidth: true
                text: root.signing.overtaken
                color: Theme.urgent
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontLarge
            }

            Text {
                Layout.fillWidth: true
                text: qsTr("Nothing was signed.")
                color: Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
            }
        }
    }
}
