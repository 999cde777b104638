import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One claim of the queue.
FocusScope {
    id: root

    required property string claimName
    required property string handText
    required property string placeText
    required property string amountText
    required property string waitText
    required property string ageText
    required property string envyText
    required property bool disputed
    required property bool current
    required property bool chosen

    signal picked

    implicitHeight: Math.max(Theme.touch, content.implicitHeight + Theme.gap * 2)
    activeFocusOnTab: true

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3").arg(placeText).arg(handText).arg(amountText)
    Accessible.description: waitText
    Accessible.onPressAction: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    Keys.onSpacePressed: root.picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.chosen ? Theme.raised : Theme.surface
        border.color: root.activeFocus || root.chosen ? Theme.focus : Theme.line
        border.width: root.activeFocus ? 3 : root.chosen ? 2 : 1
    }

    TapHandler {
        onTapped: {
            root.forceActiveFocus();
            root.picked();
        }
    }

    ColumnLayout {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: 4

        RowLayout {
            Text {
                objectName: "place"
                Layout.fillWidth: true
                text: root.placeText
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
                font.bold: true
            }

            Text {
                text: root.ageText
                color: Theme.textMuted
                font.pixelSize: Theme.fontSmall
            }
        }

        Text {
            Layout.fillWidth: true
            text: root.handText
            color: Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.fontNormal
        }

        Text {
            objectName: "amount"
            Layout.fillWidth: true
            text: root.amountText
            color: Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        Text {
            objectName: "waitText"
            Layout.fillWidth: true
            text: root.current ? root.waitText : qsTr("Not current: %1").arg(root.waitText)
            color: root.disputed ? Theme.urgent : root.current ? Theme.soon : Theme.textMuted
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
        }

        Text {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.envyText
            color: Theme.textMuted
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
        }
    }
}
