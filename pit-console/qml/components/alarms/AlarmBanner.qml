import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The most pressing alarm nobody has looked at, on every page. Takes no room when there is none.
Rectangle {
    id: root

    required property AlarmModel alarms
    readonly property bool urgent: alarms.bannerLevel === 3

    signal alarmsRequested
    signal tableRequested(string name)

    // Not hidden but without height: a layout of Qt 6.4 that is still being made does not notice an
    // item that becomes visible, and draws it over its neighbour.
    readonly property bool shown: alarms.bannerLevel > 0

    implicitHeight: shown ? Theme.touch + Theme.gap : 0
    enabled: shown
    clip: true
    color: urgent ? Theme.urgent : Theme.surface
    border.color: urgent ? Theme.urgent : Theme.soon
    border.width: 2

    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence.text

    TapHandler {
        onTapped: root.alarmsRequested()
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap * 1.5
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        PriorityMark {
            level: root.alarms.bannerLevel
            colour: root.urgent ? Theme.onSignal : Theme.soon
        }

        Text {
            id: sentence

            objectName: "bannerText"
            Layout.fillWidth: true
            text: root.alarms.bannerTable === "" ? root.alarms.bannerText : root.alarms.bannerTable + ": " + root.alarms.bannerText
            color: root.urgent ? Theme.onSignal : Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.fontNormal
            font.bold: true
        }

        Text {
            objectName: "bannerMore"
            visible: root.alarms.waiting > 1
            text: qsTr("%1 more").arg(root.alarms.waiting - 1)
            color: sentence.color
            font.pixelSize: Theme.fontNormal
        }

        PushButton {
            objectName: "bannerMute"
            visible: root.alarms.sounding
            text: qsTr("Mute 2 min")
            onTriggered: root.alarms.mute()
        }

        PushButton {
            objectName: "bannerTable"
            visible: root.alarms.bannerTable !== ""
            text: qsTr("Go to %1").arg(root.alarms.bannerTable)
            onTriggered: root.tableRequested(root.alarms.bannerTable)
        }
    }
}
