import QtQuick
import Pitwatch.Console

// Stands where the content of a page would be while there is none: not read yet, failed, nothing.
EmptyState {
    id: root

    required property StoreView view
    required property bool empty
    required property string emptyText
    property string emptyHint: ""

    objectName: "storeState"
    visible: view.state !== StoreView.Ready || empty
    text: view.state === StoreView.Failed ? qsTr("The console's record cannot be read") : view.state === StoreView.Waiting ? qsTr("Reading …") : emptyText
    hint: view.state === StoreView.Failed ? view.problem : view.state === StoreView.Waiting ? "" : emptyHint
}
