#include "table-agent/devices/shuffler_message.h"

#include <QTest>

using namespace pitwatch;

class TestShufflerMessage : public QObject {
    Q_OBJECT

    static core::Result<table::Input> parse(const std::string& text) {
        return devices::parseShufflerMessage(core::Bytes(text.begin(), text.end()));
    }

private slots:
    void readsAShuffleWithAndWithoutACount() {
        const auto counted =
            parse(R"({"v":1,"event":"shuffle_finished","deck":"blue","cards":51})");
        QVERIFY(counted.ok());
        const auto& message = std::get<table::ShuffleFinished>(*counted);
        QVERIFY(message.deck == events::DeckColour::Blue);
        QVERIFY(message.cardCount == std::uint8_t{51});
        const auto uncounted = parse(R"({"v":1,"event":"shuffle_finished","deck":"red"})");
        QVERIFY(uncounted.ok());
        QVERIFY(!std::get<table::ShuffleFinished>(*uncounted).cardCount);
    }

    void refusesAnythingElseWithTheReason_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* tag, const QByteArray& text, const char* reason) {
            QTest::newRow(tag) << text << QByteArray(reason);
        };
        const QByteArray good = R"({"v":1,"event":"shuffle_finished","deck":"red","cards":52})";
        row("nothing", "", "not a JSON object");
        row("no JSON", "hello", "not a JSON object");
        row("array", "[]", "not a JSON object");
        row("missing key", R"({"v":1,"event":"shuffle_finished","cards":52})", "missing");
        row("unknown key", QByteArray(good).replace("{", R"({"order":"AsKs",)"), "not a key");
        row("key twice", QByteArray(good).replace("{", R"({"cards":52,)"), "twice");
        row("newer version", QByteArray(good).replace(":1", ":2"), "\"v\"");
        row("other event", QByteArray(good).replace("finished", "begun"), "\"event\"");
        row("other colour", QByteArray(good).replace("red", "pink"), "\"deck\"");
        row("colour no text", QByteArray(good).replace("\"red\"", "1"), "\"deck\"");
        row("negative count", QByteArray(good).replace("52", "-1"), "\"cards\"");
        row("large count", QByteArray(good).replace("52", "256"), "\"cards\"");
        row("huge count", QByteArray(good).replace("52", "18446744073709551615"), "\"cards\"");
        row("fraction", QByteArray(good).replace("52", "52.0"), "\"cards\"");
        row("nested deep", QByteArray(200, '[') + QByteArray(200, ']'), "deep");
        row("too long", QByteArray(5000, ' ') + good, "longer than");
        row("broken UTF-8", QByteArray(good).replace("red", "\xff\xfe"), "not a JSON object");
    }
    void refusesAnythingElseWithTheReason() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const auto input = parse(text.toStdString());
        QVERIFY(!input.ok());
        QVERIFY2(QByteArray::fromStdString(input.error().text).contains(reason),
                 input.error().text.c_str());
    }
};

QTEST_APPLESS_MAIN(TestShufflerMessage)
#include "tst_shuffler_message.moc"
