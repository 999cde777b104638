#include "shared/paper/document.h"
#include "tests/support/pdf_reader.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::paper;

class TestDocument : public QObject {
    Q_OBJECT

private:
    static std::string sample() {
        Document doc("Payout (1) \\ slip", core::Instant{core::Millis{1'794'821'400'000}});
        Page& page = doc.addPage(Size::Letter);
        page.watermark("VOID");
        page.shade(40, 40, 200, 20, 0.9);
        page.text(48, 54, "Jos\u00e9 won \u20ac5 (five) \\ today", Font::Bold, 12);
        page.text(48, 80, "\u2660\u2665\u2666\u2663", Font::Symbols, 12);
        page.line(48, 100, 300, 100);
        page.box(48, 110, 100, 50, 1);
        doc.addPage(Size::A4).text(300, 100, "second", Font::Mono, 10, Align::Centre);
        doc.addFooters("Pitwatch");
        return doc.write();
    }

private slots:
    void isReadByOthersWithoutAComplaint() {
        const std::string problems = support::pdfProblems(sample());
        QVERIFY2(problems.empty(), problems.c_str());
    }

    void isFoundFaultyWhereItIs() {
        std::string broken = sample();
        broken.replace(broken.find("startxref"), 9, "startxxxx");
        QVERIFY(!support::pdfProblems(broken).empty());
    }

    void saysToOthersWhatWasWritten() {
        const std::string text = support::pdfText(sample());
        for (const char* words :
             {"Jos\u00e9 won \u20ac5 (five) \\ today", "\u2660", "\u2665", "\u2666", "\u2663",
              "second", "Page 1 of 2", "Page 2 of 2", "Pitwatch"})
            QVERIFY2(text.find(words) != std::string::npos, (words + text).c_str());
        QVERIFY(sample().find("(VOID) Tj") != std::string::npos);
    }

    void isTheSameEachTime() { QCOMPARE(sample(), sample()); }

    void withoutPagesIsStillADocument() {
        const std::string problems = support::pdfProblems(Document().write());
        QVERIFY2(problems.empty(), problems.c_str());
    }

    void keepsPagesInPlaceWhileMoreAreAdded() {
        Document doc;
        Page& first = doc.addPage();
        for (int i = 0; i < 100; ++i)
            doc.addPage();
        first.text(10, 10, "still here");
        QVERIFY(&first == &doc.pages().front());
        QVERIFY(doc.write().find("(still here)") != std::string::npos);
    }

    void numbersHaveNoMoreThanTwoDecimals() {
        Document doc;
        doc.addPage().line(0.1 + 0.2, 1.0 / 3, -0.005, 792.004);
        QVERIFY(doc.write().find("0.5 w 0.3 791.67 m -0.01 0 l S") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestDocument)
#include "tst_document.moc"
