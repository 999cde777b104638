#include "pit-console/viewmodels/words/phrase_text.h"
#include "shared/staff/actions/check.h"
#include "shared/wording/wording.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
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

    // Whoever reads why something was refused can tell it from every other reason.
    void noTwoRefusalsReadTheSame_data() {
        QTest::addColumn<bool>("inSpanish");
        QTest::newRow("English") << false;
        QTest::newRow("Spanish") << true;
    }
    void noTwoRefusalsReadTheSame() {
        QFETCH(bool, inSpanish);
        // Of one fact, whoever finds it.
        const QSet<QString> sameFact{
            "wager_refusal: out_of_range, meter_refusal: out_of_range",
            "staff_refusal: revoked, sign_in_refusal: rights_revoked, pad_refusal: revoked",
            "staff_refusal: roster_expired, sign_in_refusal: roster_expired, pad_refusal: "
            "roster_expired",
            "staff_refusal: no_roster, pad_refusal: no_roster",
            "staff_refusal: role_differs, pad_refusal: role_differs",
            "staff_refusal: unknown_person, pad_refusal: unknown_person",
            "staff_refusal: bad_signature, pad_refusal: bad_signature",
        };
        QHash<QString, QStringList> codes;
        for (const wording::Entry& entry : wording::everything()) {
            const QString list = QString::fromStdString(entry.code.list.text());
            const std::string pattern(entry.pattern);
            QString words = inSpanish ? m_spanish.translate("wording", pattern.c_str())
                                      : QString::fromStdString(pattern);
            words.replace(QRegularExpression(QStringLiteral("%[1-9]")), QStringLiteral("%"));
            if (list.endsWith(QStringLiteral("_refusal")))
                codes[words] << list + ": " + QString::fromStdString(entry.code.name.text());
        }
        QVERIFY(codes.size() > 200);
        QSet<QString> shared;
        for (const QStringList& some : std::as_const(codes))
            if (some.size() > 1)
                shared.insert(some.join(", "));
        QCOMPARE(shared, sameFact);
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
