#include "pit-console/qml/theme/theme.h"
#include "pit-console/scenes/scene_source.h"
#include "pit-console/viewmodels/meters/sign_model.h"
#include "pit-console/viewmodels/shell/console_models.h"
#include "pit-console/viewmodels/words/words.h"

#include <QDir>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTest>
#include <QTranslator>

using namespace pitwatch;
using namespace pitwatch::console;

// Every scene in every view of the list, drawn by the software renderer and compared with the
// picture that somebody looked at and kept. PITWATCH_REGENERATE=1 keeps the new ones; look at them.
class TestSceneShots : public QObject {
    Q_OBJECT

    // Small enough to keep, large enough to see a missing word.
    static constexpr int kKeptWidth = 320;
    // Fonts are hinted a little differently from one version to the next.
    static constexpr int kSameColour = 40;
    static constexpr double kMayDiffer = 0.004;

    QTranslator m_english;
    std::unique_ptr<Source> m_source;
    ConsoleModels m_models;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;

    static QDir folder(const char* variable, const QString& otherwise) {
        const QDir dir(qEnvironmentVariable(variable, otherwise));
        dir.mkpath(".");
        return dir;
    }

    void play(const QString& scene) {
        auto source = makeScene(scene.toStdString());
        if (!source)
            qFatal("%s", source.error().text.c_str());
        m_source = std::move(*source);
        m_models.connectTo(*m_source);
        m_models.setAsk([this](Source::Question question) { m_source->ask(std::move(question)); });
        m_source->start([this](const Snapshot& snapshot) { m_models.show(snapshot); });
    }

    static void ask(ActionsModel& actions, const QString& title) {
        for (const ActionRow& row : actions.allowed()->all())
            if (row.title == title)
                return actions.ask(row.offer);
        QFAIL(qPrintable(title + " is not offered"));
    }

    Theme& theme() {
        const int id = qmlTypeId("Pitwatch.Console", 1, 0, "Theme");
        return *m_engine.singletonInstance<Theme*>(id);
    }

    QImage shot() {
        QTest::qWait(50);
        return m_window->grabWindow();
    }

    static double differing(const QImage& a, const QImage& b) {
        int count = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x) {
                const QRgb p = a.pixel(x, y);
                const QRgb q = b.pixel(x, y);
                count += std::abs(qRed(p) - qRed(q)) > kSameColour ||
                                 std::abs(qGreen(p) - qGreen(q)) > kSameColour ||
                                 std::abs(qBlue(p) - qBlue(q)) > kSameColour
                             ? 1
                             : 0;
            }
        return static_cast<double>(count) / (a.width() * a.height());
    }

    void compareWithKept(const QImage& whole, const QString& name) {
        const QDir shots = folder("PITWATCH_SHOTS", QDir::tempPath() + "/pitwatch-shots");
        QVERIFY(whole.save(shots.filePath(name)));
        const QImage small = whole.scaledToWidth(kKeptWidth, Qt::SmoothTransformation)
                                 .convertToFormat(QImage::Format_RGB32);
        const QDir golden = folder("PITWATCH_GOLDEN_SHOTS", "golden");
        if (qEnvironmentVariableIsSet("PITWATCH_REGENERATE")) {
            QVERIFY(small.save(golden.filePath(name)));
            return;
        }
        const QImage kept(golden.filePath(name));
        QVERIFY2(!kept.isNull(), qPrintable("no kept picture " + golden.filePath(name)));
        QCOMPARE(kept.size(), small.size());
        const double share = differing(small, kept.convertToFormat(QImage::Format_RGB32));
        QVERIFY2(
            share <= kMayDiffer,
            qPrintable(
                QString("%1 of the picture differs; see %2").arg(share).arg(shots.filePath(name))));
    }

private slots:
    void initTestCase() {
        QVERIFY(m_english.load(":/i18n/pitwatch_en.qm"));
        QCoreApplication::installTranslator(&m_english);
        qputenv("PITWATCH_REPORTS", "reports");
        m_engine.addImportPath(":/qt/qml");
        m_engine.setInitialProperties({{"models", QVariant::fromValue(&m_models)}});
        m_engine.load(QUrl("qrc:/qt/qml/Pitwatch/Console/qml/Main.qml"));
        m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
        QVERIFY(m_window != nullptr);
    }

    void looksAsKept_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("view");
        for (const std::string& name : sceneNames())
            for (const char* view : {"floor", "table", "alarms"}) {
                const QString scene = QString::fromStdString(name);
                QTest::newRow(qPrintable(scene + "-" + view)) << scene << QString(view);
            }
        // The pages over the claims and the store, where a scene has something for them.
        for (const char* view : {"decks", "meters", "rounds", "reports"})
            QTest::newRow(qPrintable(QString("quiet-floor-") + view)) << "quiet-floor" << view;
        QTest::newRow("jackpot-waiting-jackpots") << "jackpot-waiting"
                                                  << "jackpots";
        QTest::newRow("jackpot-waiting-meters") << "jackpot-waiting"
                                                << "meters";
        QTest::newRow("two-jackpots-jackpots") << "two-jackpots"
                                               << "jackpots";
        QTest::newRow("broker-lost-meters") << "broker-lost"
                                            << "meters";
        QTest::newRow("empty-pit-jackpots") << "empty-pit"
                                            << "jackpots";
    }
    void looksAsKept() {
        QFETCH(QString, scene);
        QFETCH(QString, view);
        play(scene);
        // The table that the scene is about, where there is a choice.
        const QStringList tables = m_models.table()->tables();
        const QString wanted = scene == "run-em-twice" || scene == "wrong-count" ? "T03"
                               : scene == "stub-count-due"                       ? "T02"
                               : scene == "deck-overdue"                         ? "T02"
                                                                                 : "T01";
        m_models.table()->choose(tables.contains(wanted) ? wanted : tables.value(0));
        m_window->setProperty("view", view);
        compareWithKept(shot(), scene + "-" + view + ".png");
    }

    void theSigningDialogLooksAsKept_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("action");
        QTest::addColumn<QString>("later"); // What the pit has become while it is open.
        QTest::addColumn<QString>("language");
        using staff::Action;
        const auto row = [](const char* name, const char* scene, Action action, const char* later) {
            for (const char* language : {"en", "es"})
                QTest::addRow("%s-%s", name, language) << QString(scene) << static_cast<int>(action)
                                                       << QString(later) << QString(language);
        };
        row("void-round", "quiet-floor", Action::VoidRound, "");
        row("round-over", "quiet-floor", Action::VoidRound, "table-opening");
        row("remove-deck", "deck-overdue", Action::RemoveDeck, "");
        row("verify-claim", "jackpot-waiting", Action::VerifyClaim, "");
    }
    void theSigningDialogLooksAsKept() {
        QFETCH(QString, scene);
        QFETCH(int, action);
        QFETCH(QString, later);
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(":/i18n/pitwatch_" + language + ".qm"));
        QCoreApplication::installTranslator(&translator);
        m_engine.retranslate();
        // Everything is said anew, in the new language.
        play("empty-pit");
        m_models.table()->choose("T02");
        play(scene);
        m_models.table()->choose("T01");
        m_models.jackpots()->queue()->choose("T01-4");
        const QString title = actionName(static_cast<staff::Action>(action));
        const bool claim = scene == "jackpot-waiting";
        m_window->setProperty("view", claim ? "jackpots" : "table");
        ask(claim ? *m_models.jackpots()->actions() : *m_models.table()->actions(), title);
        if (!later.isEmpty())
            play(later);
        compareWithKept(shot(), QString("signing-%1.png").arg(QTest::currentDataTag()));
        m_models.table()->actions()->signing()->close();
        m_models.jackpots()->actions()->signing()->close();
        QCoreApplication::removeTranslator(&translator);
        m_engine.retranslate();
    }

    void theSignLooksAsKept_data() {
        QTest::addColumn<QString>("link");
        QTest::newRow("quiet-floor") << "LINK1";
        QTest::newRow("jackpot-waiting") << "LINK1";
        QTest::newRow("link-suspended") << "LINK1";
        QTest::newRow("table-opening") << "LINK1"; // No link was opened there.
    }
    void theSignLooksAsKept() {
        QFETCH(QString, link);
        const QString scene = QTest::currentDataTag();
        SignModel sign(link);
        auto source = makeScene(scene.toStdString());
        QVERIFY(source.ok());
        (*source)->start([&sign](const Snapshot& snapshot) { sign.show(snapshot); });
        QQmlApplicationEngine engine;
        engine.addImportPath(":/qt/qml");
        engine.setInitialProperties({{"sign", QVariant::fromValue(&sign)}, {"wholeScreen", false}});
        engine.load(QUrl("qrc:/qt/qml/Pitwatch/Console/qml/SignWindow.qml"));
        auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
        QVERIFY(window != nullptr);
        QTest::qWait(50);
        compareWithKept(window->grabWindow(), "sign-" + scene + ".png");
    }

    void otherSizesAndThemes_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("scale");
        QTest::newRow("light") << 1280 << 800 << false << 1.0;
        QTest::newRow("desk") << 1920 << 1080 << true << 1.0;
        QTest::newRow("upright") << 800 << 1280 << true << 1.0;
        QTest::newRow("large-text") << 1280 << 800 << true << 1.4;
    }
    void otherSizesAndThemes() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, dark);
        QFETCH(double, scale);
        m_window->resize(width, height);
        theme().setDark(dark);
        theme().setScale(scale);
        play("shuffler-jam");
        m_models.table()->choose("T01");
        for (const char* view : {"floor", "table", "alarms"}) {
            m_window->setProperty("view", QString(view));
            compareWithKept(shot(), QString("%1-%2.png").arg(QTest::currentDataTag(), view));
        }
        m_window->resize(1280, 800);
        theme().setDark(true);
        theme().setScale(1.0);
    }
};

QTEST_MAIN(TestSceneShots)
#include "tst_scene_shots.moc"
