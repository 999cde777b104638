#include "shared/feed/mqtt_link.h"
#include "shared/text/file.h"
#include "shared/text/toml.h"
#include "table-agent/controller/controller.h"
#include "table-agent/controller/meter_settings.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/clock_option.h"
#include "table-agent/daemon/journal_options.h"
#include "table-agent/daemon/program.h"
#include "table-agent/daemon/staff_options.h"
#include "table-agent/daemon/stop_signal.h"
#include "table-agent/daemon/work_loop.h"

#include <spdlog/spdlog.h>

#include <random>

// The progressive controller of a site.

using namespace pitwatch;

namespace {

struct Settings {
    std::string name = "METER";
    std::string site;
    daemon::JournalOptions journal;
    std::vector<std::string> tables;
    bool openLinks = false;
    daemon::StaffOptions staff;
    std::string clockOrder;
    feed::MqttOptions broker;
};

core::Result<meter::Setup, rules::FileProblems> setupOf(const std::string& path) {
    if (path.empty())
        return meter::Setup{};
    const auto content = text::readFile(path, text::kMaxTomlBytes);
    if (!content)
        return rules::FileProblems{{path, "cannot be read, or is too large", "command line"}};
    return controller::parseMeterSettings(*content);
}

int start(Settings settings) {
    auto setup = setupOf(settings.site);
    if (!setup)
        return daemon::refuse("the controller", setup.error());
    const auto self = core::PartyId::parse(settings.name);
    if (!self)
        return daemon::fail("--name: " + self.error().text);
    const auto tables = daemon::partiesOf("--table", settings.tables);
    if (!tables)
        return daemon::fail(tables.error().text);
    const auto consoles = daemon::partiesOf("--console", settings.staff.consoles);
    if (!consoles)
        return daemon::fail(consoles.error().text);
    const auto staff = desk::rosterSource(settings.staff.roster, settings.staff.siteKeys);
    if (!staff)
        return daemon::fail(staff.error().text);
    auto journal = daemon::openJournal(settings.journal);
    if (!journal)
        return daemon::fail(journal.error().text);

    const core::SystemClock clock;
    settings.broker.clientId = settings.name;
    feed::MqttLink link(settings.broker);
    const feed::SeededRandom random(std::random_device{}());
    controller::Controller meters({std::make_shared<const meter::Setup>(*std::move(setup)), *self,
                                   *tables, settings.openLinks, daemon::writeLog, random, *consoles,
                                   *staff, feed::newProcess(random),
                                   daemon::clockLeave(settings.clockOrder, *self, staff->siteKeys)},
                                  **journal, link, clock);
    daemon::Notify notify;
    const std::string status = "controller " + settings.name + " of " +
                               std::to_string(tables->size()) + " table(s), journal at entry " +
                               std::to_string((*journal)->head().sequence);
    spdlog::info("{}", status);
    notify.ready(status);
    try {
        daemon::workUntilStopped(meters, link, clock, notify);
    } catch (const journal::StorageFailure& failure) {
        return daemon::giveUp(failure.what());
    }
    spdlog::info("controller {} stopped, journal at entry {}", settings.name,
                 (*journal)->head().sequence);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    command_line::Program app{"The progressive controller: keeps the linked meters of a site.",
                              "progressive-controller"};
    Settings settings;
    app.option("--name", settings.name, "what the controller is called").showDefault();
    app.option("--site", settings.site, "limits and asset numbers (TOML)");
    daemon::addJournalOptions(app, settings.journal);
    app.option("--table", settings.tables, "a table to read; repeat it").required();
    app.flag("--open-links", settings.openLinks,
             "open each link that never was open, once every table is heard");
    daemon::addStaffOptions(app, settings.staff);
    daemon::addClockOption(app, settings.clockOrder);
    daemon::addBrokerOptions(app, settings.broker);
    if (const auto exitCode = app.read(argc, argv))
        return *exitCode;
    daemon::stopRequested();
    try {
        return start(std::move(settings));
    } catch (const party::ClockBehind& behind) {
        return daemon::giveUp(behind.what());
    } catch (const std::exception& failure) {
        return daemon::fail(failure.what());
    }
}
