pragma ComponentBehavior: Bound
import QtQuick
import Pitwatch.Console

// Ctrl+1 to Ctrl+9 choose the page, in the order of the navigation.
Item {
    id: root

    required property var entries

    signal viewRequested(string name)

    Instantiator {
        model: root.entries

        delegate: Shortcut {
            required property PageEntry modelData
            required property int index

            sequence: "Ctrl+" + (index + 1)
            context: Qt.ApplicationShortcut
            onActivated: root.viewRequested(modelData.name)
        }
    }
}
