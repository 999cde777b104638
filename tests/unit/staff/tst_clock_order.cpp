#include "shared/staff/clock_order.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

#include <functional>
#include <random>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::StaffSite;

namespace {

// T01 wrote entry 7 a day ahead of the time it is.
staff::ClockOrder sampleOrder() {
    staff::ClockOrder order;
    order.party = StaffSite::party("T01");
    order.journal.bytes.fill(0xa1);
    order.sequence = 7;
    order.chain.fill(0x5c);
    order.lastAt = StaffSite::kNow + 24h;
    order.orderedAt = StaffSite::kNow;
    order.reason = StaffSite::text("m-karl: the clock's battery was changed");
    return order;
}

} // namespace

class TestClockOrder : public QObject {
    Q_OBJECT

    const staff::SiteKeys m_keys = StaffSite::siteKeys();

    // What the party asks for, five minutes after the order was made.
    static staff::ClockOrder asked() {
        staff::ClockOrder order = sampleOrder();
        order.orderedAt += 5min;
        order.reason = {};
        return order;
    }

private slots:
    void enoughSiteKeysAllowIt() {
        const auto given = StaffSite::sign(sampleOrder(), {"site-1", "site-3"});
        const auto event = staff::putBack(given, m_keys, asked());
        QVERIFY(event.ok());
        QVERIFY(event->from == StaffSite::kNow + 24h);
        QVERIFY(event->to == StaffSite::kNow + 5min);
        QVERIFY(event->orderedAt == StaffSite::kNow);
        QVERIFY(event->reason == sampleOrder().reason);
        QVERIFY(event->isSigned);
        QCOMPARE(event->signatures.size(), std::size_t{2});
    }

    // With what the record says before it, anybody can check the signatures.
    void theEntryHoldsWhatWasSigned() {
        const auto given = StaffSite::sign(sampleOrder(), {"site-1", "site-3"});
        const auto event = staff::putBack(given, m_keys, asked());
        staff::ClockOrder again = asked();
        again.lastAt = event->from;
        again.orderedAt = event->orderedAt;
        again.reason = event->reason;
        for (const events::SiteSignature& one : event->signatures)
            QVERIFY(staff::isGenuine(one.key, staff::signedBytes(again), one.signature));
    }

    void signaturesThatDoNotCount() {
        auto given = StaffSite::sign(sampleOrder(), {"site-1"});
        QVERIFY(!staff::putBack(given, m_keys, asked()).ok());
        given = StaffSite::sign(sampleOrder(), {"site-1", "s-vera", "m-karl"});
        QVERIFY(!staff::putBack(given, m_keys, asked()).ok());
        given = StaffSite::sign(sampleOrder(), {});
        QVERIFY(!staff::putBack(given, m_keys, asked()).ok());
        // Those of a stranger are not kept either.
        given = StaffSite::sign(sampleOrder(), {"site-1", "site-2", "s-vera"});
        QCOMPARE(staff::putBack(given, m_keys, asked())->signatures.size(), std::size_t{2});
    }

    void whatIsSignedCannotBeChanged_data() { fields(); }
    void whatIsSignedCannotBeChanged() {
        QFETCH(int, field);
        auto given = StaffSite::sign(sampleOrder(), {"site-1", "site-2"});
        spoil(given.order, field);
        const auto event = staff::putBack(given, m_keys, asked());
        QVERIFY(!event.ok());
        QVERIFY(event.error().text.find("not signed") != std::string::npos);
    }

    // Any reason will do; everything else must be as the party has it.
    void anOrderForSomethingElseIsRefused_data() { fields("reason"); }
    void anOrderForSomethingElseIsRefused() {
        QFETCH(int, field);
        staff::ClockOrder order = sampleOrder();
        spoil(order, field);
        const auto event =
            staff::putBack(StaffSite::sign(order, {"site-1", "site-2"}), m_keys, asked());
        QVERIFY(!event.ok());
        QVERIFY(event.error().text.find("the clock order") == 0);
    }

    void anOrderIsGoodForAnHour() {
        const auto given = StaffSite::sign(sampleOrder(), {"site-1", "site-2"});
        staff::ClockOrder ask = asked();
        ask.orderedAt = sampleOrder().orderedAt;
        QVERIFY(staff::putBack(given, m_keys, ask).ok());
        ask.orderedAt = sampleOrder().orderedAt + 1h;
        QVERIFY(staff::putBack(given, m_keys, ask).ok());
        ask.orderedAt += 1ms;
        QVERIFY(!staff::putBack(given, m_keys, ask).ok());
    }

    void withoutSiteKeysNoneIsAskedForAndTheEntrySaysSo() {
        for (const auto& given : {StaffSite::sign(sampleOrder(), {}),
                                  StaffSite::sign(sampleOrder(), {"site-1", "site-2"})}) {
            const auto event = staff::putBack(given, {}, asked());
            QVERIFY(event.ok());
            QVERIFY(!event->isSigned);
            QVERIFY(event->signatures.empty());
        }
        staff::ClockOrder other = sampleOrder();
        ++other.sequence;
        QVERIFY(!staff::putBack({other, {}}, {}, asked()).ok());
    }

    void aSignatureOverARosterIsNoneOverAnOrder() {
        const core::Bytes bytes = staff::signedBytes(sampleOrder());
        QVERIFY(std::string(bytes.begin(), bytes.end()).starts_with("pitwatch clock order 1\n"));
    }

    void theFileSaysWhatTheOrderSays() {
        const auto given = StaffSite::sign(sampleOrder(), {"site-1", "site-3"});
        const auto read = staff::parseClockOrder(staff::clockOrderText(given));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
        QVERIFY(*read == given);
    }

    void badFilesAreRefused_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        const auto row = [](const char* tag, const char* from, const char* to) {
            QTest::newRow(tag) << from << to;
        };
        row("unknown key", "\"party\"", "\"extra\": 1, \"party\"");
        row("missing key", "\"sequence\": 7,", "");
        row("a number as text", "\"sequence\": 7", "\"sequence\": \"7\"");
        row("a negative number", "\"sequence\": 7", "\"sequence\": -7");
        row("half a hash", "5c5c5c5c", "5c");
        row("half a journal", "a1a1a1a1", "a1");
        row("a time without zone", ".000Z\"", ".000\"");
        row("a party with a slash", "\"T01\"", "\"T/1\"");
        row("no reason", "m-karl: the clock's battery was changed", "");
        row("a reason of two lines", "m-karl:", "m-karl:\\n");
        row("another format", "order 1", "order 2");
        row("half a file", "\"signatures\"", "");
    }
    void badFilesAreRefused() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QString text = QString::fromStdString(
            staff::clockOrderText(StaffSite::sign(sampleOrder(), {"site-1", "site-2"})));
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const auto read = staff::parseClockOrder(text.toStdString());
        QVERIFY(!read.ok());
        QVERIFY(!read.error().text.empty());
    }

    void aFileWithoutEndIsRefused() {
        std::string text =
            staff::clockOrderText(StaffSite::sign(sampleOrder(), {"site-1", "site-2"}));
        text.append(staff::kMaxClockOrderBytes, ' ');
        QVERIFY(!staff::parseClockOrder(text).ok());
    }

    // Nothing a disk or an attacker makes of the file allows anything else.
    void spoiledFilesAllowNothingElse() {
        const auto seed = std::random_device{}();
        std::mt19937 random(seed);
        const auto given = StaffSite::sign(sampleOrder(), {"site-1", "site-2"});
        const std::string original = staff::clockOrderText(given);
        for (int round = 0; round < 2'000; ++round) {
            std::string text = original;
            text[random() % text.size()] = static_cast<char>(random());
            const auto read = staff::parseClockOrder(text);
            if (read && staff::putBack(*read, m_keys, asked()).ok())
                QVERIFY2(read->order == given.order, std::to_string(seed).c_str());
        }
    }

private:
    static void fields(std::string_view without = {}) {
        QTest::addColumn<int>("field");
        int field = 0;
        for (const char* name :
             {"party", "journal", "sequence", "chain", "last at", "ordered at", "reason"}) {
            if (name != without)
                QTest::newRow(name) << field;
            ++field;
        }
    }
    static void spoil(staff::ClockOrder& order, int field) {
        const std::vector<std::function<void()>> changes{
            [&] { order.party = StaffSite::party("T02"); },
            [&] { order.journal.bytes[3] ^= 1; },
            [&] { ++order.sequence; },
            [&] { order.chain[31] ^= 1; },
            [&] { order.lastAt += 1ms; },
            [&] { order.orderedAt += 6min; }, // After what the party's clock shows.
            [&] { order.reason = StaffSite::text("another"); }};
        changes.at(static_cast<std::size_t>(field))();
    }
};

QTEST_APPLESS_MAIN(TestClockOrder)
#include "tst_clock_order.moc"
