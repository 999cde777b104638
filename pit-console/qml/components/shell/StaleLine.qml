import QtQuick
import Pitwatch.Console

// Says that what the page shows may be out of date, and why.
Rectangle {
    id: root

    required property StoreView view

    objectName: "staleLine"
    visible: view.stale
    implicitHeight: visible ? label.implicitHeight + Theme.gap : 0
    color: Theme.surface
    border.color: Theme.soon

    Text {
        id: label

        anchors.centerIn: parent
        width: parent.width - Theme.gap * 2
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Not current: %1").arg(root.view.staleText)
        wrapMode: Text.WordWrap
        color: Theme.soon
        font.pixelSize: Theme.fontSmall
        font.bold: true
    }
}
