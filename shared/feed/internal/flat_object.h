#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace pitwatch::feed::internal {

// The numbers, texts and nulls of one JSON object; whatever else is in it is there without a value.
// Heartbeats are most of what a busy floor says, and all of ours are written in one plain way: no
// white space, no escapes, whole numbers. Those are read where they lie; everything else is left to
// the JSON library, and means the same. Owns what its texts point to.
class FlatObject {
public:
    enum class Kind : std::uint8_t { Number, Text, Null, Other };
    struct Member {
        std::string_view key;
        Kind kind{};
        std::uint64_t number = 0;
        std::string_view text{};
    };

    // Nothing where it is no JSON object.
    static std::optional<FlatObject> parse(core::ByteView bytes);
    // As parse(), by the library alone.
    static std::optional<FlatObject> parseSlowly(core::ByteView bytes);

    const Member* find(std::string_view key) const;
    const std::vector<Member>& members() const { return m_members; }

private:
    core::Bytes m_bytes;
    nlohmann::json m_json;
    std::vector<Member> m_members;
};

} // namespace pitwatch::feed::internal
