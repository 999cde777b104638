#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pitwatch::simulators {

struct DeckReport {
    std::string colour;
    std::string stage;
    bool ready = false;
    std::optional<std::string> dueAt; // An instant as core::toIso() writes it.
    std::optional<std::string> mustLeave;
};

struct RoundReport {
    struct Dispute {
        std::string wager;
        std::int64_t made = 0; // How many seats made it.
    };

    std::string phase;
    std::vector<Dispute> disputes;
    bool stubWrong = false;
    bool question = false;
};

struct BankReport {
    std::optional<std::uint8_t> holder;
    std::optional<std::uint8_t> offeredTo;
};

struct ShufflerReport {
    bool jammed = false;
    bool outOfOrder = false;
};

// What a table says of itself (pit/<table>/state), as far as the people at it act on it.
struct TableReport {
    std::string opening;
    std::optional<RoundReport> round;
    std::vector<DeckReport> decks;
    std::optional<BankReport> bank;
    std::optional<ShufflerReport> shuffler;
    std::vector<std::int64_t> faults;
    bool progressiveLocked = false;
    std::int64_t roundsSinceStubCount = 0;
};

core::Result<TableReport> parseTableReport(core::ByteView payload);

} // namespace pitwatch::simulators
