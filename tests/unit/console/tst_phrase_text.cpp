#include "pit-console/viewmodels/words/phrase_text.h"
#include "shared/staff/actions/check.h"
#include "shared/wording/wording.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace pitwatch;
using namespace pitwatch::console;

class TestPhraseText : public QObject {
    Q_OBJECT

    QTranslator m_spanish;

    static QStringList placeholders(const QString& pattern) {
        static const QRegularExpression kNumber(QStringLiteral("%[1-9]"));
        QStringList found;
        for (auto match = kNumber.globalMatch(pattern); match.hasNext();)
            found << match.next().captured();
        found.removeDuplicates();
        found.sort();
        return found;
    }

private slots:
    void initTestCase() { QVERIFY(m_spanish.load(QStringLiteral(":/i18n/pitwatch_es.qm"))); }

    void everythingAPartySaysIsThereInSpanish_data() {
        QTest::addColumn<QString>("english");
        for (const wording::Entry& entry : wording::everything())
            QTest::addRow("%s: %s", entry.code.list.text().c_str(), entry.code.name.text().c_str())
                << QString::fromStdString(std::string(entry.pattern));
    }
    void everythingAPartySaysIsThereInSpanish() {
        QFETCH(QString, english);
        const QString spanish = m_spanish.translate("wording", english.toUtf8().constData());
        QVERIFY(!spanish.isEmpty());
        QCOMPARE(placeholders(spanish), placeholders(english));
    }

    void speaksTheReadersLanguage() {
        const events::Phrase phrase{staff::Refusal::RosterExpired};
        QCOMPARE(phraseText(phrase), QString("the roster has expired"));
        QVERIFY(QCoreApplication::installTranslator(&m_spanish));
        QCOMPARE(phraseText(phrase), QString("la lista ha caducado"));
        QCoreApplication::removeTranslator(&m_spanish);
    }
};

QTEST_GUILESS_MAIN(TestPhraseText)
#include "tst_phrase_text.moc"
