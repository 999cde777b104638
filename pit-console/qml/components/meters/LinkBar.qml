import QtQuick
import QtQuick.Layouts
import Pitwatch.Console

// Which link is shown, over what time, whether it is in service, and the way to its orders.
RowLayout {
    id: root

    required property MetersModel meters
    required property OrdersModel orders
    property bool maySign: false

    signal ordersRequested

    spacing: Theme.gap

    ChoiceBox {
        objectName: "linkChoice"
        accessibleName: qsTr("Link")
        model: root.meters.links
        currentIndex: root.meters.link
        onActivated: index => root.meters.link = index
    }

    ChoiceBox {
        objectName: "rangeChoice"
        accessibleName: qsTr("Time shown")
        model: root.meters.ranges
        currentIndex: root.meters.range
        onActivated: index => root.meters.range = index
    }

    Text {
        objectName: "linkState"
        Layout.fillWidth: true
        text: root.meters.inService ? root.meters.linkState : qsTr("▲ %1").arg(root.meters.linkState)
        elide: Text.ElideRight
        color: root.meters.inService ? Theme.textMuted : Theme.urgent
        font.pixelSize: Theme.fontNormal
        font.bold: !root.meters.inService
    }

    PushButton {
        objectName: "orders"
        visible: root.maySign
        text: root.orders.waiting > 0 ? qsTr("Orders: %1 to approve").arg(root.orders.waiting) : qsTr("Orders")
        onTriggered: root.ordersRequested()
    }
}
