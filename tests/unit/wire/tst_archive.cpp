#include "shared/wire/archive.h"

#include <QTest>

using namespace pitwatch;

class TestArchive : public QObject {
    Q_OBJECT

private slots:
    void numbersAreShortest() {
        QVERIFY(wire::encode(std::uint64_t{0}) == core::Bytes{0});
        QVERIFY(wire::encode(std::uint64_t{300}) == (core::Bytes{0xac, 0x02}));
        QVERIFY(wire::encode(std::int64_t{-1}) == core::Bytes{1});
        QVERIFY(!wire::decode<std::uint64_t>(core::Bytes{0x80, 0x00}).ok());
    }
};

QTEST_APPLESS_MAIN(TestArchive)
#include "tst_archive.moc"
