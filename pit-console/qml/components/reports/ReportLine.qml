pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// One line of a report's preview.
Item {
    id: root

    required property int kind
    required property var words
    required property var shares
    required property var figures
    required property string description
    readonly property bool whole: kind === ReportsModel.Title || kind === ReportsModel.Note
    readonly property bool strong: kind === ReportsModel.Title || kind === ReportsModel.Total

    implicitHeight: (whole ? single.implicitHeight : cells.implicitHeight) + (kind === ReportsModel.Title ? Theme.gap * 2 : 8)
    Accessible.role: Accessible.ListItem
    Accessible.name: description

    Rectangle {
        anchors.fill: parent
        visible: root.kind === ReportsModel.Columns
        color: Theme.surface
    }

    Text {
        id: single

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        width: parent.width
        visible: root.whole
        text: root.whole ? root.words[0] : ""
        wrapMode: Text.WordWrap
        color: root.kind === ReportsModel.Note ? Theme.textMuted : Theme.text
        font.pixelSize: root.kind === ReportsModel.Title ? Theme.fontNormal : Theme.fontSmall
        font.bold: root.strong
    }

    Row {
        id: cells

        y: 4
        width: parent.width
        visible: !root.whole

        Repeater {
            model: root.whole ? 0 : root.words.length

            Text {
                required property int index
                // A figure or a single word is not broken: it is drawn smaller where its column is narrow.
                readonly property bool whole: !text.includes(" ")

                width: root.width * root.shares[index]
                rightPadding: Math.min(Theme.gap, width * 0.1)
                text: root.words[index]
                horizontalAlignment: root.figures[index] ? Text.AlignRight : Text.AlignLeft
                wrapMode: whole ? Text.NoWrap : Text.Wrap
                fontSizeMode: whole ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: 8
                color: root.kind === ReportsModel.Columns ? Theme.textMuted : Theme.text
                font.pixelSize: Theme.fontSmall * 0.93
                font.bold: root.strong
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        visible: !root.whole
        color: Theme.line
        opacity: 0.5
    }
}
