import QtQuick

// An amount as large as its place allows. The size depends on the number of characters alone, and not
// on a short one, so it does not move while the digits run, and no small meter outshines a large one.
Text {
    id: root

    // A digit of any of the usual fonts is not wider than this part of its height.
    readonly property real digitWidth: 0.7

    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    font.pixelSize: Math.max(1, Math.min(height * 0.86, width / (digitWidth * Math.max(11, text.length))))
    font.bold: true
}
