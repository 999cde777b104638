import QtQuick
import Pitwatch.Console

// What the sign says instead of values.
Column {
    id: root

    required property string title
    required property string notice
    required property string hint

    topPadding: height * 0.2
    spacing: height * 0.04

    Text {
        width: root.width
        text: root.title
        color: Theme.textMuted
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        font.pixelSize: Math.max(12, root.height * 0.1)
    }

    Text {
        objectName: "signNotice"
        width: root.width
        height: root.height * 0.28
        text: root.notice
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        font.pixelSize: Math.max(12, root.height * 0.2)
        font.bold: true
    }

    Text {
        objectName: "signHint"
        width: root.width
        height: root.height * 0.16
        text: root.hint
        color: Theme.textMuted
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        font.pixelSize: Math.max(12, root.height * 0.07)
    }
}
