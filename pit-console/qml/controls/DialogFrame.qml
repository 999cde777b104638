import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as Templates
import Pitwatch.Console

// What asks for something before the page goes on, in the middle of the window. Escape closes it.
// Qt 6.4 lets the tap handlers below a modal popup see what is tapped on it; so both the frame and
// what it dims take every press themselves.
Popup {
    id: root

    parent: Templates.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(540, parent ? parent.width - Theme.gap * 2 : 540)
    padding: Theme.gap * 1.5
    modal: true
    focus: true
    // A press beside it loses nothing that was typed.
    closePolicy: Popup.CloseOnEscape

    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.color: Theme.line

        MouseArea {
            anchors.fill: parent
        }
    }

    Templates.Overlay.modal: Rectangle {
        color: Theme.dimmed

        MouseArea {
            objectName: "dimmed"
            anchors.fill: parent
        }
    }
}
