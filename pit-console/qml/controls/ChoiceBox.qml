pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Pitwatch.Console

// One of several, from a list that opens.
ComboBox {
    id: root

    required property string accessibleName

    implicitWidth: 190 * Theme.scale
    implicitHeight: Theme.touch
    font.pixelSize: Theme.fontNormal
    Accessible.name: qsTr("%1: %2").arg(accessibleName).arg(displayText)

    contentItem: Text {
        leftPadding: Theme.gap
        text: root.displayText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        color: Theme.text
        font: root.font
    }

    indicator: StrokeIcon {
        x: root.width - width - 6
        y: (root.height - height) / 2
        path: "M7 10l5 5 5-5"
        colour: Theme.textMuted
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.line : Theme.raised
        border.color: root.activeFocus ? Theme.focus : Theme.line
        border.width: root.activeFocus ? 2 : 1
    }

    delegate: ItemDelegate {
        id: choice

        required property string modelData
        required property int index

        width: root.width
        height: Theme.touch
        highlighted: root.highlightedIndex === index
        contentItem: Text {
            text: choice.modelData
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            color: Theme.text
            font.pixelSize: Theme.fontNormal
            font.bold: root.currentIndex === choice.index
        }
        background: Rectangle {
            color: choice.highlighted ? Theme.raised : Theme.surface
        }
    }

    popup: Popup {
        y: root.height
        width: root.width
        height: Math.min(contentItem.implicitHeight + 2, 400)
        padding: 1
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.popup.visible ? root.delegateModel : null
            currentIndex: root.highlightedIndex
        }
        background: Rectangle {
            color: Theme.surface
            border.color: Theme.line
        }
    }
}
