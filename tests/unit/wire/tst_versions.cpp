#include "shared/wire/archive.h"

#include <QTest>

#include <boost/serialization/nvp.hpp>

using namespace pitwatch;

namespace {

// An event type as it was: what its first version looked like.
struct DoorOpenedV1 {
    static constexpr unsigned kVersion = 1;

    std::uint16_t door = 0;
    std::string by;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("door", door);
        archive& boost::serialization::make_nvp("by", by);
    }
};

// And as it is: a field was added, another one dropped. The old bytes stay readable for ever.
struct DoorOpened {
    static constexpr unsigned kVersion = 2;

    std::uint16_t door = 0;
    bool forced = false;

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        archive& boost::serialization::make_nvp("door", door);
        if (version < 2) {
            std::string by;
            archive& boost::serialization::make_nvp("by", by);
            forced = false;
            return;
        }
        archive& boost::serialization::make_nvp("forced", forced);
    }
    friend bool operator==(const DoorOpened&, const DoorOpened&) = default;
};

// Written by the first version and kept: DoorOpenedV1{300, "ann"}.
const core::Bytes kOldBytes{1, 0xac, 0x02, 3, 'a', 'n', 'n'};

} // namespace

class TestVersions : public QObject {
    Q_OBJECT

private slots:
    void theOldBytesAreWhatTheOldTypeWrote() {
        QVERIFY(wire::encode(DoorOpenedV1{300, "ann"}) == kOldBytes);
    }

    void readsTheVersionBefore() {
        const auto read = wire::decode<DoorOpened>(kOldBytes);
        QVERIFY(read.ok());
        QVERIFY(*read == (DoorOpened{300, false}));
    }

    void writesAndReadsTheCurrentVersion() {
        const DoorOpened event{300, true};
        QVERIFY(wire::encode(event) == (core::Bytes{2, 0xac, 0x02, 1}));
        QVERIFY(*wire::decode<DoorOpened>(wire::encode(event)) == event);
    }

    void refusesOldBytesUnderANewNumberAndTheReverse() {
        core::Bytes bytes = kOldBytes;
        bytes[0] = 2;
        QVERIFY(!wire::decode<DoorOpened>(bytes).ok());
        QVERIFY(!wire::decode<DoorOpened>(core::Bytes{1, 0xac, 0x02, 1}).ok());
    }

    void refusesAVersionThatDoesNotExistYet() {
        const auto read = wire::decode<DoorOpened>(core::Bytes{3, 0xac, 0x02, 1});
        QVERIFY(!read.ok());
        QVERIFY(read.error().text.find("newer software") != std::string::npos);
    }

    void eachVersionedPartCarriesItsOwnNumber() {
        const std::vector<DoorOpened> doors{{1, true}, {2, false}};
        QVERIFY(wire::encode(doors) == (core::Bytes{2, 2, 1, 1, 2, 2, 0}));
        // One of the old and one of the new version side by side.
        const auto mixed = wire::decode<std::vector<DoorOpened>>(core::Bytes{2, 1, 5, 0, 2, 2, 1});
        QVERIFY(mixed.ok());
        QVERIFY(*mixed == (std::vector<DoorOpened>{{5, false}, {2, true}}));
    }
};

QTEST_APPLESS_MAIN(TestVersions)
#include "tst_versions.moc"
