pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What the rules ask next, each with the section that asks for it.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property RowsModel steps

    spacing: Theme.gap / 2

    Text {
        visible: root.steps.count === 0
        text: qsTr("Nothing is asked for")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Repeater {
        model: root.steps

        delegate: ColumnLayout {
            id: step

            required property string what
            required property string section
            required property int index

            width: root.width
            spacing: 0

            Text {
                objectName: "step-" + step.index
                Layout.fillWidth: true
                text: step.what
                color: Theme.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontNormal
                font.bold: step.index === 0
            }

            Text {
                Layout.fillWidth: true
                visible: text !== ""
                text: step.section
                color: Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
            }
        }
    }
}
