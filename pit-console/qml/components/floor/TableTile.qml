import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One table at a glance. Grey as long as nobody is needed.
FocusScope {
    id: root

    required property string tableName
    required property int standing
    required property string standingText
    required property bool hasDeck
    required property string deckName
    required property string deckColour
    required property string timeLeft
    required property real used
    required property int urgency
    required property string game
    required property string ruleSet
    required property string status
    required property string stub
    required property string shuffler
    required property bool shufflerTrouble
    required property string meter
    required property bool meterTrouble
    required property int alarms
    required property int alarmLevel
    required property string problem

    readonly property bool current: standing === FloorModel.Fresh
    // Old values fade; the words that say how old they are do not.
    readonly property real valueOpacity: current ? 1 : 0.5
    readonly property bool pressing: current && alarmLevel > 1
    readonly property color signalColour: alarmLevel === 3 ? Theme.urgent : Theme.soon
    readonly property color deckSignal: {
        if (!current || urgency === FloorModel.None)
            return Theme.bar;
        return urgency === FloorModel.Soon ? Theme.text : (urgency === FloorModel.Now ? Theme.soon : Theme.urgent);
    }

    signal triggered

    implicitWidth: 300
    implicitHeight: content.implicitHeight + Theme.gap * 2

    Accessible.role: Accessible.ListItem
    Accessible.name: tableName
    Accessible.description: status + ". " + timeLeft + ". " + shuffler + ". " + meter + ". " + standingText
    Accessible.onPressAction: root.triggered()
    Keys.onReturnPressed: root.triggered()
    Keys.onEnterPressed: root.triggered()
    Keys.onSpacePressed: root.triggered()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.current ? Theme.surface : "transparent"
        border.color: root.activeFocus ? Theme.focus : (root.pressing ? root.signalColour : Theme.line)
        border.width: root.pressing || root.activeFocus ? 2 : 1
    }

    TapHandler {
        onTapped: root.triggered()
    }

    ColumnLayout {
        id: content

        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap / 2

        TileHeading {
            Layout.fillWidth: true
            tableName: root.tableName
            standingText: root.standingText
            current: root.current
            alarms: root.alarms
            alarmLevel: root.alarmLevel
        }

        Text {
            objectName: "game"
            Layout.fillWidth: true
            opacity: root.valueOpacity
            text: root.problem !== "" ? root.problem : (root.game === "" ? "" : root.game + "  ·  " + root.ruleSet)
            visible: text !== ""
            color: root.problem !== "" ? Theme.urgent : Theme.textMuted
            elide: Text.ElideRight
            font.pixelSize: Theme.fontSmall
        }

        Text {
            objectName: "status"
            Layout.fillWidth: true
            opacity: root.valueOpacity
            text: root.status
            color: Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.fontNormal
        }

        DeckLine {
            Layout.fillWidth: true
            visible: root.hasDeck
            opacity: root.valueOpacity
            deckName: root.deckName
            deckColour: root.deckColour
            timeLeft: root.timeLeft
            used: root.used
            where: ""
            signalColour: root.deckSignal
            pressing: root.current && root.urgency >= FloorModel.Now
        }

        Text {
            objectName: "noDeck"
            Layout.fillWidth: true
            visible: !root.hasDeck
            opacity: root.valueOpacity
            text: qsTr("No deck in play")
            color: Theme.textMuted
            font.pixelSize: Theme.fontNormal
        }

        TileFacts {
            Layout.fillWidth: true
            opacity: root.valueOpacity
            shuffler: root.shuffler
            shufflerTrouble: root.shufflerTrouble && root.current
            stub: root.stub
            meter: root.meter
            meterTrouble: root.meterTrouble && root.current
        }

        Item {
            Layout.fillHeight: true
        }
    }
}
