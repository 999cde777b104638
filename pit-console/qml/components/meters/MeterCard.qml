import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// One meter: what it shows, how it grew, and whether it adds up.
Rectangle {
    id: root

    required property string levelName
    required property string value
    required property string terms
    required property list<point> steps
    required property string least
    required property string most
    required property string sum
    required property string verdict
    required property bool adds
    required property string description

    implicitHeight: column.implicitHeight + Theme.gap * 2
    radius: Theme.radius
    color: Theme.surface
    border.color: adds ? Theme.line : Theme.urgent
    border.width: adds ? 1 : 2
    Accessible.role: Accessible.ListItem
    Accessible.name: description

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: 6

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Text {
                text: root.levelName
                color: Theme.textMuted
                font.pixelSize: Theme.fontNormal
                font.capitalization: Font.Capitalize
            }

            Text {
                objectName: "value"
                Layout.fillWidth: true
                text: root.value
                color: Theme.text
                font.pixelSize: Theme.fontLarge
                font.bold: true
            }

            Text {
                text: root.terms
                color: Theme.textMuted
                font.pixelSize: Theme.fontSmall
            }
        }

        GrowthPlot {
            Layout.fillWidth: true
            Layout.preferredHeight: 90 * Theme.scale
            steps: root.steps
            least: root.least
            most: root.most
        }

        Text {
            objectName: "sum"
            Layout.fillWidth: true
            text: root.sum
            wrapMode: Text.WordWrap
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
        }

        Text {
            objectName: "verdict"
            Layout.fillWidth: true
            text: root.adds ? qsTr("✓ %1").arg(root.verdict) : qsTr("▲ %1").arg(root.verdict)
            wrapMode: Text.WordWrap
            color: root.adds ? Theme.text : Theme.urgent
            font.pixelSize: Theme.fontSmall
            font.bold: !root.adds
        }
    }
}
