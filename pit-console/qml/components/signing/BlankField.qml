pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// One thing an action needs before it can be signed: words, a number, one of several, some of several
// seats, or a list in which every item is confirmed. Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property string argument
    required property string label
    required property int kind
    required property list<choiceRow> choices
    // How many seats of the choices.
    required property int many
    property var chosen: []
    readonly property string value: typed ? field.text.trim() : chosen.join(",")
    // Why the amount that was typed is not taken, and what is to be known of one that is.
    property string problem: ""
    property string warning: ""
    readonly property bool ready: money ? value !== "" && problem === "" : numeric ? field.acceptableInput : kind === BlankFieldKind.Checks ? chosen.length === choices.length : kind === BlankFieldKind.Seats ? chosen.length === many : value !== ""
    readonly property bool money: kind === BlankFieldKind.Money
    readonly property bool numeric: kind === BlankFieldKind.Count || money
    readonly property bool typed: kind === BlankFieldKind.Words || numeric

    signal accepted

    function choose(value: string) {
        if (kind === BlankFieldKind.Choice)
            chosen = [value];
        else
            chosen = Array.from(choices, choice => choice.value).filter(one => chosen.includes(one) !== (one === value));
    }

    function takeFocus() {
        (typed ? field : buttons.itemAt(0)).forceActiveFocus();
    }

    spacing: Theme.gap / 2

    InputField {
        id: field

        objectName: "blank-" + root.argument
        width: root.width
        visible: root.typed
        maximumLength: 200
        placeholderText: root.label
        inputMethodHints: root.numeric ? Qt.ImhFormattedNumbersOnly : Qt.ImhNone
        // Money is read as a whole: a field that leaves out what it does not take makes another sum of it.
        validator: root.kind === BlankFieldKind.Count ? digits : null
        onAccepted: root.accepted()

        IntValidator {
            id: digits
            bottom: 0
            top: 999
        }
    }

    Text {
        objectName: "remark-" + root.argument
        width: root.width
        visible: root.money && root.value !== "" && text !== ""
        text: root.problem !== "" ? root.problem : root.warning
        color: root.problem !== "" ? Theme.urgent : Theme.soon
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    Text {
        width: root.width
        visible: !root.typed
        text: root.label
        color: Theme.textMuted
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    Flow {
        id: list

        readonly property int columns: root.kind === BlankFieldKind.Checks ? 1 : Math.max(1, root.choices.length)

        width: root.width
        visible: !root.typed
        spacing: Theme.gap / 2

        Repeater {
            id: buttons

            model: root.choices

            delegate: PushButton {
                required property choiceRow modelData

                objectName: "choice-" + modelData.value
                width: Math.floor((list.width - (list.columns - 1) * list.spacing) / list.columns)
                chosen: root.chosen.includes(modelData.value)
                text: root.kind === BlankFieldKind.Checks ? (chosen ? "✓  " : "○  ") + modelData.label : modelData.label
                onTriggered: root.choose(modelData.value)
            }
        }
    }
}
