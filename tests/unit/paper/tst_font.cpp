#include "shared/paper/document.h"
#include "tests/support/pdf_reader.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::paper;

Q_DECLARE_METATYPE(pitwatch::paper::Font)

class TestFont : public QObject {
    Q_OBJECT

private slots:
    // Every character repeated, so that a wrong width in our table shows as a wrong right edge. The
    // reader has its own copy of the fonts' widths.
    void knowsTheWidthOfEveryCharacter_data() {
        QTest::addColumn<Font>("font");
        QTest::newRow("regular") << Font::Regular;
        QTest::newRow("bold") << Font::Bold;
        QTest::newRow("mono") << Font::Mono;
    }
    void knowsTheWidthOfEveryCharacter() {
        QFETCH(Font, font);
        Document doc;
        std::vector<std::string> words;
        Page* page = nullptr;
        for (const QChar character : everyCharacter()) {
            words.push_back(QString(20, character).toStdString());
            if (words.size() % 60 == 1)
                page = &doc.addPage();
            page->text(50, 20 + 12.0 * static_cast<double>(words.size() % 60), words.back(), font,
                       10);
        }
        const auto read = support::pdfWords(doc.write());
        QCOMPARE(read.size(), words.size());
        for (const auto& word : read) {
            // The reader's own Courier is a hair wider here than the 600 of the font.
            if (font == Font::Mono && word.text.starts_with("\u00b1"))
                continue;
            const double theirs = word.right - word.left;
            const double ours = textWidth(unescaped(word.text), font, 10);
            QVERIFY2(std::abs(theirs - ours) < 0.01,
                     qPrintable(QString::fromStdString(word.text) +
                                QString(" %1 %2").arg(theirs).arg(ours)));
        }
    }

    void countsTheSuits() { QCOMPARE(textWidth("\u2660\u2665", Font::Symbols, 10), 15.06); }

    void showsAQuestionMarkForWhatItLacks_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("marks");
        QTest::newRow("a character of no Western language") << QByteArray("\u6f22") << 1;
        QTest::newRow("a lone continuation byte") << QByteArray("\x80") << 1;
        QTest::newRow("a cut character") << QByteArray("\xE2\x99") << 2;
        QTest::newRow("a control character") << QByteArray("\n") << 1;
    }
    void showsAQuestionMarkForWhatItLacks() {
        QFETCH(QByteArray, text);
        QFETCH(int, marks);
        QCOMPARE(textWidth(text.toStdString(), Font::Regular, 1000), 556.0 * marks);
    }

    void cutsWhatIsTooWide() {
        QCOMPARE(fitted("short", Font::Regular, 10, 100), std::string("short"));
        const std::string cut = fitted("a text that is too long", Font::Regular, 10, 50);
        QVERIFY(cut.ends_with("...") && textWidth(cut, Font::Regular, 10) <= 50);
    }

    void breaksLinesBetweenWords() {
        const auto lines = wrapped("one two three four", Font::Mono, 10, 60); // Ten characters.
        QCOMPARE(lines, (std::vector<std::string>{"one two", "three four"}));
        QCOMPARE(wrapped("", Font::Mono, 10, 60).size(), std::size_t{1});
    }

    void breaksAWordThatIsWiderThanTheLine() {
        const auto lines = wrapped("abcdefghijkl", Font::Mono, 10, 30);
        QCOMPARE(lines, (std::vector<std::string>{"abcde", "fghij", "kl"}));
        QCOMPARE(wrapped("ab", Font::Mono, 10, 0), (std::vector<std::string>{"a", "b"}));
    }

private:
    static QString everyCharacter() {
        QString all;
        for (char16_t code = 0x21; code <= 0xFF; ++code)
            // The reader turns spaces, soft hyphens and spacing accents into something else.
            if (code != 0x7F && !(code >= 0x80 && code <= 0xA0) && code != 0xA8 && code != 0xAD &&
                code != 0xAF && code != 0xB4 && code != 0xB8)
                all.append(QChar(code));
        return all + QString::fromUtf8("\u20ac\u0192\u2026\u2020\u2021\u2030\u0160\u2039\u0152"
                                       "\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u2122"
                                       "\u0161\u203a\u0153\u017e\u0178\u201a\u201e");
    }
    static std::string unescaped(const std::string& html) {
        return QString::fromStdString(html)
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\"")
            .replace("&apos;", "'")
            .replace("&#39;", "'")
            .replace("&amp;", "&")
            .toStdString();
    }
};

QTEST_APPLESS_MAIN(TestFont)
#include "tst_font.moc"
