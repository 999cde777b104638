#include "shared/feed/topic_filter.h"

#include <QTest>

class TestTopicFilter : public QObject {
    Q_OBJECT

private slots:
    void coversWhatMqttSaysItCovers_data() {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("topic");
        QTest::addColumn<bool>("covered");
        const auto row = [](const char* filter, const char* topic, bool covered) {
            QTest::addRow("%s %s %s", filter, covered ? "covers" : "does not cover", topic)
                << filter << topic << covered;
        };
        row("a/b", "a/b", true);
        row("a/+", "a/b", true);
        row("+/b", "a/b", true);
        row("+/+", "a/b", true);
        row("#", "a/b/c", true);
        row("#", "a", true);
        row("a/#", "a", true);
        row("a/#", "a/b/c", true);
        row("a/+/#", "a/b", true);
        row("a/+/c", "a//c", true);
        row("+", "a", true);
        row("/+", "/a", true);
        row("+/+", "/a", true);
        row("a/", "a/", true);
        row("a/+", "a/", true);
        row("$SYS/#", "$SYS/uptime", true);
        row("pit/+/ask/T01", "pit/M1/ask/T01", true);

        row("a/b", "a/c", false);
        row("a/b", "a/b/c", false);
        row("a/b/c", "a/b", false);
        row("a/+", "a", false);
        row("a/+", "a/b/c", false);
        row("+", "a/b", false);
        row("+", "/a", false);
        row("a", "A", false);
        row("a", "a/", false);
        row("a/#", "ab", false);
        row("a/+/#", "a", false);
        row("#", "$SYS/uptime", false);
        row("+/uptime", "$SYS/uptime", false);
        row("", "a", false);
        row("a", "", false);
        row("a#", "a", false);
        row("a/#/b", "a/c/b", false);
        row("a+", "a+", false);
        row("a/+", "a/+", false);
        row("#", "a/#", false);
    }
    void coversWhatMqttSaysItCovers() {
        QFETCH(QString, filter);
        QFETCH(QString, topic);
        QFETCH(bool, covered);
        QCOMPARE(pitwatch::feed::covers(filter.toStdString(), topic.toStdString()), covered);
    }
};

QTEST_APPLESS_MAIN(TestTopicFilter)
#include "tst_topic_filter.moc"
