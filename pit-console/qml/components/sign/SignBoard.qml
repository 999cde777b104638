import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The wins of the last minutes above the levels of the link, as large as the wall allows; or why
// there is nothing to show.
Item {
    id: root

    required property SignModel sign
    readonly property int margin: Math.round(Math.min(width, height) * 0.04)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: root.margin
        visible: root.sign.available
        spacing: root.margin / 2

        Repeater {
            model: root.sign.wins

            SignWin {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 3
            }
        }

        Repeater {
            model: root.sign.levels

            SignLevel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 2
            }
        }
    }

    SignNotice {
        anchors.fill: parent
        anchors.margins: root.margin
        visible: !root.sign.available
        title: root.sign.link
        notice: root.sign.notice
        hint: root.sign.hint
    }
}
