#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/files.h"
#include "deploy/pitctl/line_reader.h"
#include "deploy/pitctl/print.h"
#include "shared/core/program_output.h"
#include "shared/rules/round_json.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace pitwatch::pitctl {

namespace {

struct SettleOptions {
    std::string submission;
    std::string round;
    bool lines = false;
};

core::Result<std::string> answer(std::string_view json, const rules::TableRules& table) {
    const auto round = rules::parseRound(json, table);
    if (!round)
        return round.error();
    const auto settlement = rules::settle(table, *round);
    if (!settlement)
        return settlement.error();
    return rules::toJson(*settlement);
}

int settleOne(const SettleOptions& options, const rules::TableRules& table) {
    const auto text = readAll(options.round);
    const auto json = text ? answer(*text, table) : text;
    if (!json) {
        complain(json.error().text);
        return kBadInput;
    }
    std::printf("%s\n", json->c_str());
    return 0;
}

int settleLines(const SettleOptions& options, const rules::TableRules& table) {
    int descriptor = STDIN_FILENO;
    if (!options.round.empty())
        descriptor = ::open(options.round.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        std::fprintf(stderr, "%s: %s\n", options.round.c_str(), std::strerror(errno));
        return kBadInput;
    }
    std::string out;
    const auto flush = [&] {
        std::fwrite(out.data(), 1, out.size(), stdout);
        out.clear();
        return core::outputArrives();
    };
    const auto settleLine = [&](std::string_view line, bool tooLong) {
        const auto json =
            tooLong ? core::Error{"the line is longer than one mebibyte"} : answer(line, table);
        out += json ? *json : rules::errorJson(json.error().text);
        out += '\n';
    };
    const bool read = LineReader(descriptor).forEach(settleLine, flush);
    if (descriptor != STDIN_FILENO)
        ::close(descriptor);
    if (!read)
        std::fprintf(stderr, "reading the rounds failed\n");
    return read ? 0 : kBadInput;
}

constexpr auto kExample = R"(
A round at a Let It Ride table, settled:

  echo '{"seats": [{"seat": 3, "cards": ["As","Ks","Qs"], "wagers": {"bet": 500},
          "decisions": {"bet1": "ride", "bet2": "withdraw"}}], "community": ["Js","Ts"]}' |
    pitctl settle --submission T01.toml

Money is in whole cents. A round that is not legal at that table is refused: exit code 2, the
reason on stderr, nothing on stdout. With --lines every line is a round, and every answer a line:
the settlement, or {"error": "the reason"}.)";

} // namespace

void addSettleCommand(command_line::Command app) {
    command_line::Command command = app.command("settle", "Settle a round by a table's submission");
    const auto options = std::make_shared<SettleOptions>();
    command.option("--submission", options->submission, "The table's rules submission (TOML)")
        .required()
        .typeName("FILE");
    command.option("round", options->round, "The round (JSON); standard input if left out")
        .typeName("ROUND.json");
    command.flag("--lines", options->lines, "One round per line, one answer per line");
    command.footer(kExample);
    command.runs([options] {
        const auto submission = loadSubmission(options->submission);
        if (!submission) {
            return kBadInput;
        }
        const auto& ruleSet = *rules::RuleBook::builtIn().find(submission->ruleSet);
        const rules::TableRules table(ruleSet, *submission);
        return options->lines ? settleLines(*options, table) : settleOne(*options, table);
    });
}

} // namespace pitwatch::pitctl
