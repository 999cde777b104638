#pragma once

#include "shared/core/clock.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace pitwatch::feed {

// One line for people to read.
using LogSink = std::function<void(std::string_view line)>;

// Counts what was dropped and why, and writes at most one line per sender and ten seconds, however
// much rubbish the sender produces. Past 256 senders, new ones are only counted until
// others fall quiet.
class Complaints {
public:
    static constexpr core::Millis kQuiet{10'000};
    static constexpr std::size_t kMaxSenders = 256;

    explicit Complaints(LogSink sink) : m_sink(std::move(sink)) {}

    void add(const std::string& sender, std::string_view what, core::Tick now);

    std::uint64_t total() const { return m_total; }

private:
    struct Sender {
        core::Tick lastLine{};
        std::uint64_t unsaid = 0;
    };

    LogSink m_sink;
    std::map<std::string, Sender> m_senders;
    std::uint64_t m_total = 0;
};

} // namespace pitwatch::feed
