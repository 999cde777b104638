#include "tests/integration/console/clicks.h"

#include <QDir>
#include <QGuiApplication>
#include <QTest>

#include <algorithm>

namespace pitwatch::support {

namespace {

// Visible items of that name; a popup's are below the overlay, which is part of the window.
void collect(QQuickItem* item, const QString& name, QList<QQuickItem*>& found) {
    if (!item->isVisible())
        return;
    if (item->objectName() == name)
        found << item;
    for (QQuickItem* child : item->childItems())
        collect(child, name, found);
}

const console::ActionRow* offerIn(console::ActionsModel& actions, const QString& title) {
    for (const console::ActionRow& row : actions.allowed()->all())
        if (row.title == title && !row.pending)
            return &row;
    return nullptr;
}

} // namespace

bool Clicks::until(const std::function<bool()>& condition, int milliseconds) {
    return QTest::qWaitFor(condition, milliseconds);
}

QQuickItem* Clicks::item(const QString& name) const {
    QList<QQuickItem*> found;
    collect(m_site.window().contentItem(), name, found);
    return found.isEmpty() ? nullptr : found.first();
}

QPointF Clicks::centre(const QString& name) const {
    const QQuickItem* one = item(name);
    return one != nullptr ? one->mapToScene({one->width() / 2, one->height() / 2}) : QPointF();
}

// What the window looks like when something went wrong.
QString Clicks::picture() const {
    const QString path = QDir(qEnvironmentVariable("PITWATCH_SHOTS", QDir::tempPath()))
                             .filePath("clicks-failed.png");
    m_site.window().grabWindow().save(path);
    return path;
}

// As a finger would move the page.
void Clicks::scrollTo(const QString& name) {
    const double below = centre(name).y() + 40 - m_site.window().height();
    if (below <= 0)
        return;
    for (QQuickItem* up = item(name); up != nullptr; up = up->parentItem())
        if (up->property("contentY").isValid()) {
            up->setProperty("contentY", up->property("contentY").toDouble() + below);
            m_site.window().grabWindow();
            return;
        }
}

bool Clicks::click(const QString& name) {
    if (!until([&] { return item(name) != nullptr && item(name)->isEnabled(); })) {
        qWarning("%s is not there to be clicked: see %s", qPrintable(name), qPrintable(picture()));
        return false;
    }
    // Drawn once, everything is laid out.
    m_site.window().grabWindow();
    scrollTo(name);
    QTest::mouseClick(&m_site.window(), Qt::LeftButton, {}, centre(name).toPoint());
    return true;
}

void Clicks::type(const QString& text) {
    for (const QChar letter : text)
        QTest::keyClick(&m_site.window(), letter.toLatin1());
}

bool Clicks::write(const QString& field, const QString& words) {
    if (!click(field))
        return false;
    type(words);
    return true;
}

bool Clicks::choose(const QStringList& choices) {
    return std::ranges::all_of(choices, [this](const QString& one) { return click(one); });
}

bool Clicks::handOverTo(const QString& person) {
    console::StaffModel& staff = *m_site.models().staff();
    if (!until([&] { return staff.candidates().contains(person); }) || !click("person"))
        return false;
    QQuickItem* who = item("who");
    return who != nullptr &&
           QMetaObject::invokeMethod(
               who, "activated",
               Q_ARG(int, static_cast<int>(staff.candidates().indexOf(person)))) &&
           write("signInPassphrase", m_site.passphraseOf(person)) && click("signInConfirm") &&
           until([&] { return staff.personId() == person; });
}

bool Clicks::open(console::ActionsModel& actions, const QString& title) {
    if (!until([&] { return offerIn(actions, title) != nullptr; })) {
        qWarning("%s is not offered", qPrintable(title));
        return false;
    }
    return click(QString("action-%1").arg(offerIn(actions, title)->place)) &&
           until([&] { return actions.signing()->isOpen(); });
}

bool Clicks::sign(console::ActionsModel& actions, const QString& title, const FillIn& fillIn) {
    if (!open(actions, title) || (fillIn && !fillIn()) ||
        !write("passphrase", m_site.passphraseOf(m_site.models().staff()->personId())) ||
        !click("send") || !until([&] { return !actions.outcome().isEmpty(); }))
        return false;
    if (!actions.outcome().startsWith("Done: "))
        qWarning("%s", qPrintable(actions.outcome()));
    return actions.outcome().startsWith("Done: ");
}

bool Clicks::signClaim(const QString& title, const FillIn& fillIn) {
    return sign(*m_site.models().jackpots()->actions(), title, fillIn);
}

bool Clicks::signTable(const QString& title, const FillIn& fillIn) {
    return sign(*m_site.models().table()->actions(), title, fillIn);
}

bool Clicks::signOrder(const QString& title, const FillIn& fillIn) {
    return click("orders") && sign(*m_site.models().orders()->actions(), title, fillIn) &&
           click("ordersClose");
}

int runOnScreen(int argc, char** argv, const std::function<int()>& tests) {
    QProcess server;
    server.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"});
    if (!server.waitForStarted() || !server.waitForReadyRead(Clicks::kSoonMs))
        qFatal("Xvfb does not start");
    qputenv("DISPLAY", ":" + server.readLine().trimmed());
    qputenv("QT_QPA_PLATFORM", "xcb");
    qputenv("QT_QUICK_BACKEND", "software");
    int failed = 0;
    {
        const QGuiApplication application(argc, argv);
        failed = tests();
    }
    server.terminate();
    server.waitForFinished();
    return failed;
}

} // namespace pitwatch::support
