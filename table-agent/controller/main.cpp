#include "shared/feed/mqtt_connection.h"
#include "shared/text/file.h"
#include "shared/text/toml.h"
#include "table-agent/controller/controller.h"
#include "table-agent/controller/meter_settings.h"
#include "table-agent/daemon/own_files.h"
#include "table-agent/daemon/party_options.h"
#include "table-agent/daemon/work_loop.h"

#include <random>

// The progressive controller of a site.

using namespace pitwatch;

namespace {

struct Settings {
    std::string name = "METER";
    std::string site;
    std::vector<std::string> tables;
    std::vector<std::string> displays;
    bool openLinks = false;
    daemon::PartyOptions party;
};

core::Result<meter::Setup, rules::FileProblems> setupOf(const std::string& path) {
    if (path.empty())
        return meter::Setup{};
    const auto content = text::readFile(path, text::kMaxTomlBytes);
    if (!content)
        return rules::FileProblems{{path, "cannot be read, or is too large", "command line"}};
    return controller::parseMeterSettings(*content);
}

core::Result<std::vector<events::DeviceId>> displaysOf(const std::vector<std::string>& names) {
    std::vector<events::DeviceId> displays;
    for (const std::string& name : names) {
        const auto display = events::DeviceId::parse(name);
        if (!display)
            return core::Error{"--display " + name + ": " + display.error().text};
        displays.push_back(*display);
    }
    return displays;
}

int start(Settings settings) {
    if (const auto good = daemon::refuseFilesOfOthers(settings.party, {settings.site}); !good)
        return daemon::fail(good.error().text);
    auto setup = setupOf(settings.site);
    if (!setup)
        return daemon::refuse("the controller", setup.error());
    const auto self = core::PartyId::parse(settings.name);
    if (!self)
        return daemon::fail("--name: " + self.error().text);
    const auto tables = daemon::partiesOf("--table", settings.tables);
    if (!tables)
        return daemon::fail(tables.error().text);
    const auto consoles = daemon::partiesOf("--console", settings.party.staff.consoles);
    if (!consoles)
        return daemon::fail(consoles.error().text);
    const auto displays = displaysOf(settings.displays);
    if (!displays)
        return daemon::fail(displays.error().text);
    const auto staff =
        desk::rosterSource(settings.party.staff.roster, settings.party.staff.siteKeys);
    if (!staff)
        return daemon::fail(staff.error().text);
    const auto kept = daemon::openOwnJournal(settings.party);
    if (!kept)
        return daemon::fail(kept.error().text);

    const core::SystemClock clock;
    settings.party.broker.clientId = settings.name;
    feed::MqttConnection connection(settings.party.broker);
    const feed::SeededRandom random(std::random_device{}());
    controller::Controller meters(
        {.setup = std::make_shared<const meter::Setup>(*std::move(setup)),
         .self = *self,
         .tables = *tables,
         .openLinks = settings.openLinks,
         .log = daemon::writeLog,
         .jitter = random,
         .consoles = *consoles,
         .staff = *staff,
         .process = feed::newProcess(random),
         .clockLeave = daemon::clockLeave(settings.party.clockOrder, *self, staff->siteKeys),
         .signer = kept->signer,
         .displays = *displays},
        *kept->journal, connection, clock);
    return daemon::runParty(meters, "controller " + settings.name,
                            "of " + std::to_string(tables->size()) + " table(s)", connection,
                            *kept->journal, clock);
}

} // namespace

int main(int argc, char** argv) {
    command_line::Program app{"The progressive controller: keeps the linked meters of a site.",
                              "progressive-controller"};
    Settings settings;
    app.option("--name", settings.name, "what the controller is called").showDefault();
    app.option("--site", settings.site, "limits and asset numbers (TOML)");
    app.option("--table", settings.tables, "a table to read; repeat it").required();
    app.option("--display", settings.displays,
               "a meter display whose answers count; repeat it; none: any, up to 32 of a link");
    app.flag("--open-links", settings.openLinks,
             "open each link that never was open, once every table is heard");
    daemon::addPartyOptions(app, settings.party);
    if (const auto exitCode = app.read(argc, argv))
        return *exitCode;
    settings.party.config = app.configPath();
    return daemon::run([&] { return start(std::move(settings)); });
}
