#include "shared/payout/slip.h"
#include "shared/wording/wording.h"
#include "tests/support/pdf_reader.h"
#include "tests/support/sites/claim_site.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;
using namespace pitwatch::support;

class TestSlip : public QObject {
    Q_OBJECT

private:
    // A jackpot of $62,345.67 with two Envy lines, up to its document.
    struct Made {
        Made() : fixture({100, 0, 500, 100}), site(fixture) {
            number = fixture.claimOf(1);
            id = fixture.claim(number).id();
            fixture.fix(number, 6'234'567);
            fixture.verify(number);
            fixture.notify(number);
            fixture.approve(number);
            fixture.approve(number, kOtherSupervisor);
            site.issue();
        }
        ClaimFixture fixture;
        ClaimSite site;
        std::uint64_t number = 0;
        events::ClaimId id;
    };
    static std::string inEnglish(const events::Phrase& phrase) { return wording::sentence(phrase); }
    static std::string page(const payout::ClaimBook& book, const events::ClaimId& id) {
        const std::string bytes =
            payout::slipPages(*book.find(id), *book.documentOf(id), inEnglish).write();
        // For people who want to see the page.
        if (const auto folder = qEnvironmentVariable("PITWATCH_KEEP_SLIPS"); !folder.isEmpty()) {
            QFile file(folder + "/" + QTest::currentTestFunction() + ".pdf");
            if (file.open(QIODevice::WriteOnly))
                file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        }
        return bytes;
    }

private slots:
    void namesEverythingADocumentHasTo() {
        Made made;
        const std::string bytes = page(made.site.book(), made.id);
        QVERIFY2(pdfProblems(bytes).empty(), pdfProblems(bytes).c_str());
        const std::string text = pdfText(bytes);
        for (const char* words : {"Payout document",
                                  "00000001",
                                  "T01",
                                  "seat 1",
                                  "Royal flush",
                                  "$62,345.67",
                                  "Date and time won",
                                  "Prepared by",
                                  "sue",
                                  "Hand verified and witnessed by",
                                  "fay",
                                  "Approved by",
                                  "sid",
                                  "Money issued by",
                                  "Received by",
                                  "Cheque",
                                  "W-2G",
                                  "desk 2",
                                  "Envy Bonus",
                                  "$5,000.00",
                                  "$1,000.00",
                                  "Page 1 of 1"})
            QVERIFY2(text.find(words) != std::string::npos, (words + ("\n" + text)).c_str());
        QVERIFY(text.find("VOID") == std::string::npos);
    }

    void isTheSameEachTimeItIsPrinted() {
        Made made;
        QCOMPARE(page(made.site.book(), made.id), page(made.site.book(), made.id));
    }

    void isMarkedVoidOnceItIs() {
        Made made;
        made.fixture.give(table::DenyClaim{kManager, made.number, words("late wager"), {}});
        made.site.issue();
        const std::string bytes = page(made.site.book(), made.id);
        QVERIFY(bytes.find("(VOID) Tj") != std::string::npos);
        QVERIFY(pdfText(bytes).find("by max: late wager") != std::string::npos);
    }

    void goesOverTwoPagesForAFullTable() {
        ClaimFixture fixture({500, 500, 500, 500, 500, 500, 500});
        ClaimSite site(fixture);
        const auto number = fixture.claimOf(1);
        const auto id = fixture.claim(number).id();
        fixture.fix(number, 6'000'000);
        fixture.verify(number);
        fixture.notify(number);
        fixture.approve(number);
        fixture.approve(number, kOtherSupervisor);
        site.issue();
        for (int seat = 2; seat <= 7; ++seat)
            fixture.payEnvy(number, seat);
        const std::string bytes = page(site.book(), id);
        QVERIFY2(pdfProblems(bytes).empty(), pdfProblems(bytes).c_str());
        QVERIFY(pdfText(bytes).find("Received by") != std::string::npos);
    }

    void sayTheSameAsJson() {
        Made made;
        made.fixture.pay(made.number, events::PaymentMethod::Cheque);
        const payout::ClaimBook book = made.site.book();
        const auto json =
            payout::claimJson(*book.find(made.id), book.documentOf(made.id), inEnglish);
        QCOMPARE(json.at("claim").get<std::string>(), payout::nameOf(made.id));
        QCOMPARE(json.at("amount").get<std::int64_t>(), std::int64_t{6'234'567});
        QCOMPARE(json.at("document").at("number").get<int>(), 1);
        QCOMPARE(json.at("document").at("method").get<std::string>(), std::string("cheque"));
        QVERIFY(json.at("document").at("voided").is_null());
        QCOMPARE(json.at("paid").at("by").get<std::string>(), std::string("fay"));
        QCOMPARE(json.at("envy").size(), std::size_t{2});
        QCOMPARE(json.at("envy")[0].at("payment").get<std::string>(), std::string("due"));
        QCOMPARE(json.at("approvals").size(), std::size_t{2});
        QCOMPARE(json.at("waits_for").get<std::string>(), std::string("payment"));
        QCOMPARE(json.at("tax_forms").size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestSlip)
#include "tst_slip.moc"
