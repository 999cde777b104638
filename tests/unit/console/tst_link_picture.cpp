#include "pit-console/core/live/pit.h"
#include "shared/journal/memory_journal.h"
#include "tests/support/set_clock.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

#include <limits>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::tests;
using core::Cents;
using events::LinkService;
using support::SetClock;

// What a console shows of a link whose controller's journal it follows.
class TestLinkPicture : public QObject {
    Q_OBJECT

    struct Console {
        SetClock clock;
        journal::MemoryJournal own{core::JournalId{{1}}};
        journal::MemoryJournal told{core::JournalId{{2}}};
        party::Record record{own, clock};
        Pit pit{std::move(*Store::open(":memory:")), *core::PartyId::parse("C01"), record};
        core::PartyId party;

        explicit Console(const MeterFixture& fixture, const char* name = "METER")
            : party(*core::PartyId::parse(name)) {
            pit.load();
            tell(fixture.journal, fixture.now);
        }
        void tell(const std::vector<events::Event>& events, core::Instant at) {
            told.append(events, at);
            const auto position = pit.store().position(party);
            const std::uint64_t next = position ? position->head.sequence + 1 : 1;
            const auto entries = told.read(next, 1000, std::numeric_limits<std::size_t>::max());
            pit.store().apply(entries, {party, told.head()});
        }
        // An entry of software that is not known here.
        void tellUnreadable(core::Instant at) {
            const events::Event newer = events::PartyStopped{};
            auto entries = told.append(std::span(&newer, 1), at);
            entries[0].type = {65'000};
            pit.store().apply(entries, {party, told.head()});
        }
        std::vector<LinkPicture> links() {
            const std::vector<PartyContact> others{{party, feed::Standing::Fresh, core::Millis{0}}};
            static_cast<void>(pit.observe(
                {.at = clock.wall(), .connected = true, .tables = {}, .others = others}));
            return pit.snapshot().links;
        }
        LinkPicture link() { return links().at(0); }
        std::optional<Cents> meter() const { return pit.state().meter("LINK1", "main"); }
    };

    // No meter of the link was ever so full: no entry of this controller can follow it.
    static events::Event contradiction() {
        return events::MeterReseeded{
            linkId(), levelName("main"), events::ClaimId{tableId("T01"), 1}, {}, micro(1)};
    }

private slots:
    void aLinkIsClosedUntilItIsOpened() {
        MeterFixture fixture;
        fixture.file({});
        Console filed(fixture);
        QVERIFY(filed.link().service == LinkService::Closed);
        QVERIFY(filed.link().levels.empty());
        QVERIFY(!filed.meter());
        fixture.open({"T01"});
        Console opened(fixture);
        QVERIFY(opened.link().service == LinkService::Open);
        QVERIFY(opened.link().controller == opened.party);
        QVERIFY(opened.link().standing == feed::Standing::Fresh);
        QVERIFY(opened.meter() == fixture.level().value.floorCents());
        QCOMPARE(opened.link().levels.size(), std::size_t{1});
        QVERIFY(opened.link().levels[0].value == *opened.meter());
    }

    void aLinkOpenedAgainGoesOnFromWhereItWas() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {500});
        fixture.take(meter::CloseLink{linkId(), person("s-ana"), core::Text::fitted("night")});
        QVERIFY(Console(fixture).link().service == LinkService::Closed);
        fixture.take(meter::OpenLink{linkId(), person("s-ana")});
        QVERIFY(fixture.level().account.contributed > core::MicroCents{});
        QVERIFY(Console(fixture).meter() == fixture.level().value.floorCents());
    }

    void aSuspendedLinkIsShownAsSuch() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Console console(fixture);
        console.tell({events::LinkSuspended{linkId(), {}}}, fixture.now);
        QVERIFY(console.link().service == LinkService::Suspended);
        console.tell({events::LinkResumed{linkId()}}, fixture.now);
        QVERIFY(console.link().service == LinkService::Open);
    }

    void aHitIsShownUntilItsMoneyGoesBack() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.claim("T01", 7, 100);
        Console console(fixture);
        QCOMPARE(console.link().hits.size(), std::size_t{1});
        const LinkHit hit = console.link().hits[0];
        QVERIFY(hit.at == fixture.now);
        QVERIFY((hit.claim == events::ClaimId{tableId("T01"), 7}));
        QCOMPARE(hit.amount.value(), fixture.amountOf("T01", 7));
        console.tell(fixture.deny("T01", 7), fixture.now);
        QVERIFY(console.link().hits.empty());
        QVERIFY(console.meter() == fixture.level().value.floorCents());
    }

    void onlyTheLastHitsAreShownTheNewestLast() {
        MeterFixture fixture;
        fixture.open({"T01"});
        for (std::uint64_t number = 1; number <= 10; ++number)
            fixture.claim("T01", number, 10);
        const auto hits = Console(fixture).link().hits;
        QCOMPARE(hits.size(), std::size_t{8});
        QCOMPARE(hits.front().claim.number, std::uint64_t{3});
        QCOMPARE(hits.back().claim.number, std::uint64_t{10});
    }

    // What the numbers would be is not known; the last good ones are not shown as if they were.
    void aJournalThatContradictsItselfIsInDoubtAndShowsNoNumbers() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.claim("T01", 7, 10);
        Console console(fixture);
        QVERIFY(console.meter().has_value());
        console.tell({contradiction()}, fixture.now);
        const LinkPicture link = console.link();
        QVERIFY(link.link == linkId());
        QVERIFY(link.standing == feed::Standing::Doubtful);
        QVERIFY(!link.service);
        QVERIFY(link.levels.empty());
        QVERIFY(link.hits.empty());
        QVERIFY(!console.meter());
        // Nor after entries that could have followed what was good.
        console.tell(fixture.contribute("T01", 2, {500}), fixture.now);
        QVERIFY(console.link().standing == feed::Standing::Doubtful);
        QVERIFY(!console.meter());
    }

    void aJournalThatCannotBeReadIsInDoubtAndShowsNoNumbers() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Console console(fixture);
        QVERIFY(console.meter().has_value());
        console.tellUnreadable(fixture.now);
        QVERIFY(console.link().standing == feed::Standing::Doubtful);
        QVERIFY(console.link().levels.empty());
        QVERIFY(!console.meter());
        QVERIFY(console.pit.snapshot().others.at(0).standing == feed::Standing::Doubtful);
    }

    void aTablesJournalTellsOfNoMeters() {
        MeterFixture fixture;
        fixture.open({"T01"});
        std::vector<events::Event> forged{events::ConfigurationLoaded{
            *events::RuleSetId::parse("mlgca-let-it-ride"), Submission{}.lines(), {}, 0}};
        forged.insert(forged.end(), fixture.journal.begin(), fixture.journal.end());
        fixture.journal = forged;
        Console console(fixture, "T01");
        QVERIFY(console.pit.state().find(console.party)->state.has_value());
        QVERIFY(console.links().empty());
        QVERIFY(!console.meter());
    }

    void aTableTellsOfNoOtherTablesClaimsAndIssuesNoDocument() {
        MeterFixture fixture;
        fixture.journal = {events::ConfigurationLoaded{
            *events::RuleSetId::parse("mlgca-let-it-ride"), Submission{}.lines(), {}, 0}};
        Console console(fixture, "T01");
        QVERIFY(console.pit.state().find(console.party)->state.has_value());
        events::ClaimRaised raised;
        raised.claim = {tableId("T02"), 4};
        raised.round = {9};
        raised.seat = {1};
        raised.paytable = *events::PaytableId::parse("A");
        raised.hand = *events::HandName::parse("royal_flush");
        events::PayoutDocumentIssued issued;
        issued.number = {1};
        issued.claim = raised.claim;
        issued.table = raised.claim.table;
        issued.combination = raised.hand;
        issued.preparer = issued.witness = *events::PersonId::parse("fay");
        console.tell({raised, issued}, fixture.now);
        QVERIFY(console.pit.store().position(console.party)->head.sequence == 3);
        QVERIFY(console.pit.state().claim(raised.claim) == nullptr);
        QVERIFY(console.pit.state().documentOf(raised.claim) == nullptr);
    }

    void anUnknownLevelShowsNothing() {
        MeterFixture fixture;
        fixture.open({"T01"});
        const Console console(fixture);
        QVERIFY(!console.pit.state().meter("LINK1", "mega"));
        QVERIFY(!console.pit.state().meter("LINK2", "main"));
        QVERIFY(!console.pit.state().meter("no link at all", "main"));
    }
};

QTEST_GUILESS_MAIN(TestLinkPicture)
#include "tst_link_picture.moc"
