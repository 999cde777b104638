pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// One thing an action needs before it can be signed: words, a number, one of several, some of several
// seats, or a list in which every item is confirmed. Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    // argument, label, kind, choices (each: value, label), many.
    required property var blank
    required property int index
    property var chosen: []
    readonly property string value: typed ? field.text.trim() : chosen.join(",")
    readonly property bool ready: numeric ? field.acceptableInput : blank.kind === "checks" ? chosen.length === blank.choices.length : blank.kind === "seats" ? chosen.length === blank.many : value !== ""
    readonly property bool numeric: blank.kind === "count" || blank.kind === "money"
    readonly property bool typed: blank.kind === "words" || numeric

    signal accepted

    function choose(value: string) {
        if (blank.kind === "choice")
            chosen = [value];
        else
            chosen = blank.choices.map(choice => choice.value).filter(one => chosen.includes(one) !== (one === value));
    }

    function takeFocus() {
        (typed ? field : choices.itemAt(0)).forceActiveFocus();
    }

    spacing: Theme.gap / 2

    InputField {
        id: field

        objectName: "blank-" + root.blank.argument
        width: root.width
        visible: root.typed
        maximumLength: 200
        placeholderText: root.blank.label
        inputMethodHints: root.numeric ? Qt.ImhFormattedNumbersOnly : Qt.ImhNone
        validator: root.blank.kind === "count" ? digits : root.blank.kind === "money" ? dollars : null
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
        text: root.blank.label
        color: Theme.textMuted
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    Flow {
        id: list

        readonly property int columns: root.blank.kind === "checks" ? 1 : Math.max(1, root.blank.choices.length)

        width: root.width
        visible: !root.typed
        spacing: Theme.gap / 2

        Repeater {
            id: choices

            model: root.blank.choices

            delegate: PushButton {
                required property var modelData

                objectName: "choice-" + modelData.value
                width: Math.floor((list.width - (list.columns - 1) * list.spacing) / list.columns)
                chosen: root.chosen.includes(modelData.value)
                text: root.blank.kind === "checks" ? (chosen ? "✓  " : "○  ") + modelData.label : modelData.label
                onTriggered: root.choose(modelData.value)
            }
        }
    }
}
