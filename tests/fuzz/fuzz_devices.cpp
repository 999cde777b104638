#include "shared/core/assertion.h"
#include "shared/table/decide.h"
#include "shared/wire/event_codec.h"
#include "table-agent/devices/device_message.h"
#include "table-agent/devices/signed_message.h"

#include <algorithm>
#include <array>

// Any bytes from any device, whatever the table is doing: understood or refused with a reason, and
// what follows can be written down; never a crash. Messages are lines, and the first byte of each
// chooses the device.

using namespace pitwatch;

namespace {

constexpr std::string_view kSubmission = R"(rule_set = "mlgca-let-it-ride"
table = "T01"
dealing = "manual_shoe"
min_bet = 500
max_bet = 50000
adjacent_boxes = 1
[wagers]
base = "A"
[progressive]
paytable = "A"
link = "LINK1"
wagers = [100, 500]
[progressive.levels.main]
rate = 0.05
initial = 1000000
reset = 1000000
)";

using Line = std::pair<std::string_view, std::string_view>;

constexpr std::array kToBetting{
    Line{"pad", R"({"v":1,"command":"open_table","by":{"person":"f","role":"floorperson"},)"
                R"("dealer":"d"})"},
    Line{"pad", R"({"v":1,"command":"receive_deck","by":{"person":"d","role":"dealer"},)"
                R"("deck":"red","id":"r1","preinspected":true})"},
    Line{"pad", R"({"v":1,"command":"cut_deck","by":{"person":"d","role":"dealer"},"deck":"red",)"
                R"("cover_card_depth":20})"},
    Line{"wagers", R"({"v":1,"event":"wager","seat":1,"wager":"bet1","amount":500})"},
    Line{"wagers", R"({"v":1,"event":"wager","seat":1,"wager":"bet2","amount":500})"},
    Line{"wagers", R"({"v":1,"event":"wager","seat":1,"wager":"bet3","amount":500})"}};
constexpr std::array kToDispute{
    Line{"wagers", R"({"v":1,"event":"wager","seat":1,"wager":"progressive","amount":500})"},
    Line{"pad", R"({"v":1,"command":"call_no_more_bets"})"},
    Line{"pad", R"({"v":1,"command":"count_chips","wager":"progressive","chips":2,"lammers":2})"}};
constexpr std::array kToDealt{
    Line{"pad", R"({"v":1,"command":"call_no_more_bets"})"},
    Line{"pad", R"({"v":1,"command":"dealt","packets":[{"place":"player","seat":1,"count":3},)"
                R"({"place":"community","count":2}]})"}};

void hear(table::State& state, std::string_view device, core::ByteView message) {
    if (const auto said = devices::parseSignedMessage(message))
        PW_ASSERT(said->ok() || !said->error().text.empty());
    const auto input = devices::parseDeviceMessage(device, message);
    PW_ASSERT(input.ok() || !input.error().text.empty());
    if (!input)
        return;
    const core::Instant now{core::Millis{1'800'000'000'000}};
    for (const events::Event& event : table::decide(state, *input, now)) {
        PW_ASSERT(!wire::encodeEvent(event).empty());
        table::apply(state, event, now);
    }
}

void hear(table::State& state, std::span<const Line> lines) {
    for (const auto& [device, message] : lines)
        hear(state, device,
             {reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
}

// A closed table, one at which bets are placed, one with its chips in dispute, one that has dealt.
std::vector<table::State> moments() {
    const auto setup = table::makeSetup(std::string(kSubmission),
                                        "[signals]\nshuffles = false\nchip_counts = false\n");
    PW_ASSERT(setup.ok());
    std::vector<table::State> states{table::State(*setup)};
    states.push_back(states.front());
    hear(states[1], kToBetting);
    states.insert(states.end(), 2, states[1]);
    hear(states[2], kToDispute);
    hear(states[3], kToDealt);
    PW_ASSERT(states[2].round && states[2].round->progressiveChips == table::ChipCheck::Disputed);
    PW_ASSERT(states[3].round && states[3].round->phase == table::Phase::Dealt);
    return states;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<table::State> kMoments = moments();
    static const auto kDevices = devices::speakingDevices();
    const core::ByteView all(data, size);
    for (table::State state : kMoments)
        for (std::size_t from = 0; from < size;) {
            const auto end =
                std::find(all.begin() + static_cast<std::ptrdiff_t>(from), all.end(), '\n');
            const auto to = static_cast<std::size_t>(end - all.begin());
            if (to > from)
                hear(state, kDevices[all[from] % kDevices.size()],
                     all.subspan(from + 1, to - from - 1));
            from = to + 1;
        }
    return 0;
}
