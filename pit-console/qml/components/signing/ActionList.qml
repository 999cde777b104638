pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// What may be asked of the table now, and below it what may not, with the reason.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property ActionsModel actions
    property int columns: 1

    signal actionRequested(string offer)

    enabled: actions.current
    spacing: Theme.gap / 2

    Flow {
        id: buttons

        width: root.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.actions.allowed

            delegate: PushButton {
                required property int place
                required property string offer
                required property string title
                required property string about
                required property bool pending
                readonly property string name: about === "" ? title : title + ": " + about

                objectName: "action-" + place
                width: Math.floor((buttons.width - (root.columns - 1) * buttons.spacing) / root.columns)
                busy: pending
                text: busy ? qsTr("%1 (pending)").arg(name) : name
                onTriggered: root.actionRequested(offer)
            }
        }
    }

    Text {
        visible: root.actions.allowed.count === 0
        text: qsTr("Nothing can be done from here now")
        color: Theme.textMuted
        font.pixelSize: Theme.fontNormal
    }

    Text {
        topPadding: Theme.gap / 2
        visible: root.actions.refused.count > 0
        text: qsTr("Not now")
        color: Theme.textMuted
        font.pixelSize: Theme.fontSmall
        font.capitalization: Font.AllUppercase
    }

    Repeater {
        model: root.actions.refused

        delegate: ColumnLayout {
            id: line

            required property int place
            required property string title
            required property string about
            required property string reason

            width: root.width
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: line.about === "" ? line.title : line.title + ": " + line.about
                color: Theme.textMuted
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
            }

            Text {
                objectName: "reason-" + line.place
                Layout.fillWidth: true
                text: line.reason
                color: Theme.textMuted
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                font.italic: true
            }
        }
    }
}
