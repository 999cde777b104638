import QtQuick
import Pitwatch.Console

// A level was hit: the word, the amount, and where.
Rectangle {
    id: root

    required property string amount
    required property string what

    radius: height * 0.05
    color: Theme.soon
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("Win: %1, %2").arg(amount).arg(what)

    Text {
        id: word

        objectName: "winWord"
        width: parent.width
        height: parent.height * 0.26
        text: qsTr("★ WIN ★")
        color: Theme.onSignal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignBottom
        font.pixelSize: Math.max(1, height * 0.8)
        font.bold: true
    }

    SignAmount {
        objectName: "winAmount"
        anchors.top: word.bottom
        anchors.bottom: place.top
        width: parent.width
        text: root.amount
        color: Theme.onSignal
    }

    Text {
        id: place

        objectName: "winPlace"
        anchors.bottom: parent.bottom
        x: parent.width * 0.02
        width: parent.width * 0.96
        height: parent.height * 0.24
        text: root.what
        color: Theme.onSignal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignTop
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        font.pixelSize: Math.max(12, height * 0.7)
        font.bold: true
    }
}
