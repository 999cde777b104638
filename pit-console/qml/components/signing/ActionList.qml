pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What may be asked of the table now, and below it what may not, with the reason.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    // Each: row, key, title, about, reason, pending.
    required property var allowed
    required property var refused
    property int columns: 1

    signal actionRequested(var action)

    spacing: Theme.gap / 2

    Flow {
        id: buttons

        width: root.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.allowed

            delegate: PushButton {
                required property var modelData
                readonly property string name: modelData.about === "" ? modelData.title : modelData.title + ": " + modelData.about

                objectName: "action-" + modelData.row
                width: Math.floor((buttons.width - (root.columns - 1) * buttons.spacing) / root.columns)
                busy: modelData.pending
                text: busy ? qsTr("%1 (pending)").arg(name) : name
                onTriggered: root.actionRequested(modelData)
            }
        }
    }

    Text {
        visible: root.allowed.length === 0
        text: qsTr("Nothing can be done from here now")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Text {
        topPadding: Theme.gap / 2
        visible: root.refused.length > 0
        text: qsTr("Not now")
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
        font.capitalization: Font.AllUppercase
    }

    Repeater {
        model: root.refused

        delegate: ColumnLayout {
            id: line

            required property var modelData

            width: root.width
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: line.modelData.about === "" ? line.modelData.title : line.modelData.title + ": " + line.modelData.about
                color: Theme.textMuted
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
            }

            Text {
                objectName: "reason-" + line.modelData.row
                Layout.fillWidth: true
                text: line.modelData.reason
                color: Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                font.italic: true
            }
        }
    }
}
