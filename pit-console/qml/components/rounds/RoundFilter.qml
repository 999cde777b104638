import QtQuick
import Pitwatch.Console

// What rounds are looked for by.
Flow {
    id: root

    required property RoundsModel rounds

    spacing: Theme.gap

    ChoiceBox {
        objectName: "tableChoice"
        width: 190 * Theme.scale
        accessibleName: qsTr("Table")
        model: root.rounds.tables
        currentIndex: root.rounds.table
        onActivated: index => root.rounds.table = index
    }

    ChoiceBox {
        objectName: "rangeChoice"
        width: 160 * Theme.scale
        accessibleName: qsTr("When")
        model: root.rounds.ranges
        currentIndex: root.rounds.range
        onActivated: index => root.rounds.range = index
    }

    ChoiceBox {
        objectName: "handChoice"
        accessibleName: qsTr("Hand")
        model: root.rounds.hands
        currentIndex: root.rounds.hand
        onActivated: index => root.rounds.hand = index
    }

    InputField {
        objectName: "leastPaid"
        width: 180 * Theme.scale
        accessibleName: qsTr("Paid at least, in dollars")
        placeholderText: qsTr("Paid at least $")
        maximumLength: 20
        wrong: root.rounds.filterProblem !== ""
        onTextEdited: root.rounds.leastPaid = text
        onAccepted: root.rounds.search()
    }

    PushButton {
        objectName: "onlyVoid"
        text: root.rounds.onlyVoid ? qsTr("☑ Only void") : qsTr("☐ Only void")
        accessibleName: qsTr("Only void rounds")
        onTriggered: root.rounds.onlyVoid = !root.rounds.onlyVoid
    }

    PushButton {
        objectName: "search"
        text: qsTr("Search")
        enabled: root.rounds.filterProblem === ""
        onTriggered: root.rounds.search()
    }

    Text {
        objectName: "filterProblem"
        height: Theme.touch
        visible: text !== ""
        verticalAlignment: Text.AlignVCenter
        text: root.rounds.filterProblem
        color: Theme.urgent
        font.pixelSize: Theme.fontSmall
    }
}
