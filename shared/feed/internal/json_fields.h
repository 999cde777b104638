#pragma once

#include "shared/core/bytes.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/wire/envelope.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// The few shapes that the feed's JSON messages are made of.

namespace pitwatch::feed::internal {

inline constexpr int kFormat = 1;
inline constexpr std::size_t kMaxJsonBytes = 2048;
// What every JSON reader holds exactly. A journal that adds a million entries a second reaches it
// after 285 years.
inline constexpr std::uint64_t kMaxNumber = (std::uint64_t{1} << 53U) - 1;

std::string toHex(std::span<const std::uint8_t> bytes);
// Whether `digits` are lower-case hexadecimal and fill `out`.
bool fromHex(std::string_view digits, std::span<std::uint8_t> out);
core::Bytes toBytes(const nlohmann::ordered_json& json);

// An object of our format, or what is wrong with it.
core::Result<nlohmann::json> parseObject(core::ByteView bytes);

// The fields of one object. The first one missing or of the wrong shape is remembered, and every
// value read afterwards is a default; so readers check problem() once, at the end.
class Fields {
public:
    explicit Fields(const nlohmann::json& object) : m_object(object) {}

    std::uint64_t number(const char* key);
    std::string_view text(const char* key);
    wire::Hash hash(const char* key);
    core::JournalId journal(const char* key);
    bool isNull(const char* key) const;
    bool has(const char* key) const { return find(key) != nullptr; }
    void refuse(const std::string& problem);

    const std::optional<core::Error>& problem() const { return m_problem; }

private:
    const nlohmann::json* find(const char* key) const;
    void readHex(const char* key, std::span<std::uint8_t> out);

    const nlohmann::json& m_object;
    std::optional<core::Error> m_problem;
};

} // namespace pitwatch::feed::internal
