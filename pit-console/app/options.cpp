#include "pit-console/app/options.h"

#include "shared/core/program_output.h"
#include "shared/events/values.h"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace pitwatch::console {

namespace {

// CLI11 converts by reference, so the raw texts are kept here until they are checked.
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
    if (std::sscanf(size.c_str(), "%dx%d", &options.width, &options.height) != 2 ||
        options.width < 320 || options.height < 240 || options.width > 7680 ||
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
    options.live.staff = {};
    options.live.journalPath.clear();
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
void addBrokerOptions(CLI::App& app, LiveSource::Settings& live) {
    app.add_option("--broker-host", live.brokerHost)->default_val("127.0.0.1");
    app.add_option("--broker-port", live.brokerPort)->default_val(1883);
    auto* ca = app.add_option("--broker-ca", live.tls.caFile, "PEM file: who vouches for it; TLS");
    auto* cert = app.add_option("--broker-cert", live.tls.certFile, "PEM file: who we are");
    auto* key = app.add_option("--broker-key", live.tls.keyFile, "PEM file: our key");
    cert->needs(ca)->needs(key);
    key->needs(cert);
    app.set_config("--config", "", "a file with these options, as pitctl site build writes it");
    app.allow_config_extras(CLI::config_extras_mode::error);
}

void addStaffOptions(CLI::App& app, LiveSource::Settings& live) {
    app.add_option("--journal", live.journalPath,
                   "what is done here, kept and told to the floor; in memory otherwise");
    auto* roster =
        app.add_option("--roster", live.staff.roster, "who may sign what; read again when changed");
    auto* siteKeys =
        app.add_option("--site-keys", live.staff.siteKeys, "the keys that may sign rosters");
    auto* secret =
        app.add_option("--console-secret", live.staff.consoleSecret, "the consoles' secret");
    auto* keys = app.add_option("--keys", live.staff.keys, "folder with the people's sealed keys");
    roster->needs(siteKeys)->needs(secret)->needs(keys);
    app.add_flag("--weak-keys", live.staff.weakKeys,
                 "open keys that were sealed for a demonstration");
    app.add_option("--sign-in", live.staff.person, "who is signed in at the start; weak keys only")
        ->needs(roster)
        ->needs(app.add_option("--passphrase-file", live.staff.passphrase,
                               "their passphrase; a file that nobody else can read"));
}

void addLookOptions(CLI::App& app, Options& options, Raw& raw) {
    app.add_option("--view", raw.view, "the view to begin with")->capture_default_str();
    app.add_option("--theme", raw.theme)->check(CLI::IsMember({"dark", "light"}));
    app.add_option("--scale", options.scale, "size of the text, 1 is normal")
        ->check(CLI::Range(0.8, 2.0));
    app.add_option("--language", raw.language, "the desk's own otherwise")
        ->check(CLI::IsMember({"en", "es"}));
    app.add_option("--sound-command", raw.soundCommand,
                   "run every few seconds while an urgent alarm waits and is not muted");
    app.add_option("--print-command", raw.printCommand,
                   "run with the path of a payout document, such as lp");
    app.add_option("--size", raw.size, "width x height of the window, such as 1280x800");
    app.add_option("--seconds", options.seconds, "close by itself after so many seconds")
        ->check(CLI::Range(0, 86'400));
    app.add_option("--shot", raw.shot, "write a PNG of the window before closing");
    app.add_option("--shots", raw.shots, "write a PNG of every view into a folder before closing");
}

} // namespace

core::Result<Options, Stop> parseOptions(int argc, char** argv) {
    CLI::App app{"The pit console: every table of the pit at a glance.", "pit-console"};
    Options options;
    Raw raw;
    app.add_option("--table", raw.tables, "a table to watch, such as T01; may be repeated");
    app.add_option("--follow", raw.others,
                   "another party to read, such as the controller METER; may be repeated");
    app.add_option("--name", raw.console, "this console's own name")->capture_default_str();
    addBrokerOptions(app, options.live);
    app.add_option("--store", options.live.storePath, "the console's own file")
        ->default_str("pit-console.db, or pit-sign.db with --sign");
    addStaffOptions(app, options.live);
    app.add_option("--scene", options.scene, "show a named scene instead of the live pit");
    app.add_option("--sign", raw.sign,
                   "show the players' sign of this link instead of the console");
    addLookOptions(app, options, raw);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& stop) {
        return Stop{core::closeOutput("pit-console", app.exit(stop) == 0 ? 0 : 2)};
    }
    if (const std::string problem = problemOf(options, raw); !problem.empty()) {
        std::fprintf(stderr, "pit-console: %s\n", problem.c_str());
        return Stop{2};
    }
    return options;
}

} // namespace pitwatch::console
