#include "shared/feed/complaints.h"

#include <QTest>

using namespace pitwatch::feed;
using pitwatch::core::Millis;
using pitwatch::core::Tick;

class TestComplaints : public QObject {
    Q_OBJECT

private slots:
    void writesOneLinePerSenderAndTenSeconds() {
        QStringList lines;
        Complaints complaints(
            [&](std::string_view line) { lines << QString::fromStdString(std::string(line)); });
        const Tick start(Millis(500));
        for (int i = 0; i < 1000; ++i)
            complaints.add("T01", "rubbish", start + Millis(i));
        complaints.add("T02", "rubbish", start);
        QCOMPARE(lines, QStringList({"T01: dropped: rubbish", "T02: dropped: rubbish"}));
        complaints.add("T01", "rubbish", start + Complaints::kQuiet);
        QCOMPARE(lines.last(),
                 QString("T01: dropped: rubbish (and 999 more since the last such line)"));
        QCOMPARE(complaints.total(), std::uint64_t(1002));
    }

    void staysSmallHoweverManySendersThereAre() {
        int lines = 0;
        Complaints complaints([&](std::string_view) { ++lines; });
        for (int i = 0; i < 10'000; ++i)
            complaints.add("sender" + std::to_string(i), "rubbish", Tick(Millis(0)));
        QCOMPARE(lines, static_cast<int>(Complaints::kMaxSenders));
        QCOMPARE(complaints.total(), std::uint64_t(10'000));
    }
};

QTEST_APPLESS_MAIN(TestComplaints)
#include "tst_complaints.moc"
