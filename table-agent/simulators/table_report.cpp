#include "table-agent/simulators/table_report.h"

#include "shared/text/fields.h"
#include "shared/text/json.h"

#include <algorithm>

namespace pitwatch::simulators {

using text::Fields;

namespace {

// A report is a few kilobytes.
constexpr text::JsonLimits kLimits{1U << 20U, 16};

// What a report does not have is null in it.
bool given(Fields& fields, std::string_view key) {
    const text::Value* value = fields.value(key);
    return value != nullptr && !value->isNull();
}

std::optional<std::string> textOrNull(Fields& fields, std::string_view key) {
    return given(fields, key) ? fields.text(key) : std::nullopt;
}

std::optional<std::uint8_t> seatOrNull(Fields& fields, std::string_view key) {
    const auto seat = given(fields, key) ? fields.integer(key, 1, 255) : std::nullopt;
    return seat ? std::optional(static_cast<std::uint8_t>(*seat)) : std::nullopt;
}

// The table with that key; nothing for null.
template <typename Read>
auto tableOrNull(Fields& fields, std::string_view key, Read read)
    -> std::optional<decltype(read(fields))> {
    auto table = given(fields, key) ? fields.table(key) : std::nullopt;
    return table ? std::optional(read(*table)) : std::nullopt;
}

DeckReport deckIn(Fields& deck) {
    return {.colour = deck.text("deck").value_or(""),
            .stage = deck.text("stage").value_or(""),
            .ready = deck.flag("ready").value_or(false),
            .dueAt = textOrNull(deck, "due_at"),
            .mustLeave = textOrNull(deck, "must_leave")};
}

RoundReport roundIn(Fields& round) {
    RoundReport report{.phase = round.text("phase").value_or(""),
                       .disputes = {},
                       .stubWrong = round.flag("stub_wrong").value_or(false),
                       .question = given(round, "question")};
    std::vector<Fields> wagers;
    for (Fields& seat : round.tables("seats"))
        if (auto made = seat.table("wagers"))
            wagers.push_back(*std::move(made));
    for (std::string& wager : round.texts("disputed_chips")) {
        const auto made =
            std::ranges::count_if(wagers, [&](const Fields& ofSeat) { return ofSeat.has(wager); });
        report.disputes.push_back({std::move(wager), made});
    }
    return report;
}

BankReport bankIn(Fields& bank) {
    return {.holder = seatOrNull(bank, "holder"), .offeredTo = seatOrNull(bank, "offered_to")};
}

ShufflerReport shufflerIn(Fields& shuffler) {
    return {.jammed = shuffler.flag("jammed").value_or(false),
            .outOfOrder = shuffler.flag("out_of_order").value_or(false)};
}

} // namespace

core::Result<TableReport> parseTableReport(core::ByteView payload) {
    const auto object = text::parseJsonObject(payload, kLimits);
    if (!object)
        return object.error();
    text::Problems problems;
    Fields fields(*object, problems);
    TableReport report;
    report.opening = fields.text("opening").value_or("");
    report.round = tableOrNull(fields, "round", roundIn);
    for (Fields& deck : fields.tables("decks"))
        report.decks.push_back(deckIn(deck));
    report.bank = tableOrNull(fields, "bank", bankIn);
    report.shuffler = tableOrNull(fields, "shuffler", shufflerIn);
    for (Fields& fault : fields.tables("faults"))
        report.faults.push_back(fault.integer("fault").value_or(0));
    report.progressiveLocked = fields.flag("progressive_locked").value_or(false);
    report.roundsSinceStubCount = fields.integer("rounds_since_stub_count").value_or(0);
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return report;
}

} // namespace pitwatch::simulators
