#pragma once

#include "pit-console/core/live/live_source.h"
#include "shared/core/result.h"

#include <QString>

#include <string>

namespace pitwatch::console {

struct Options {
    std::string scene; // Empty: the live feed.
    LiveSource::Settings live;
    QString sign;    // The link a players' sign shows; empty: the console.
    int seconds = 0; // 0: until the window is closed.
    QString shot;    // A PNG written at the end; empty: none.
    QString shots;   // A folder for a PNG of every view; empty: none.
    QString view = QStringLiteral("floor");
    int width = 1280;
    int height = 800;
    bool sized = false; // The size was asked for.
    bool dark = true;
    double scale = 1.0;
    QString language;     // "es"; empty: the desk's own.
    QString printCommand; // Run with the path of a payout document; empty: it is only saved.
    QString soundCommand; // Run while an urgent alarm waits; empty: silent.
};

// The command line was answered (help) or refused; both have been said already.
struct Stop {
    int exitCode = 0;
};

core::Result<Options, Stop> parseOptions(int argc, char** argv);

} // namespace pitwatch::console
