import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One round found.
Item {
    id: root

    required property int index
    required property string name
    required property string time
    required property string deckColour
    required property string deckName
    required property int hands
    required property string staked
    required property string paid
    required property string outcome
    required property string note
    required property bool isVoid
    required property string description
    property bool chosen: false
    property bool current: false

    signal triggered

    implicitHeight: Theme.touch + Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: description
    Accessible.selected: chosen
    Accessible.onPressAction: root.triggered()

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: Theme.radius
        color: root.chosen ? Theme.raised : "transparent"
        border.color: Theme.focus
        border.width: root.current ? 2 : 0
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap / 2
        anchors.rightMargin: Theme.gap / 2
        spacing: Theme.gap

        DeckSwatch {
            deckColour: root.deckColour
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.name
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: Theme.fontNormal
                font.bold: true
            }

            Text {
                Layout.fillWidth: true
                text: qsTr("%1 · %2 · hands: %3").arg(root.time).arg(root.deckName).arg(root.hands)
                elide: Text.ElideRight
                color: Theme.textMuted
                font.pixelSize: Theme.fontSmall
            }
        }

        ColumnLayout {
            spacing: 0

            Text {
                Layout.alignment: Qt.AlignRight
                text: qsTr("paid %1").arg(root.paid)
                color: Theme.text
                font.pixelSize: Theme.fontNormal
            }

            Text {
                Layout.alignment: Qt.AlignRight
                text: root.isVoid ? qsTr("✕ %1").arg(root.outcome) : root.outcome
                color: root.isVoid ? Theme.soon : Theme.textMuted
                font.pixelSize: Theme.fontSmall
            }
        }
    }

    TapHandler {
        onTapped: root.triggered()
    }
}
