#include "shared/events/deck_events.h"
#include "shared/wire/event_codec.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;
using events::Event;

class TestEventCodec : public QObject {
    Q_OBJECT

private slots:
    void writesTheVersionAndThenTheFields() {
        const Event event = events::DeckShuffled{events::DeckColour::Blue, 52, {}};
        QVERIFY(wire::encodeEvent(event) == (core::Bytes{2, 1, 52, 0, 0}));
        const auto read =
            wire::decodeEvent(events::DeckShuffled::kType, core::Bytes{2, 1, 52, 0, 0});
        QVERIFY(read.ok());
        QVERIFY(*read == event);
    }

    void refusesWhatNobodyWrote_data() {
        QTest::addColumn<quint16>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("nothing") << quint16(101) << QByteArray();
        QTest::newRow("version 0") << quint16(101) << QByteArray("\x00\x01\x34\x00", 4);
        QTest::newRow("newer version") << quint16(101) << QByteArray("\x03\x01\x34\x00\x00", 5);
        QTest::newRow("colour out of range") << quint16(101) << QByteArray("\x01\x06\x34\x00", 4);
        QTest::newRow("count out of range")
            << quint16(101) << QByteArray("\x01\x01\x80\x02\x00", 5);
        QTest::newRow("long form of a number")
            << quint16(101) << QByteArray("\x01\x01\xb4\x00\x00", 5);
        QTest::newRow("byte too many") << quint16(101) << QByteArray("\x01\x01\x34\x00\x00", 5);
        QTest::newRow("byte too few") << quint16(101) << QByteArray("\x01\x01", 2);
        QTest::newRow("unknown type") << quint16(65000) << QByteArray("\x01", 1);
        QTest::newRow("too large") << quint16(1) << QByteArray(70'000, '\x01');
    }
    void refusesWhatNobodyWrote() {
        QFETCH(quint16, type);
        QFETCH(QByteArray, body);
        const auto read = wire::decodeEvent({type}, core::Bytes(body.begin(), body.end()));
        QVERIFY(!read.ok());
        QVERIFY(!read.error().text.empty());
    }

    void showsEventsAsJson() {
        QCOMPARE(
            wire::toJson(events::DeckShuffled{events::DeckColour::Red, 52, {}}).dump(),
            std::string(
                R"({"event":"deck_shuffled","deck":"red","card_count":52,"method":"device","by":null})"));
        const events::DeckDueSet due{events::DeckColour::Blue,
                                     core::Instant{core::Millis{1'794'821'400'250}}};
        QCOMPARE(wire::toJson(due).at("due_at").get<std::string>(),
                 std::string("2026-11-16T09:30:00.250Z"));
    }
};

QTEST_APPLESS_MAIN(TestEventCodec)
#include "tst_event_codec.moc"
