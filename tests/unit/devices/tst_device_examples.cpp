#include "shared/vocabulary/devices.h"
#include "table-agent/devices/device_message.h"
#include "table-agent/devices/meter_message.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace pitwatch;

// Reads every example of docs/devices.md with the parser that the agent uses.
class TestDeviceExamples : public QObject {
    Q_OBJECT

    struct Example {
        int line = 0;
        std::string device;
        std::string text;
    };
    std::vector<Example> m_examples;

    // The device is named in the heading above: ## Shuffler: `dev/<table>/shuffler`
    static std::string deviceOf(const std::string& heading) {
        if (heading.find("`dev/<link>/meter-shown`") != heading.npos)
            return std::string(vocabulary::kMeterShownTopic);
        const std::string prefix = "`dev/<table>/";
        const auto from = heading.find(prefix);
        if (from == heading.npos)
            return {};
        const auto name = from + prefix.size();
        return heading.substr(name, heading.find('`', name) - name);
    }

    // Why the device's parser refuses the text; empty where it does not.
    static std::string refusalOf(const std::string& device, const std::string& text) {
        const core::Bytes payload(text.begin(), text.end());
        if (device == vocabulary::kMeterShownTopic) {
            const auto shown = devices::parseMeterShown(payload);
            return shown ? std::string() : shown.error().text;
        }
        const auto input = devices::parseDeviceMessage(device, payload);
        return input ? std::string() : input.error().text;
    }

private slots:
    void initTestCase() {
        QFile file(PITWATCH_DEVICES_MD);
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::string device;
        bool inside = false;
        for (int number = 1; !file.atEnd(); ++number) {
            const std::string line = file.readLine().trimmed().toStdString();
            if (line.starts_with("## "))
                device = deviceOf(line);
            else if (line.starts_with("```"))
                inside = line == "```json";
            else if (inside && !line.empty())
                m_examples.push_back({number, device, line});
        }
        QVERIFY(m_examples.size() > 50);
    }

    void everyExampleIsUnderstood() {
        for (const Example& example : m_examples) {
            const std::string refusal = refusalOf(example.device, example.text);
            QVERIFY2(refusal.empty(),
                     qPrintable(QString("line %1: %2").arg(example.line).arg(refusal.c_str())));
        }
    }

    void everyMessageHasAnExample() {
        for (const std::string_view device : devices::speakingDevices())
            for (const std::string_view word : devices::wordsOf(device)) {
                const std::string quoted = ":\"" + std::string(word) + "\"";
                const bool shown =
                    std::any_of(m_examples.begin(), m_examples.end(), [&](const Example& example) {
                        return example.device == device &&
                               example.text.find(quoted) != std::string::npos;
                    });
                QVERIFY2(shown, std::string(word).c_str());
            }
    }

    // Whatever is left out or added, an example is no message any more, or another legal one.
    void everyExampleRefusesAnUnknownKey() {
        for (const Example& example : m_examples) {
            const std::string more = "{\"zz\":1," + example.text.substr(1);
            const std::string refusal = refusalOf(example.device, more);
            QVERIFY2(refusal.find("\"zz\"") != std::string::npos, more.c_str());
        }
    }

    void aDeviceThatDoesNotExistIsRefused() {
        const std::string text = R"({"v":1,"event":"door","open":true})";
        QVERIFY(!devices::parseDeviceMessage("display", core::Bytes(text.begin(), text.end())));
    }
};

QTEST_APPLESS_MAIN(TestDeviceExamples)
#include "tst_device_examples.moc"
