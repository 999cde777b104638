#include "shared/wire/archive.h"
#include "tests/unit/wire/archive_samples.h"

#include <QTest>

using namespace pitwatch;
using core::Bytes;

namespace {

template <typename T>
bool comesBack(const T& value, const Bytes& expected) {
    const Bytes bytes = wire::encode(value);
    const auto read = wire::decode<T>(bytes);
    return bytes == expected && read.ok() && *read == value && wire::encode(*read) == bytes;
}

template <typename T>
bool refused(const Bytes& bytes, const std::string& reason) {
    const auto read = wire::decode<T>(bytes);
    return !read.ok() && read.error().text.find(reason) != std::string::npos;
}

Bytes text(std::string_view bytes) {
    Bytes all;
    all.push_back(static_cast<std::uint8_t>(bytes.size()));
    for (const char byte : bytes)
        all.push_back(static_cast<std::uint8_t>(byte));
    return all;
}

} // namespace

// The bytes of each kind of value, and what is refused in their place.
class TestArchive : public QObject {
    Q_OBJECT

private slots:
    void unsignedNumbers() {
        QVERIFY(comesBack(std::uint64_t{0}, {0}));
        QVERIFY(comesBack(std::uint64_t{127}, {0x7f}));
        QVERIFY(comesBack(std::uint64_t{128}, {0x80, 0x01}));
        QVERIFY(comesBack(std::uint64_t{300}, {0xac, 0x02}));
        QVERIFY(comesBack(~std::uint64_t{0},
                          {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01}));
        QVERIFY(comesBack(std::uint8_t{255}, {0xff, 0x01}));
    }
    void refusesUnsignedNumbers() {
        QVERIFY(refused<std::uint64_t>({}, "too early"));
        QVERIFY(refused<std::uint64_t>({0x80}, "too early"));
        QVERIFY(refused<std::uint64_t>({0x80, 0x00}, "shortest"));
        QVERIFY(refused<std::uint64_t>({0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02},
                                       "shortest"));
        QVERIFY(refused<std::uint64_t>(
            {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x81, 0x00}, "shortest"));
        QVERIFY(refused<std::uint8_t>({0x80, 0x02}, "out of range"));
        QVERIFY(refused<std::uint16_t>({0x80, 0x80, 0x04}, "out of range"));
    }

    void signedNumbers() {
        QVERIFY(comesBack(std::int64_t{0}, {0}));
        QVERIFY(comesBack(std::int64_t{-1}, {1}));
        QVERIFY(comesBack(std::int64_t{1}, {2}));
        QVERIFY(comesBack(std::int64_t{-65}, {0x81, 0x01}));
        QVERIFY(comesBack(std::numeric_limits<std::int64_t>::min(),
                          {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01}));
        QVERIFY(comesBack(std::int8_t{-128}, {0xff, 0x01}));
        QVERIFY(refused<std::int8_t>({0x80, 0x02}, "out of range"));
        QVERIFY(refused<std::int8_t>({0x81, 0x02}, "out of range"));
    }

    void booleansAreZeroOrOne() {
        QVERIFY(comesBack(false, {0}));
        QVERIFY(comesBack(true, {1}));
        QVERIFY(refused<bool>({2}, "out of range"));
        QVERIFY(refused<bool>({0xff}, "too early"));
    }

    void enumsHaveOnlyTheValuesThatHaveNames() {
        QVERIFY(comesBack(Fruit::Plum, {2}));
        QVERIFY(refused<Fruit>({3}, "out of range"));
        QVERIFY(refused<Fruit>({0x82, 0x02}, "out of range"));
    }

    void moneyIsLimited() {
        QVERIFY(comesBack(core::Cents{-2}, {3}));
        QVERIFY(comesBack(core::MicroCents{1}, {2}));
        QVERIFY(wire::decode<core::Cents>(wire::encode(core::kMaxAmount.value())).ok());
        QVERIFY(!wire::decode<core::Cents>(wire::encode(core::kMaxAmount.value() + 1)).ok());
        QVERIFY(!wire::decode<core::Cents>(wire::encode(-core::kMaxAmount.value() - 1)).ok());
        QVERIFY(
            !wire::decode<core::MicroCents>(wire::encode(std::int64_t{1'000'000'000'000'000'001}))
                 .ok());
    }

    void timesAreMillisecondsWithinBounds() {
        QVERIFY(comesBack(core::Instant{core::Millis{300}}, {0xac, 0x02}));
        QVERIFY(comesBack(core::Millis{-1}, {1}));
        QVERIFY(wire::decode<core::Instant>(wire::encode(std::uint64_t{253'402'300'799'999})).ok());
        QVERIFY(
            !wire::decode<core::Instant>(wire::encode(std::uint64_t{253'402'300'800'000})).ok());
        QVERIFY(
            !wire::decode<core::Millis>(wire::encode(std::int64_t{1'000'000'000'000'001})).ok());
    }

    void textIsCheckedUtf8() {
        QVERIFY(comesBack(std::string("Käse"), text("K\xc3\xa4se")));
        QVERIFY(comesBack(std::string(), {0}));
        QVERIFY(refused<std::string>(text("\xff"), "characters"));
        QVERIFY(refused<std::string>(text("\xc0\x80"), "characters"));
        QVERIFY(refused<std::string>({5, 'a', 'b'}, "too early"));
        QVERIFY(refused<std::string>({0x81, 0x20, 'a'}, "too long"));
        QVERIFY(refused<core::Text>(text("bell\x07"), "characters"));
        QVERIFY(refused<core::Text>({0x91, 0x03}, "too long"));
    }

    void namesAndNumbersOfThings() {
        QVERIFY(comesBack(core::TableId::parse("T01").value(), text("T01")));
        QVERIFY(refused<core::TableId>(text(""), "characters"));
        QVERIFY(refused<core::TableId>(text("a/b"), "characters"));
        QVERIFY(refused<core::TableId>({33}, "too long"));
        QVERIFY(comesBack(core::Seat{7}, {7}));
        QVERIFY(refused<core::Seat>({0}, "out of range"));
        QVERIFY(refused<core::Seat>({17}, "out of range"));
        QVERIFY(comesBack(core::Number<struct Any>{1}, {1}));
        QVERIFY(refused<core::Number<struct Any>>({0}, "out of range"));
    }

    void cards() {
        const std::vector<cards::Card> hand{*cards::Card::parse("As"), *cards::Card::parse("2c")};
        QVERIFY(comesBack(hand, {2, 48, 3}));
        QVERIFY(refused<std::vector<cards::Card>>({1, 52}, "out of range"));
    }

    void bytesOfFixedAndOfOwnLength() {
        QVERIFY(comesBack(std::array<std::uint8_t, 2>{200, 0}, {200, 0}));
        QVERIFY(comesBack(Bytes{200, 0}, {2, 200, 0}));
        QVERIFY(refused<Bytes>({3, 1, 2}, "fewer bytes"));
        core::JournalId id;
        id.bytes[15] = 0xfe;
        QVERIFY(comesBack(id, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xfe}));
    }

    void listsAndArrays() {
        QVERIFY(comesBack(std::vector<std::uint16_t>{1, 300}, {2, 1, 0xac, 0x02}));
        QVERIFY(comesBack(std::vector<std::string>{}, {0}));
        QVERIFY(comesBack(std::array<std::uint16_t, 2>{1, 300}, {1, 0xac, 0x02}));
        QVERIFY(refused<std::vector<std::uint16_t>>({3, 1, 2}, "fewer bytes"));
    }

    void setsAndMapsAscend() {
        QVERIFY(comesBack(std::set<std::uint16_t>{3, 1}, {2, 1, 3}));
        QVERIFY(refused<std::set<std::uint16_t>>({2, 3, 1}, "ascending"));
        QVERIFY(refused<std::set<std::uint16_t>>({2, 1, 1}, "ascending"));
        using Flags = std::map<std::uint16_t, bool>;
        QVERIFY(comesBack(Flags{{2, true}, {1, false}}, {2, 1, 0, 2, 1}));
        QVERIFY(refused<Flags>({2, 2, 1, 1, 0}, "ascending"));
    }

    void optionalsAndVariants() {
        QVERIFY(comesBack(std::optional<std::uint16_t>{}, {0}));
        QVERIFY(comesBack(std::optional<std::uint16_t>{5}, {1, 5}));
        QVERIFY(refused<std::optional<std::uint16_t>>({2, 5}, "out of range"));
        using Choice = std::variant<std::uint16_t, std::string>;
        QVERIFY(comesBack(Choice{std::string("x")}, {1, 1, 'x'}));
        QVERIFY(refused<Choice>({2, 0}, "alternative"));
    }

    void classesWithPrivateSplitAndInheritedParts() {
        QVERIFY(comesBack(Split{7}, {8}));
        QVERIFY(comesBack(Derived{{3}, 4}, {3, 4}));
        QVERIFY(comesBack(Outside{9}, {9}));
    }

    void refusesTrailingBytes() { QVERIFY(refused<std::uint8_t>({1, 0}, "after the end")); }

    void refusesDeepNesting() {
        const auto nested = [](std::size_t levels) {
            Bytes bytes(levels, 1);
            bytes.push_back(0);
            return bytes;
        };
        // Each tree is a class with a list in it: two levels.
        QVERIFY(wire::decode<Tree>(nested(wire::kMaxDepth / 2 - 1)).ok());
        QVERIFY(refused<Tree>(nested(wire::kMaxDepth / 2), "too deeply"));
        QVERIFY(refused<Tree>(nested(60'000), "too deeply"));
    }

    void refusesToAllocateMoreThanItsBudget() {
        // One byte each on the wire, 512 in memory: 4,000 of them are above half a megabyte.
        const auto wide = [](std::size_t count) {
            wire::ArchiveWriter writer;
            writer.putVarint(count);
            writer.putRaw(Bytes(count, 0));
            return writer.take();
        };
        QVERIFY(wire::decode<std::vector<Wide>>(wide(900)).ok());
        QVERIFY(refused<std::vector<Wide>>(wide(4000), "too much memory"));
    }
};

QTEST_APPLESS_MAIN(TestArchive)
#include "tst_archive.moc"
