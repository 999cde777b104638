#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/files.h"
#include "deploy/pitctl/rules/returns_report.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <memory>

namespace pitwatch::pitctl {

namespace {

struct ReturnsOptions {
    std::string submission;
    bool asJson = false;
};

// A line on the terminal once the work has taken a second; nothing where stderr is a file.
class ProgressLine {
public:
    void show(std::size_t done, std::size_t total) {
        const auto elapsed = std::chrono::steady_clock::now() - m_start;
        if (!m_onTerminal || elapsed < std::chrono::seconds(1))
            return;
        m_shown = true;
        std::fprintf(stderr, "\r%3zu%% of the starting hands", 100 * done / total);
    }
    ~ProgressLine() {
        if (m_shown)
            std::fprintf(stderr, "\r%30s\r", "");
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    bool m_onTerminal = ::isatty(STDERR_FILENO) == 1;
    bool m_shown = false;
};

int printReturns(const ReturnsOptions& options) {
    const auto submission = loadSubmission(options.submission);
    if (!submission)
        return kBadInput;
    const rules::RuleSet& rules = *rules::RuleBook::builtIn().find(submission->ruleSet);
    const auto returns = [&] {
        ProgressLine line;
        return returns::expectedReturns(
            rules, *submission,
            [&](std::size_t done, std::size_t total) { line.show(done, total); });
    }();
    const std::string report = options.asJson ? returnsAsJson(*submission, returns) + '\n'
                                              : returnsAsText(rules, *submission, returns);
    std::fputs(report.c_str(), stdout);
    return 0;
}

} // namespace

void addReturnsCommand(command_line::Command app) {
    command_line::Command command =
        app.command("returns", "Exact expected return of every wager a submission offers");
    const auto options = std::make_shared<ReturnsOptions>();
    command.option("--submission", options->submission, "The rules submission")
        .required()
        .typeName("FILE.toml");
    command.flag("--json", options->asJson, "Fractions and decimals, as JSON");
    command.footer(
        "\nReturns are those of a player who decides without mistake. The house edge of the base\n"
        "game is what the player loses of one bet (Let It Ride) or one ante (Run 'Em Twice); the\n"
        "element of risk is the same loss over all that is wagered on average. A side wager is\n"
        "measured in its own stake; where it pays fixed sums, in the stake named. For example:\n\n"
        "  pitctl returns --submission T01.toml\n"
        "  base A (MLGCA Let It Ride Poker, ch. 12A(1))\n"
        "    house edge          3.5057% of one bet");
    command.runs([options] { return printReturns(*options); });
}

} // namespace pitwatch::pitctl
