import QtQuick
import QtQuick.Layouts

// One page as the navigation knows it. The page is made when it is first looked at, and then kept.
Loader {
    id: root

    // How --view and the code call it; never translated.
    required property string name
    required property string title
    // The strokes of a 24 by 24 drawing, as an SVG path.
    required property string icon
    // How many things wait there; 0 shows nothing.
    property int waiting: 0
    readonly property bool current: StackLayout.isCurrentItem

    objectName: "page-" + name
    active: false
    focus: current
    onCurrentChanged: {
        if (current)
            active = true;
    }
}
