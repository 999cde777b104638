#include "shared/paper/table.h"
#include "tests/support/pdf_reader.h"

#include <QtTest>

using namespace pitwatch::paper;
namespace support = pitwatch::support;

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void goesOverPagesAndRepeatsItsTitles() {
        Document doc;
        int announced = 0;
        TableStyle style;
        style.onNewPage = [&](Page&) { ++announced; };
        doc.addPage();
        Table table(doc, 100, {{"Round", 100}, {"Paid", 120, Align::Right}}, style);
        for (int row = 1; row <= 120; ++row)
            table.row({std::to_string(row), "$" + std::to_string(row) + ".00"});
        QVERIFY(doc.pages().size() > 2);
        QCOMPARE(announced, static_cast<int>(doc.pages().size()) - 1);
        const std::string bytes = doc.write();
        QVERIFY(support::pdfProblems(bytes).empty());
        const QString text = QString::fromStdString(support::pdfText(bytes));
        QCOMPARE(text.count("Round"), static_cast<int>(doc.pages().size()));
        for (int row = 1; row <= 120; ++row)
            QVERIFY2(text.contains("$" + QString::number(row) + ".00\n"), qPrintable(text));
        QVERIFY(table.y() <= doc.pages().back().height() - style.bottom);
    }

    void alignsAmountsAtTheirRightEnd() {
        Document doc;
        Table table(doc, 100, {{"Amount", 120, Align::Right}});
        table.row({"$1.00"});
        table.row({"$1,000,000.00"});
        double right = 0;
        for (const auto& word : support::pdfWords(doc.write()))
            if (word.text.starts_with("$")) {
                QVERIFY(right == 0 || std::abs(word.right - right) < 0.02);
                right = word.right;
            }
        QVERIFY(std::abs(right - (48 + 120 - 3)) < 0.02);
    }

    void wrapsACellAndMovesTheNextRowDown() {
        Document doc;
        Table table(doc, 100, {{"Why", 60}});
        const double start = table.y();
        table.row({"one"});
        const double single = table.y() - start;
        table.row({"a reason of many words that needs several lines"});
        QVERIFY(table.y() - start - single > 2 * single);
    }

    void neverLeavesThePageHoweverLongACell() {
        Document doc;
        TableStyle style;
        Table table(doc, 700, {{"Why", 40}, {"Who"}}, style);
        table.row({std::string(20'000, 'x'), "nobody", "one cell too many"});
        QVERIFY(table.y() <= doc.pages().back().height() - style.bottom);
        QCOMPARE(doc.pages().size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestTable)
#include "tst_table.moc"
