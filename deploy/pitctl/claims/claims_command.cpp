#include "deploy/pitctl/claims/claims_text.h"
#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/journals/journal_check.h"
#include "deploy/pitctl/print.h"
#include "shared/journal/journal_file.h"
#include "shared/payout/slip.h"
#include "shared/text/file.h"
#include "shared/wire/event_codec.h"
#include "shared/wording/wording.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <memory>

namespace pitwatch::pitctl {

namespace {

using Json = nlohmann::ordered_json;
using payout::ClaimBook;

// Claims and their documents.
constexpr std::uint16_t kFirstType = 500;
constexpr std::uint16_t kLastType = 599;
constexpr unsigned kPaperMode = 0644;

struct Arguments {
    std::vector<std::string> journals;
    std::string meterJournal;
    std::string claim;
    std::string pdf;
    bool json = false;
    bool unverified = false;
};

std::string inEnglish(const events::Phrase& phrase) {
    return wording::sentence(phrase);
}

void printLines(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        printLine(line);
}

int refuse(const std::string& why) {
    complain(why);
    return kBadInput;
}

// An event about a claim that cannot be read is an error: a list that leaves it out would be wrong.
core::Outcome read(const std::string& path, ClaimBook& book) {
    const auto file = journal::JournalFile::open(path);
    if (!file)
        return file.error();
    core::Outcome outcome = core::Done{};
    const auto visited = (*file)->visit(1, [&](const wire::Envelope& entry) {
        if (entry.type.number < kFirstType || entry.type.number > kLastType)
            return true;
        const auto event = wire::decodeEvent(entry.type, entry.body);
        if (event)
            book.apply(*event, entry.at);
        else
            outcome = core::Error{path + ": entry " + std::to_string(entry.sequence) + ": " +
                                  event.error().text};
        return event.ok();
    });
    return visited ? outcome : visited;
}

std::vector<std::string> pathsOf(const Arguments& arguments) {
    std::vector<std::string> paths = arguments.journals;
    if (!arguments.meterJournal.empty())
        paths.push_back(arguments.meterJournal);
    return paths;
}

core::Result<ClaimBook> readAll(const Arguments& arguments) {
    ClaimBook book;
    for (const std::string& path : pathsOf(arguments))
        if (const auto outcome = read(path, book); !outcome)
            return outcome.error();
    return book;
}

std::optional<int> refusalOf(const Arguments& arguments) {
    return arguments.unverified ? std::nullopt : pitctl::refusalOf(pathsOf(arguments));
}

// "T01-5", or "5" where one table's claims were read.
const payout::Claim* find(const ClaimBook& book, const std::string& name) {
    const payout::Claim* found = nullptr;
    for (const auto& [id, claim] : book.claims()) {
        if (payout::nameOf(id) == name)
            return &claim;
        if (std::to_string(id.number) == name) {
            if (found != nullptr)
                return nullptr;
            found = &claim;
        }
    }
    return found;
}

int listClaims(const Arguments& arguments) {
    if (const auto refusal = refusalOf(arguments))
        return *refusal;
    const auto book = readAll(arguments);
    if (!book)
        return refuse(book.error().text);
    if (!arguments.json) {
        printLines(claimsTable(*book));
        return 0;
    }
    Json list = Json::array();
    for (const auto& [id, claim] : book->claims())
        list.push_back(payout::claimJson(claim, book->documentOf(id), inEnglish));
    printJson(list.dump(2, ' ', false, Json::error_handler_t::replace));
    return 0;
}

// The new slip takes the place of an older one only when it is whole.
int writePdf(const std::string& path, const std::string& bytes) {
    if (std::filesystem::exists(path) && !std::filesystem::is_regular_file(path))
        return refuse(path + ": is no regular file");
    const auto written = text::writeFile(path, bytes, kPaperMode);
    return written ? 0 : refuse(written.error().text);
}

int showClaim(const Arguments& arguments, bool slip) {
    if (const auto refusal = refusalOf(arguments))
        return *refusal;
    const auto book = readAll(arguments);
    if (!book)
        return refuse(book.error().text);
    const payout::Claim* claim = find(*book, arguments.claim);
    if (claim == nullptr)
        return refuse(arguments.claim + ": no such claim, or one at each of several tables");
    const payout::IssuedDocument* document = book->documentOf(claim->id());
    if (slip && document == nullptr)
        return refuse(arguments.claim + ": no document was issued for it in these journals; "
                                        "--meter-journal names the issuer's");
    if (!arguments.pdf.empty())
        if (const int code =
                writePdf(arguments.pdf, payout::slipPages(*claim, *document, inEnglish).write());
            code != 0)
            return code;
    if (arguments.json || (slip && arguments.pdf.empty()))
        printJson(payout::claimJson(*claim, document, inEnglish)
                      .dump(2, ' ', false, Json::error_handler_t::replace));
    else if (!slip)
        printLines(claimText(*claim, document));
    return 0;
}

command_line::Command addCommand(command_line::Command group, const char* name, const char* what,
                                 Arguments& arguments) {
    command_line::Command command = group.command(name, what);
    command.option("--journal", arguments.journals, "A table's journal; may be given again")
        .required()
        .typeName("TABLE.db");
    command
        .option("--meter-journal", arguments.meterJournal,
                "The journal of whoever issues the documents")
        .typeName("METER.db");
    command.flag("--json", arguments.json, "As JSON");
    command.flag(kUnverified, arguments.unverified, kUnverifiedHelp);
    return command;
}

} // namespace

void addClaimsCommands(command_line::Command app) {
    const auto arguments = std::make_shared<Arguments>();
    command_line::Command claims =
        app.command("claims", "Jackpots and other claims, from the journals");
    claims.needsCommand();
    addCommand(claims, "list", "Every claim and how it stands", *arguments).runs([arguments] {
        return listClaims(*arguments);
    });

    command_line::Command show =
        addCommand(claims, "show", "One claim with its history", *arguments);
    show.option("claim", arguments->claim, "Such as T01-5").required();
    show.runs([arguments] { return showClaim(*arguments, false); });

    command_line::Command slip =
        addCommand(claims, "slip", "The payout document, to print and sign", *arguments);
    slip.option("claim", arguments->claim, "Such as T01-5").required();
    slip.option("--pdf", arguments->pdf, "Where the page is written").typeName("OUT.pdf");
    slip.runs([arguments] { return showClaim(*arguments, true); });
}

} // namespace pitwatch::pitctl
