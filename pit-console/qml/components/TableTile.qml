import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One table at a glance. Grey as long as nobody is needed.
Rectangle {
    id: root

    required property string tableName
    required property int linkState
    required property string linkText
    required property bool hasDeck
    required property string deckName
    required property string deckColour
    required property string timeLeft
    required property real used
    required property int urgency

    readonly property bool current: linkState === FloorModel.Live
    // Old values fade; the words that say how old they are do not.
    readonly property real valueOpacity: current ? 1 : 0.5
    readonly property bool pressing: current && urgency >= FloorModel.Now
    readonly property color signalColour: {
        if (!current || urgency === FloorModel.None)
            return Theme.bar;
        return urgency === FloorModel.Soon ? Theme.soon : Theme.urgent;
    }

    implicitWidth: 300
    implicitHeight: 170
    radius: Theme.radius
    color: current ? Theme.surface : "transparent"
    border.color: pressing ? signalColour : Theme.line
    border.width: pressing ? 2 : 1

    Accessible.role: Accessible.ListItem
    Accessible.name: tableName
    Accessible.description: hasDeck ? qsTr("%1, %2. %3").arg(deckName).arg(timeLeft).arg(linkText) : linkText

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap + 4
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true

            Text {
                Layout.fillWidth: true
                text: root.tableName
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.fontLarge
                font.bold: true
            }

            Text {
                objectName: "linkText"
                text: root.linkText
                color: Theme.text
                font.pixelSize: Theme.fontSmall
            }
        }

        RowLayout {
            visible: root.hasDeck
            opacity: root.valueOpacity
            spacing: Theme.gap

            DeckSwatch {
                deckColour: root.deckColour
            }

            Text {
                Layout.fillWidth: true
                text: root.deckName
                color: Theme.textMuted
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
            }

            Text {
                objectName: "timeLeft"
                text: root.timeLeft
                color: root.urgency === FloorModel.None ? Theme.text : root.signalColour
                font.pixelSize: Theme.fontNormal
                font.bold: root.pressing
            }
        }

        TimeBar {
            Layout.fillWidth: true
            visible: root.hasDeck
            opacity: root.valueOpacity
            used: root.used
            fill: root.signalColour
        }

        Text {
            objectName: "noDeck"
            visible: !root.hasDeck
            text: qsTr("No deck in play")
            color: Theme.textMuted
            font.pixelSize: Theme.fontNormal
        }

        Item {
            Layout.fillHeight: true
        }
    }
}
