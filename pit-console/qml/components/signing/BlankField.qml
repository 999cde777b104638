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
    readonly property bool ready: numeric ? field.acceptableInput : kind === BlankFieldKind.Checks ? chosen.length === choices.length : kind === BlankFieldKind.Seats ? chosen.length === many : value !== ""
    readonly property bool numeric: kind === BlankFieldKind.Count || kind === BlankFieldKind.Money
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
        validator: root.kind === BlankFieldKind.Count ? digits : root.kind === BlankFieldKind.Money ? dollars : null
        onAccepted: root.accepted()

        IntValidator {
            id: digits
            bottom: 0
            top: 999
        }

        RegularExpressionValidator {
            id: dollars
            regularExpression: /[0-9]{1,9}(\.[0-9]{1,2})?/
        }
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
