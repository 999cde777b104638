import QtQuick
import Pitwatch.Console

// A passphrase to type; nothing of it is shown.
InputField {
    maximumLength: 200
    echoMode: TextInput.Password
    passwordMaskDelay: 0
    inputMethodHints: Qt.ImhHiddenText | Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
    placeholderText: qsTr("Passphrase")
}
