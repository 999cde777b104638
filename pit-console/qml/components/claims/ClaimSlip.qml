pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// The payout document as it is printed, and where it was saved.
// Not a layout: those of Qt 6.4 crash when a nested one loses its items.
Column {
    id: root

    required property ClaimModel claim

    spacing: 4

    Text {
        width: root.width
        visible: root.claim.slip.count === 0
        text: qsTr("Issued when the claim is approved")
        color: Theme.textMuted
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontNormal
    }

    Repeater {
        model: root.claim.slip

        delegate: Row {
            id: row

            required property string label
            required property string value
            required property int index

            width: root.width
            spacing: Theme.gap

            Text {
                width: 150 * Theme.scale
                text: row.label
                color: Theme.textMuted
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
            }

            Text {
                objectName: "slip-" + row.index
                width: root.width - 150 * Theme.scale - Theme.gap
                text: row.value
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.fontNormal
            }
        }
    }

    PushButton {
        objectName: "saveSlip"
        visible: root.claim.slip.count > 0
        text: qsTr("Print the slip")
        onTriggered: root.claim.saveSlip()
    }

    Text {
        objectName: "slipSaved"
        width: root.width
        visible: text !== ""
        text: root.claim.slipSaved
        color: Theme.text
        wrapMode: Text.WrapAnywhere
        font.pixelSize: Theme.fontSmall
    }
}
