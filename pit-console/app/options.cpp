#include "pit-console/app/options.h"

#include "shared/command_line/command_line.h"
#include "shared/core/printable.h"
#include "shared/events/values.h"
#include "shared/text/whole_number.h"

#include <cstdio>

namespace pitwatch::console {

namespace {

// The command line is bound by reference, so the raw texts are kept here until they are checked.
struct Raw {
    std::vector<std::string> tables;
    std::vector<std::string> others;
    std::string console = "console-1";
    std::string shot;
    std::string shots;
    std::string view = "floor";
    std::string theme = "dark";
    std::string language;
    std::string soundCommand;
    std::string printCommand;
    std::string size; // As it was asked for.
    std::string sign;
};

std::string sizeProblemOf(Options& options, const std::string& size) {
    if (size.empty())
        return {};
    options.sized = true;
    const std::size_t by = size.find('x');
    const auto width = text::wholeNumber<int>(size.substr(0, by));
    const auto height =
        by != std::string::npos ? text::wholeNumber<int>(size.substr(by + 1)) : std::nullopt;
    options.width = width.value_or(0);
    options.height = height.value_or(0);
    if (options.width < 320 || options.height < 240 || options.width > 7680 ||
        options.height > 4320)
        return "--size " + size + ": not a size such as 1280x800";
    return {};
}

// A sign needs no tables, only the controller of its link.
std::string signProblemOf(Options& options, const Raw& raw) {
    if (raw.sign.empty())
        return {};
    if (const auto link = events::LinkId::parse(raw.sign); !link)
        return "--sign " + raw.sign + ": " + link.error().text;
    if (!raw.shots.empty())
        return "--shots is for the views of the console; a sign has one, take it with --shot";
    if (options.scene.empty() && options.live.others.empty())
        return "name the controller of the link with --follow, or a --scene";
    options.sign = QString::fromStdString(raw.sign);
    // Nobody signs in at a wall, and nothing is done there that anybody would read.
    StaffFiles readOnly;
    readOnly.roster = options.live.staff.roster;
    readOnly.siteKeys = options.live.staff.siteKeys;
    options.live.staff = std::move(readOnly);
    options.live.journalPath.clear();
    options.live.journalKey.clear();
    // Players see no old value: heartbeats come every second, and 3 s are the limit.
    options.live.staleAfter = core::Millis{2500};
    return {};
}

std::string problemOf(Options& options, const Raw& raw) {
    for (const std::string& name : raw.tables) {
        const auto table = core::PartyId::parse(name);
        if (!table)
            return "--table " + name + ": " + table.error().text;
        options.live.tables.push_back(*table);
    }
    for (const std::string& name : raw.others) {
        const auto other = core::PartyId::parse(name);
        if (!other)
            return "--follow " + name + ": " + other.error().text;
        options.live.others.push_back(*other);
    }
    const auto console = core::PartyId::parse(raw.console);
    if (!console)
        return "--name " + raw.console + ": " + console.error().text;
    options.live.console = *console;
    if (const std::string problem = sizeProblemOf(options, raw.size); !problem.empty())
        return problem;
    if (const std::string problem = signProblemOf(options, raw); !problem.empty())
        return problem;
    if (options.scene.empty() && options.sign.isEmpty() && options.live.tables.empty())
        return "name the tables to watch with --table, or a --scene";
    if (options.live.storePath.empty())
        options.live.storePath = options.sign.isEmpty() ? "pit-console.db" : "pit-sign.db";
    options.shot = QString::fromStdString(raw.shot);
    options.shots = QString::fromStdString(raw.shots);
    options.view = QString::fromStdString(raw.view);
    options.dark = raw.theme == "dark";
    options.language = QString::fromStdString(raw.language);
    options.printCommand = QString::fromStdString(raw.printCommand);
    options.soundCommand = QString::fromStdString(raw.soundCommand);
    if (!(raw.shot.empty() && raw.shots.empty()) && options.seconds == 0)
        options.seconds = 1;
    return {};
}

// The same names as every program of the floor has, so that one kind of settings file serves all.
void addBrokerOptions(command_line::Command app, LiveSource::Settings& live) {
    app.option("--broker-host", live.brokerHost).showDefault();
    app.option("--broker-port", live.brokerPort).showDefault();
    auto ca = app.option("--broker-ca", live.tls.caFile, "PEM file: who vouches for it; TLS");
    auto cert = app.option("--broker-cert", live.tls.certFile, "PEM file: who we are");
    auto key = app.option("--broker-key", live.tls.keyFile, "PEM file: our key");
    cert.needs(ca).needs(key);
    key.needs(cert);
    app.configFile("--config", "a file with these options, as pitctl site build writes it");
}

void addStaffOptions(command_line::Command app, LiveSource::Settings& live) {
    app.option("--journal", live.journalPath,
               "what is done here, kept and told to the floor; in memory otherwise");
    app.option("--journal-key", live.journalKey,
               "the key that signs the journal and all that is said of it");
    auto roster =
        app.option("--roster", live.staff.roster, "who may sign what; read again when changed");
    auto siteKeys =
        app.option("--site-keys", live.staff.siteKeys, "the keys that may sign rosters");
    auto secret = app.option("--console-secret", live.staff.consoleSecret, "the consoles' secret");
    auto keys = app.option("--keys", live.staff.keys, "folder with the people's sealed keys");
    roster.needs(siteKeys);
    siteKeys.needs(roster);
    secret.needs(keys);
    keys.needs(secret).needs(roster);
    app.flag("--weak-keys", live.staff.weakKeys, "open keys that were sealed for a demonstration");
    app.option("--sign-in", live.staff.person, "who is signed in at the start; weak keys only")
        .needs(roster)
        .needs(app.option("--passphrase-file", live.staff.passphrase,
                          "their passphrase; a file that nobody else can read"));
}

void addLookOptions(command_line::Command app, Options& options, Raw& raw) {
    app.option("--view", raw.view, "the view to begin with").showDefault();
    app.option("--theme", raw.theme).oneOf({"dark", "light"});
    app.option("--scale", options.scale, "size of the text, 1 is normal").between(0.8, 2.0);
    app.option("--language", raw.language, "the desk's own otherwise").oneOf({"en", "es"});
    app.option("--sound-command", raw.soundCommand,
               "run every few seconds while an urgent alarm waits and is not muted");
    app.option("--print-command", raw.printCommand,
               "run with the path of a payout document, such as lp");
    app.option("--size", raw.size, "width x height of the window, such as 1280x800");
    app.option("--seconds", options.seconds, "close by itself after so many seconds")
        .between(0, 86'400);
    app.option("--shot", raw.shot, "write a PNG of the window before closing");
    app.option("--shots", raw.shots, "write a PNG of every view into a folder before closing");
}

} // namespace

core::Result<Options, Stop> parseOptions(int argc, char** argv) {
    command_line::Program app{"The pit console: every table of the pit at a glance.",
                              "pit-console"};
    Options options;
    Raw raw;
    app.option("--table", raw.tables, "a table to watch, such as T01; may be repeated");
    app.option("--follow", raw.others,
               "another party to read, such as the controller METER; may be repeated");
    app.option("--name", raw.console, "this console's own name").showDefault();
    addBrokerOptions(app, options.live);
    app.option("--store", options.live.storePath, "the console's own file")
        .showDefault("pit-console.db, or pit-sign.db with --sign");
    addStaffOptions(app, options.live);
    app.option("--scene", options.scene, "show a named scene instead of the live pit");
    app.option("--sign", raw.sign, "show the players' sign of this link instead of the console");
    addLookOptions(app, options, raw);
    if (const auto exitCode = app.read(argc, argv))
        return Stop{*exitCode};
    if (const std::string problem = problemOf(options, raw); !problem.empty()) {
        std::fprintf(stderr, "pit-console: %s\n", core::printable(problem).c_str());
        return Stop{2};
    }
    return options;
}

} // namespace pitwatch::console
