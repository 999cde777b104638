// What the console's window costs: the time of a frame while sixty tiles change, and the time and
// memory from the start of the program to the tiles of a store of a million entries. Run by
// tests/bench/console_screen, which says on which renderer.

#include "pit-console/core/live/live_source.h"
#include "pit-console/scenes/scene_source.h"
#include "pit-console/viewmodels/shell/console_models.h"
#include "tests/bench/console_load.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace pitwatch;
using namespace pitwatch::console;

namespace {

constexpr int kWarmUp = 20;
constexpr int kFrames = 400;

// Elapsed, and of that what the thread had the processor for: on a busy machine they differ.
struct Cost {
    qint64 elapsedNs = 0;
    qint64 processorNs = 0;

    Cost operator+(const Cost& other) const {
        return {elapsedNs + other.elapsedNs, processorNs + other.processorNs};
    }
};

class Stopwatch {
public:
    Stopwatch() { m_elapsed.start(); }
    Cost read() const { return {m_elapsed.nsecsElapsed(), processorNow() - m_processor}; }

private:
    static qint64 processorNow() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
    }

    QElapsedTimer m_elapsed;
    qint64 m_processor = processorNow();
};

// Times what the GUI thread does for a frame: polishing, synchronising and, with the software or
// the basic render loop, drawing it.
class TimedApplication : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (event->type() != QEvent::UpdateRequest)
            return QGuiApplication::notify(receiver, event);
        const Stopwatch watch;
        const bool handled = QGuiApplication::notify(receiver, event);
        lastFrame = watch.read();
        ++frames;
        return handled;
    }

    Cost lastFrame;
    int frames = 0;
};

struct Screen {
    ConsoleModels models;
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;

    void open(int width, int height) {
        engine.addImportPath(QStringLiteral(":/qt/qml"));
        engine.setInitialProperties(
            {{"models", QVariant::fromValue(&models)}, {"width", width}, {"height", height}});
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Pitwatch/Console/qml/Main.qml")));
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
        if (window == nullptr)
            qFatal("the window could not be made");
    }
};

// The next moment of a pit in which something happened at every table.
void change(Snapshot& snapshot, int step) {
    snapshot.at += core::Millis{1000};
    for (TableSummary& table : snapshot.tables) {
        ++table.round;
        table.phase = step % 2 == 0 ? table::Phase::Betting : table::Phase::Dealt;
        table.players = 1 + step % 6;
        table.roundsSinceStubCount = step % 5;
        table.age = core::Millis{step * 37 % 900};
        if (table.meter)
            *table.meter += core::Cents{step % 97};
        if (!table.decks.empty() && table.decks.front().dueAt)
            *table.decks.front().dueAt -= core::Millis{60'000};
    }
}

double milliseconds(qint64 nanoseconds) {
    return static_cast<double>(nanoseconds) / 1e6;
}

double at(std::vector<qint64> times, double share) {
    std::ranges::sort(times);
    const auto place = static_cast<double>(times.size() - 1) * share;
    return milliseconds(times[static_cast<std::size_t>(place)]);
}

void report(const char* what, const std::vector<Cost>& costs) {
    std::vector<qint64> elapsed;
    std::vector<qint64> processor;
    for (const Cost& cost : costs) {
        elapsed.push_back(cost.elapsedNs);
        processor.push_back(cost.processorNs);
    }
    std::printf("%-12s elapsed p50 %6.2f p99 %6.2f ms   processor p50 %6.2f p99 %6.2f ms\n", what,
                at(elapsed, 0.5), at(elapsed, 0.99), at(processor, 0.5), at(processor, 0.99));
}

int frames(TimedApplication& application, int width, int height) {
    Screen screen;
    screen.open(width, height);
    Snapshot snapshot;
    auto source = makeScene("sixty-tables");
    (*source)->start([&](Snapshot first) { snapshot = std::move(first); });
    std::vector<Cost> models;
    std::vector<Cost> drawn;
    std::vector<Cost> whole;
    for (int step = 0; step < kWarmUp + kFrames; ++step) {
        change(snapshot, step);
        const int before = application.frames;
        const Stopwatch watch;
        screen.models.show(snapshot);
        const Cost shown = watch.read();
        while (application.frames == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (step < kWarmUp)
            continue;
        models.push_back(shown);
        drawn.push_back(application.lastFrame);
        whole.push_back(shown + application.lastFrame);
    }
    std::printf("%d x %d, %zu tiles changing, %d frames, renderer %s\n", width, height,
                snapshot.tables.size(), kFrames,
                qPrintable(QQuickWindow::sceneGraphBackend().isEmpty()
                               ? QStringLiteral("of the platform")
                               : QQuickWindow::sceneGraphBackend()));
    report("view models", models);
    report("frame", drawn);
    report("both", whole);
    return 0;
}

LiveSource::Settings settingsFor(const std::string& store) {
    LiveSource::Settings settings;
    settings.console = support::named<core::PartyId>("C01");
    for (const bench::Party& party : bench::parties())
        settings.tables.push_back(party.id);
    settings.brokerHost = "127.0.0.1";
    settings.brokerPort = 1; // Nobody: the store alone is to be shown.
    settings.storePath = store;
    return settings;
}

int start(TimedApplication& application, const std::string& store, const QElapsedTimer& begun) {
    const core::SystemClock clock;
    auto source = LiveSource::make(settingsFor(store), clock);
    if (!source)
        qFatal("%s", source.error().text.c_str());
    const qint64 opened = begun.nsecsElapsed();
    Screen screen;
    screen.models.setAsk([&](Source::Question question) { (*source)->ask(std::move(question)); });
    screen.open(1280, 800);
    screen.models.connectTo(**source);
    (*source)->start([&](Snapshot snapshot) {
        QMetaObject::invokeMethod(
            &screen.models, [&, snapshot = std::move(snapshot)] { screen.models.show(snapshot); },
            Qt::QueuedConnection);
    });
    while (application.frames == 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const qint64 first = begun.nsecsElapsed();
    const double firstMb = bench::residentMegabytes();
    while (screen.models.floor()->rowCount() == 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const int before = application.frames;
    while (application.frames == before)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("a store of a million entries, %d tables\n", screen.models.floor()->rowCount());
    std::printf("store opened       %7.0f ms\n", milliseconds(opened));
    std::printf("first frame        %7.0f ms   resident %4.0f MB\n", milliseconds(first), firstMb);
    std::printf("first with tiles   %7.0f ms   resident %4.0f MB\n",
                milliseconds(begun.nsecsElapsed()), bench::residentMegabytes());
    (*source)->stop();
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QElapsedTimer begun;
    begun.start();
    const QByteArrayList arguments(argv + 1, argv + argc);
    if (arguments.value(0) == "make" && arguments.size() == 2) {
        bench::writeMillion(arguments[1].toStdString());
        return 0;
    }
    TimedApplication application(argc, argv);
    if (arguments.value(0) == "start" && arguments.size() == 2)
        return start(application, arguments[1].toStdString(), begun);
    if (arguments.value(0) == "frames" && arguments.size() == 3)
        return frames(application, arguments[1].toInt(), arguments[2].toInt());
    std::fprintf(stderr, "usage: bench_screen frames WIDTH HEIGHT | make STORE | start STORE\n");
    return 2;
}
