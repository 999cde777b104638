#include "shared/text/hex.h"
#include "shared/wire/envelope.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/json_writer.h"
#include "tests/support/journals/random_event.h"

#include <QTest>

#include <filesystem>
#include <fstream>
#include <sstream>

// One file per event type holds its bytes and its JSON. A difference means that journals already
// written would be read differently: step kVersion and keep reading the old bytes. To write the
// files anew after adding a type, run this program with PITWATCH_REGENERATE=1 and read the diff.

using namespace pitwatch;
using events::Event;

namespace {

constexpr std::uint64_t kSeed = 1;

std::string pathOf(std::string_view name) {
    return std::string(PITWATCH_GOLDEN_DIR) + "/" + std::string(name) + ".txt";
}

bool regenerating() {
    return qEnvironmentVariableIsSet("PITWATCH_REGENERATE");
}

std::string contentOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

void compareWithFile(std::string_view name, const std::string& expected) {
    if (regenerating()) {
        std::ofstream(pathOf(name), std::ios::binary) << expected;
        QSKIP("the golden files are being written, not checked");
    }
    QCOMPARE(QString::fromStdString(contentOf(pathOf(name))), QString::fromStdString(expected));
}

std::string describe(const Event& event) {
    return "type " + std::to_string(event.type().number) + "\nbody " +
           text::toHex(wire::encodeEvent(event)) + "\njson " + wire::toJson(event).dump() + "\n";
}

// A journal with one entry of every type.
std::vector<wire::Envelope> journal() {
    core::JournalId id;
    for (std::uint8_t index = 0; index < 16; ++index)
        id.bytes[index] = static_cast<std::uint8_t>(0xa0 + index);
    std::vector<wire::Envelope> entries;
    wire::Hash previous{};
    for (const Event& event : support::oneOfEach(kSeed)) {
        wire::Envelope entry{id,
                             entries.size() + 1,
                             core::Instant{core::Millis{1'794'821'400'250}} +
                                 core::Millis{100 * entries.size()},
                             event.type(),
                             wire::encodeEvent(event),
                             {}};
        entry.chain = previous = wire::chainHash(previous, entry);
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void eventIsWrittenAsEver_data() {
        QTest::addColumn<std::size_t>("index");
        const auto all = support::oneOfEach(kSeed);
        for (std::size_t index = 0; index < all.size(); ++index)
            QTest::newRow(std::string(all[index].name()).c_str()) << index;
    }
    void eventIsWrittenAsEver() {
        QFETCH(std::size_t, index);
        const Event event = support::oneOfEach(kSeed)[index];
        compareWithFile(event.name(), describe(event));
    }

    // Every file is read, those kept of older versions and other samples (<name>.v<number>.txt,
    // <name>.<which>.v<number>.txt) too: the bytes on the left give the JSON on the right for ever.
    void everyFileStaysReadable() {
        std::size_t read = 0;
        for (const auto& file : std::filesystem::directory_iterator(PITWATCH_GOLDEN_DIR)) {
            if (file.path().stem() == "journal")
                continue;
            const QString content = QString::fromStdString(contentOf(file.path().string()));
            const QStringList lines = content.split('\n');
            QCOMPARE(lines.size(), 4);
            const QByteArray body = QByteArray::fromHex(lines[1].mid(5).toLatin1());
            const auto event = wire::decodeEvent({lines[0].mid(5).toUShort()},
                                                 core::Bytes(body.begin(), body.end()));
            QVERIFY2(event.ok(), file.path().c_str());
            QCOMPARE("json " + QString::fromStdString(wire::toJson(*event).dump()), lines[2]);
            ++read;
        }
        QVERIFY(read >= support::oneOfEach(kSeed).size());
    }

    // read_wire.py reads the same file without any of our code.
    void journalIsWrittenAsEver() {
        compareWithFile("journal", "batch " + text::toHex(wire::encodeBatch(journal())) + "\n");
    }
};

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
