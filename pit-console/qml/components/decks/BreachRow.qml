import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One breach of the rules: when, where, what, and which rule.
Item {
    id: root

    required property string time
    required property string tableName
    required property string kind
    required property string deckName
    required property string what
    required property string section
    required property bool goesOn

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 8)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, table %2, %3, %4").arg(time).arg(tableName).arg(kind).arg(what)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Text {
            text: root.goesOn ? "▲" : "△"
            color: root.goesOn ? Theme.urgent : Theme.textMuted
            font.pixelSize: Theme.fontNormal
        }

        Text {
            Layout.preferredWidth: 110 * Theme.scale
            text: qsTr("%1  %2").arg(root.time).arg(root.tableName)
            color: Theme.text
            font.pixelSize: Theme.fontNormal
        }

        Text {
            id: words

            Layout.fillWidth: true
            text: qsTr("%1 · %2 %3").arg(root.kind).arg(root.deckName).arg(root.what)
            wrapMode: Text.WordWrap
            color: root.goesOn ? Theme.urgent : Theme.text
            font.pixelSize: Theme.fontNormal
        }

        Text {
            Layout.preferredWidth: Math.min(implicitWidth, root.width / 4)
            text: root.section
            elide: Text.ElideRight
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
        }
    }
}
