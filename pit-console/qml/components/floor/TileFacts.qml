import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// The small print of a tile: shuffler, stub counts, meter.
ColumnLayout {
    id: root

    required property string shuffler
    required property bool shufflerTrouble
    required property string stub
    required property string meter
    required property bool meterTrouble

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true

        Text {
            objectName: "shuffler"
            text: root.shuffler
            color: root.shufflerTrouble ? Theme.urgent : Theme.textMuted
            font.pixelSize: Theme.fontSmall
            font.bold: root.shufflerTrouble
        }

        Item {
            Layout.fillWidth: true
        }

        Text {
            objectName: "stub"
            text: root.stub
            color: Theme.textMuted
            font.pixelSize: Theme.fontSmall
        }
    }

    Text {
        objectName: "meter"
        Layout.fillWidth: true
        text: root.meter
        color: root.meterTrouble ? Theme.soon : Theme.textMuted
        elide: Text.ElideRight
        font.pixelSize: Theme.fontSmall
        font.bold: root.meterTrouble
    }
}
