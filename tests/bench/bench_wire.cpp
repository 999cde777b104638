#include "shared/events/all_events.h"
#include "shared/wire/archive.h"
#include "shared/wire/envelope.h"
#include "shared/wire/event_codec.h"

#include <benchmark/benchmark.h>
#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <boost/archive/text_iarchive.hpp>
#include <boost/archive/text_oarchive.hpp>
#include <boost/serialization/string.hpp>
#include <boost/serialization/vector.hpp>
#include <nlohmann/json.hpp>

#include <sstream>

// What it costs to write and read an event of about 300 bytes, beside the stock Boost archives and
// JSON with the same content. Compare within one run.

using namespace pitwatch;

namespace {

// Plain members, because the stock archives know neither our types nor std::optional.
struct Line {
    std::string wager;
    std::int64_t stake = 0;
    std::uint8_t result = 0;
    std::string hand;
    std::int64_t paid = 0;
    std::int64_t returned = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "wager", wager, "stake", stake, "result", result, "hand", hand,
                       "paid", paid, "returned", returned);
    }
};

struct Settled {
    std::uint64_t round = 0;
    std::uint8_t seat = 0;
    std::vector<Line> lines;
    std::string note;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "round", round, "seat", seat, "lines", lines, "note", note);
    }
};

Settled plainSample() {
    Settled settled{1'234'567, 3, {}, "paid by hand after the sensor of seat three was cleaned"};
    for (const char* wager : {"bet1", "bet2", "bet3", "five_card", "three_card", "progressive"})
        settled.lines.push_back({wager, 2500, 0, "straight_flush", 5'000'000, 2500});
    return settled;
}

events::SeatSettled eventSample() {
    using events::Wager;
    const auto hand = events::HandName::parse("straight_flush").value();
    events::SeatSettled settled;
    settled.round = {1'234'567};
    settled.seat = {3};
    settled.hand = hand;
    for (const Wager wager : {Wager::Bet1, Wager::Bet2, Wager::Bet3, Wager::FiveCard,
                              Wager::ThreeCard, Wager::SixCard, Wager::Progressive})
        settled.lines.push_back({wager, core::Cents{2500}, events::LineResult::Win, hand,
                                 core::Cents{5'000'000}, core::Cents{2500}});
    for (std::uint8_t seat = 1; seat <= 5; ++seat)
        settled.envy.push_back({{3}, {seat}, hand, core::Cents{500}, core::Cents{150'000}});
    return settled;
}

wire::Envelope envelopeSample() {
    wire::Envelope entry;
    entry.sequence = 1'000'000;
    entry.at = core::Instant{core::Millis{1'794'821'400'250}};
    entry.type = events::SeatSettled::kType;
    entry.body = wire::encodeEvent(eventSample());
    entry.chain = wire::chainHash({}, entry);
    return entry;
}

template <typename Saving>
std::string savedBy(const Settled& value) {
    std::ostringstream stream;
    Saving archive(stream, boost::archive::no_header);
    archive << value;
    return stream.str();
}

nlohmann::json jsonOf(const Settled& value) {
    nlohmann::json lines = nlohmann::json::array();
    for (const Line& line : value.lines)
        lines.push_back({{"wager", line.wager},
                         {"stake", line.stake},
                         {"result", line.result},
                         {"hand", line.hand},
                         {"paid", line.paid},
                         {"returned", line.returned}});
    return {{"round", value.round}, {"seat", value.seat}, {"lines", lines}, {"note", value.note}};
}

Settled fromJson(const nlohmann::json& json) {
    Settled value{json.at("round"), json.at("seat"), {}, json.at("note")};
    for (const auto& line : json.at("lines"))
        value.lines.push_back({line.at("wager"), line.at("stake"), line.at("result"),
                               line.at("hand"), line.at("paid"), line.at("returned")});
    return value;
}

void plainWriteOurs(benchmark::State& state) {
    const Settled sample = plainSample();
    for (auto _ : state)
        benchmark::DoNotOptimize(wire::encode(sample));
    state.counters["bytes"] = static_cast<double>(wire::encode(sample).size());
}

void plainReadOurs(benchmark::State& state) {
    const core::Bytes bytes = wire::encode(plainSample());
    for (auto _ : state)
        benchmark::DoNotOptimize(wire::decode<Settled>(bytes));
}

template <typename Saving>
void plainWriteBoost(benchmark::State& state) {
    const Settled sample = plainSample();
    for (auto _ : state)
        benchmark::DoNotOptimize(savedBy<Saving>(sample));
    state.counters["bytes"] = static_cast<double>(savedBy<Saving>(sample).size());
}

template <typename Saving, typename Loading>
void plainReadBoost(benchmark::State& state) {
    const std::string bytes = savedBy<Saving>(plainSample());
    for (auto _ : state) {
        std::istringstream stream(bytes);
        Loading archive(stream, boost::archive::no_header);
        Settled value;
        archive >> value;
        benchmark::DoNotOptimize(value);
    }
}

void plainWriteJson(benchmark::State& state) {
    const Settled sample = plainSample();
    for (auto _ : state)
        benchmark::DoNotOptimize(jsonOf(sample).dump());
    state.counters["bytes"] = static_cast<double>(jsonOf(sample).dump().size());
}

void plainReadJson(benchmark::State& state) {
    const std::string text = jsonOf(plainSample()).dump();
    for (auto _ : state)
        benchmark::DoNotOptimize(fromJson(nlohmann::json::parse(text)));
}

void eventWrite(benchmark::State& state) {
    const events::Event sample = eventSample();
    for (auto _ : state)
        benchmark::DoNotOptimize(wire::encodeEvent(sample));
    state.counters["bytes"] = static_cast<double>(wire::encodeEvent(sample).size());
}

void eventRead(benchmark::State& state) {
    const core::Bytes bytes = wire::encodeEvent(eventSample());
    for (auto _ : state)
        benchmark::DoNotOptimize(wire::decodeEvent(events::SeatSettled::kType, bytes));
}

void eventToJson(benchmark::State& state) {
    const events::Event sample = eventSample();
    for (auto _ : state)
        benchmark::DoNotOptimize(wire::toJson(sample).dump());
}

void envelopeWrite(benchmark::State& state) {
    const wire::Envelope entry = envelopeSample();
    for (auto _ : state)
        benchmark::DoNotOptimize(wire::encodeEnvelope(entry));
}

void envelopeRead(benchmark::State& state) {
    const core::Bytes bytes = wire::encodeEnvelope(envelopeSample());
    for (auto _ : state)
        benchmark::DoNotOptimize(wire::decodeEnvelope(bytes));
}

void chain(benchmark::State& state) {
    const wire::Envelope entry = envelopeSample();
    wire::Hash hash{};
    for (auto _ : state)
        hash = wire::chainHash(hash, entry);
    benchmark::DoNotOptimize(hash);
}

} // namespace

BENCHMARK(plainWriteOurs);
BENCHMARK(plainWriteBoost<boost::archive::binary_oarchive>)->Name("plainWriteBoostBinary");
BENCHMARK(plainWriteBoost<boost::archive::text_oarchive>)->Name("plainWriteBoostText");
BENCHMARK(plainWriteJson);
BENCHMARK(plainReadOurs);
BENCHMARK(plainReadBoost<boost::archive::binary_oarchive, boost::archive::binary_iarchive>)
    ->Name("plainReadBoostBinary");
BENCHMARK(plainReadBoost<boost::archive::text_oarchive, boost::archive::text_iarchive>)
    ->Name("plainReadBoostText");
BENCHMARK(plainReadJson);
BENCHMARK(eventWrite);
BENCHMARK(eventRead);
BENCHMARK(eventToJson);
BENCHMARK(envelopeWrite);
BENCHMARK(envelopeRead);
BENCHMARK(chain);
