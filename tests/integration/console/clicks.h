#pragma once

#include "tests/integration/console/clicked_site.h"

#include <QQuickItem>

#include <functional>

namespace pitwatch::support {

// The hands of whoever sits at the console of a site: everything is done to the window, by the
// names of its parts. Each says whether it could be done, and warns why not. GUI thread only; the
// site must outlive it.
class Clicks {
public:
    static constexpr int kSoonMs = 20'000;
    static constexpr int kPlayMs = 120'000;

    explicit Clicks(ClickedSite& site) : m_site(site) {}

    static bool until(const std::function<bool()>& condition, int milliseconds = kSoonMs);

    bool click(const QString& name);
    bool write(const QString& field, const QString& words);
    bool choose(const QStringList& choices);
    bool handOverTo(const QString& person);

    // Presses the offer of that title on the page of those actions; the dialog is open from then
    // on.
    bool open(console::ActionsModel& actions, const QString& title);

    // Presses the offer of that title, fills in what it asks for, signs it, and waits until it was
    // done.
    using FillIn = std::function<bool()>;
    bool signClaim(const QString& title, const FillIn& fillIn = {});
    bool signTable(const QString& title, const FillIn& fillIn = {});
    bool signOrder(const QString& title, const FillIn& fillIn = {});

private:
    QQuickItem* item(const QString& name) const;
    QPointF centre(const QString& name) const;
    void scrollTo(const QString& name);
    void type(const QString& text);
    QString picture() const;
    bool sign(console::ActionsModel& actions, const QString& title, const FillIn& fillIn);

    ClickedSite& m_site;
};

// Runs the tests of a class on a screen of their own.
int runOnScreen(int argc, char** argv, const std::function<int()>& tests);

} // namespace pitwatch::support
