#include "pit-console/viewmodels/base/rows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace pitwatch::console;

namespace {

// A row that is nothing but its place, and one that is of one thing wherever it stands.
struct PlainRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)

public:
    int number = 0;
    QString words;

    bool operator==(const PlainRow&) const = default;
};

struct NamedRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(int value MEMBER value CONSTANT)

public:
    QString name;
    int value = 0;

    const QString& key() const { return name; }
    bool operator==(const NamedRow&) const = default;
};

// What a list tells whoever shows it: "+0-1" two rows came, "~2-2" one changed, "-0-0" one went.
class Told : public QObject {
public:
    explicit Told(const QAbstractItemModel& model) {
        const auto note = [this](const char* sign, int first, int last) {
            m_all << QString("%1%2-%3").arg(QLatin1String(sign)).arg(first).arg(last);
        };
        connect(&model, &QAbstractItemModel::rowsInserted, this,
                [=](const QModelIndex&, int first, int last) { note("+", first, last); });
        connect(&model, &QAbstractItemModel::rowsRemoved, this,
                [=](const QModelIndex&, int first, int last) { note("-", first, last); });
        connect(&model, &QAbstractItemModel::dataChanged, this,
                [=](const QModelIndex& first, const QModelIndex& last) {
                    note("~", first.row(), last.row());
                });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { m_all << "reset"; });
    }
    QString take() { return std::exchange(m_all, {}).join(' '); }

private:
    QStringList m_all;
};

} // namespace

class TestRows : public QObject {
    Q_OBJECT

private slots:
    void everyPropertyIsARole() {
        Rows<PlainRow> rows;
        rows.set({{7, "seven"}});
        const QHash<int, QByteArray> names = rows.roleNames();
        QCOMPARE(names.size(), 2);
        QCOMPARE(rows.data(rows.index(0), names.key("number")), QVariant(7));
        QCOMPARE(rows.data(rows.index(0), names.key("words")), QVariant("seven"));
        QVERIFY(!rows.data(rows.index(0), Qt::DisplayRole).isValid());
    }

    void onlyWhatChangedIsToldOf() {
        Rows<PlainRow> rows;
        const QAbstractItemModelTester tester(&rows);
        Told told(rows);
        rows.set({{1, "a"}, {2, "b"}, {3, "c"}, {4, "d"}});
        QCOMPARE(told.take(), QString("+0-3"));
        rows.set({{1, "a"}, {2, "b"}, {3, "c"}, {4, "d"}});
        QCOMPARE(told.take(), QString());
        rows.set({{1, "A"}, {2, "B"}, {3, "c"}, {4, "D"}});
        QCOMPARE(told.take(), QString("~0-1 ~3-3"));
        QCOMPARE(rows.at(1).words, QString("B"));
    }

    void rowsWithoutAKeyComeAndGoAtTheEnd() {
        Rows<PlainRow> rows;
        const QAbstractItemModelTester tester(&rows);
        rows.set({{1, "a"}, {2, "b"}});
        Told told(rows);
        QSignalSpy counts(&rows, &RowsModel::countChanged);
        rows.set({{0, "new"}, {1, "a"}, {2, "b"}});
        QCOMPARE(told.take(), QString("+2-2 ~0-1"));
        QCOMPARE(counts.count(), 1);
        rows.set({{2, "b"}});
        QCOMPARE(told.take(), QString("-1-2 ~0-0"));
        rows.set({});
        QCOMPARE(told.take(), QString("-0-0"));
        QVERIFY(rows.isEmpty());
    }

    // Whoever has their finger on a row has it on that thing, or on nothing.
    void rowsWithAKeyStayThemselves() {
        Rows<NamedRow> rows;
        const QAbstractItemModelTester tester(&rows);
        rows.set({{"a", 1}, {"b", 2}, {"c", 3}});
        Told told(rows);
        rows.set({{"new", 0}, {"a", 1}, {"b", 2}, {"c", 4}});
        QCOMPARE(told.take(), QString("+0-0 ~3-3"));
        rows.set({{"new", 0}, {"c", 4}});
        QCOMPARE(told.take(), QString("-1-2"));
        rows.set({{"new", 0}, {"other", 4}});
        QCOMPARE(told.take(), QString("-1-1 +1-1"));
        rows.set({{"other", 4}, {"new", 0}});
        QCOMPARE(told.take(), QString("-0-1 +0-1"));
        QCOMPARE(rows.at(1).name, QString("new"));
    }
};

QTEST_APPLESS_MAIN(TestRows)
#include "tst_rows.moc"
