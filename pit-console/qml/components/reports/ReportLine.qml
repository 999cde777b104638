pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// One line of a report's preview.
Item {
    id: root

    required property int kind
    required property list<string> words
    required property list<real> shares
    required property list<bool> figures
    required property string description
    readonly property bool whole: kind === ReportLineKind.Title || kind === ReportLineKind.Note
    readonly property bool strong: kind === ReportLineKind.Title || kind === ReportLineKind.Total

    implicitHeight: (whole ? single.implicitHeight : cells.implicitHeight) + (kind === ReportLineKind.Title ? Theme.gap * 2 : 8)
    Accessible.role: Accessible.ListItem
    Accessible.name: description

    Rectangle {
        anchors.fill: parent
        visible: root.kind === ReportLineKind.Columns
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
        color: root.kind === ReportLineKind.Note ? Theme.textMuted : Theme.text
        font.pixelSize: root.kind === ReportLineKind.Title ? Theme.fontNormal : Theme.fontSmall
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
                color: root.kind === ReportLineKind.Columns ? Theme.textMuted : Theme.text
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
