#include "pit-console/core/pictures/link_book.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"
#include "tests/support/tables/table_bench.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using core::Cents;
using core::MicroCents;
using support::named;

class TestLinkBook : public QObject {
    Q_OBJECT

    const core::PartyId m_meter = named<core::PartyId>("METER");
    const events::LinkId m_link = named<events::LinkId>("LINK1");
    const events::LevelName m_level = named<events::LevelName>("main");
    const events::ClaimId m_claim{named<core::TableId>("T01"), 7};
    const core::Instant m_at{core::Millis{1'794'821'400'000}};

    void tell(LinkBook& book, const events::Event& event) const {
        book.apply(m_meter, m_at, event);
    }
    void open(LinkBook& book, std::int64_t initial) const {
        events::LinkOpened opened;
        opened.link = m_link;
        opened.levels.push_back({m_level, 50'000, Cents{initial}, Cents{initial}});
        tell(book, opened);
    }
    const LinkPicture& link(const LinkBook& book) const { return book.links().at(m_link); }
    static MicroCents micro(std::int64_t cents) { return MicroCents::fromCents(Cents{cents}); }

private slots:
    void aLinkIsClosedUntilItIsOpened() {
        LinkBook book;
        events::LinkTableFiled filed;
        filed.link = m_link;
        tell(book, filed);
        QVERIFY(link(book).state == LinkState::Closed);
        QVERIFY(link(book).levels.empty());
        open(book, 1'000'000);
        QVERIFY(link(book).state == LinkState::Open);
        QVERIFY(link(book).controller == m_meter);
        QVERIFY(book.meter("LINK1", "main") == Cents{1'000'000});
    }

    void aLinkOpenedAgainGoesOnFromWhereItWas() {
        LinkBook book;
        open(book, 1'000'000);
        tell(book,
             events::ContributionApplied{
                 m_link, m_claim.table, {1}, Cents{500}, {{m_level, micro(25), micro(1'000'025)}}});
        tell(book, events::LinkClosed{m_link, {}, {}});
        QVERIFY(link(book).state == LinkState::Closed);
        open(book, 1'000'000);
        QVERIFY(book.meter("LINK1", "main") == Cents{1'000'025});
    }

    void suspendedAndResumed() {
        LinkBook book;
        open(book, 1'000'000);
        tell(book, events::LinkSuspended{m_link, {}});
        QVERIFY(link(book).state == LinkState::Suspended);
        tell(book, events::LinkResumed{m_link, {}});
        QVERIFY(link(book).state == LinkState::Open);
    }

    void aHitIsKeptUntilItsMoneyGoesBack() {
        LinkBook book;
        open(book, 1'000'000);
        events::MeterAmountFixed fixed;
        fixed.link = m_link;
        fixed.level = m_level;
        fixed.claim = m_claim;
        fixed.amount = Cents{1'000'000};
        tell(book, fixed);
        tell(book, events::MeterReseeded{m_link, m_level, m_claim, {}, micro(500'000)});
        QCOMPARE(link(book).hits.size(), std::size_t{1});
        QVERIFY(link(book).hits.front().amount == Cents{1'000'000});
        QVERIFY(link(book).hits.front().at == m_at);
        QVERIFY(book.meter("LINK1", "main") == Cents{500'000});
        tell(book, events::MeterAmountReturned{m_link, m_level, m_claim, Cents{1'000'000},
                                               micro(1'500'000)});
        QVERIFY(link(book).hits.empty());
        QVERIFY(book.meter("LINK1", "main") == Cents{1'500'000});
    }

    void whatExceedsTheLimitIsNotShown() {
        LinkBook book;
        open(book, 1'000'000);
        tell(book, events::OverflowMoved{m_link, m_level, micro(10), micro(10), micro(999'990)});
        QVERIFY(book.meter("LINK1", "main") == Cents{999'990});
    }

    void anUnknownLevelShowsNothing() {
        LinkBook book;
        open(book, 1'000'000);
        QVERIFY(!book.meter("LINK1", "mega"));
        QVERIFY(!book.meter("LINK2", "main"));
    }
};

QTEST_APPLESS_MAIN(TestLinkBook)
#include "tst_link_book.moc"
