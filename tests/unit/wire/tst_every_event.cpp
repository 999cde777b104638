#include "shared/events/all_events.h"
#include "shared/wire/event_codec.h"
#include "tests/support/journals/random_event.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace pitwatch;
using events::Event;

namespace {

constexpr std::uint64_t kFirstSeed = 20'261'116;
constexpr std::uint64_t kRounds = 200;

std::string textOf(const core::Bytes& bytes) {
    return QByteArray(reinterpret_cast<const char*>(bytes.data()),
                      static_cast<qsizetype>(bytes.size()))
        .toHex()
        .toStdString();
}

// Flips, removes, adds or replaces a few bytes.
core::Bytes mutated(core::Bytes bytes, std::mt19937_64& engine) {
    for (auto left = 1 + engine() % 3; left > 0; --left) {
        const auto at = static_cast<std::ptrdiff_t>(engine() % (bytes.size() + 1));
        const auto value = static_cast<std::uint8_t>(engine());
        if (at == static_cast<std::ptrdiff_t>(bytes.size()) || engine() % 4 == 0)
            bytes.insert(bytes.begin() + at, value);
        else if (engine() % 3 == 0)
            bytes.erase(bytes.begin() + at);
        else
            bytes[static_cast<std::size_t>(at)] ^= static_cast<std::uint8_t>(1 << (value % 8));
    }
    return bytes;
}

} // namespace

// Properties that hold for every type of event there is.
class TestEveryEvent : public QObject {
    Q_OBJECT

private slots:
    void comesBackFromItsBytes() {
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRounds; ++seed)
            for (const Event& event : support::oneOfEach(seed)) {
                const core::Bytes bytes = wire::encodeEvent(event);
                const auto read = wire::decodeEvent(wire::typeOf(event), bytes);
                const std::string where =
                    std::string(wire::nameOf(event)) + ", seed " + std::to_string(seed);
                QVERIFY2(read.ok(), (where + ": " + textOf(bytes)).c_str());
                QVERIFY2(*read == event, where.c_str());
                QVERIFY2(wire::encodeEvent(*read) == bytes, where.c_str());
            }
    }

    // Whatever is accepted is exactly what would have been written; what an older version wrote is
    // written anew as today's.
    void acceptedBytesAreCanonical() {
        std::mt19937_64 engine(kFirstSeed);
        std::size_t accepted = 0;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRounds; ++seed)
            for (const Event& event : support::oneOfEach(seed)) {
                const core::Bytes written = wire::encodeEvent(event);
                const core::Bytes bytes = mutated(written, engine);
                const auto read = wire::decodeEvent(wire::typeOf(event), bytes);
                const bool older = !bytes.empty() && bytes.front() < written.front();
                if (!read || older)
                    continue;
                ++accepted;
                QVERIFY2(wire::encodeEvent(*read) == bytes,
                         (std::string(wire::nameOf(event)) + ", seed " + std::to_string(seed) +
                          ": " + textOf(bytes))
                             .c_str());
            }
        // Otherwise the property was never tried.
        QVERIFY(accepted > 1000);
    }

    void refusesEveryPrefix() {
        for (const Event& event : support::oneOfEach(kFirstSeed)) {
            const core::Bytes bytes = wire::encodeEvent(event);
            for (std::size_t length = 0; length < bytes.size(); ++length) {
                const core::ByteView prefix = core::ByteView(bytes).first(length);
                QVERIFY2(!wire::decodeEvent(wire::typeOf(event), prefix).ok(),
                         std::string(wire::nameOf(event)).c_str());
            }
        }
    }

    void showsItsNameAndFieldsAsJson() {
        for (const Event& event : support::oneOfEach(kFirstSeed)) {
            const auto json = wire::toJson(event);
            const std::string name(wire::nameOf(event));
            QVERIFY2(json.at("event") == name, name.c_str());
            QVERIFY2(json.size() > 1, name.c_str());
            QVERIFY2(json.dump().find("\"?\"") == std::string::npos, name.c_str());
        }
    }

    void hasANumberInTheRangeOfItsGroup() {
        const auto all = support::oneOfEach(kFirstSeed);
        QCOMPARE(all.size(), events::AllEvents::kCount);
        for (const Event& event : all) {
            const auto number = wire::typeOf(event).number;
            QVERIFY2(number >= 1 && number < 1000, std::string(wire::nameOf(event)).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestEveryEvent)
#include "tst_every_event.moc"
