#pragma once

#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/money.h"
#include "shared/core/text.h"
#include "shared/text/problem.h"
#include "shared/text/value.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::text {

enum class Need { Required, Optional };

// Reads the fields of one table (a JSON object, a TOML table) and notes everything wrong with them:
// one missing, of the wrong kind, out of range, or unknown. Reading never stops at the first
// problem; who wants only one takes the first. The table and the problems outlive the reader.
class Fields {
public:
    // A value that is no table is a problem, and then reads like an empty one.
    Fields(const Value& table, Problems& problems, std::string path = {});

    std::optional<std::string> text(std::string_view key, Need need = Need::Required);
    // Text without control characters, of the length that records keep.
    std::optional<core::Text> words(std::string_view key, Need need = Need::Required);
    std::optional<bool> flag(std::string_view key, Need need = Need::Required);
    std::optional<std::int64_t> integer(std::string_view key, Need need = Need::Required);
    std::optional<std::int64_t> integer(std::string_view key, std::int64_t least, std::int64_t most,
                                        Need need = Need::Required);
    // An integer or a float; never NaN or infinite.
    std::optional<double> number(std::string_view key, Need need = Need::Required);
    // From `least` to ten billion dollars.
    std::optional<core::Cents> cents(std::string_view key, std::int64_t least,
                                     Need need = Need::Required);
    std::optional<std::chrono::sys_days> date(std::string_view key, Need need = Need::Required);
    // Exactly what core::toIso() writes, so that there is one form of every instant.
    std::optional<core::Instant> instant(std::string_view key, Need need = Need::Required);
    // As many lower-case hexadecimal digits as fill `into`.
    void hex(std::string_view key, std::span<std::uint8_t> into, Need need = Need::Required);

    std::optional<Fields> table(std::string_view key, Need need = Need::Required);
    std::vector<Fields> tables(std::string_view key, Need need = Need::Required);
    std::vector<std::string> texts(std::string_view key, Need need = Need::Required);
    const Value::List* list(std::string_view key, Need need = Need::Required);
    const Value* value(std::string_view key, Need need = Need::Required);

    // A name of core/ids.h, or what else has a parse() of its own.
    template <typename Name>
    std::optional<Name> name(std::string_view key, Need need = Need::Required) {
        const auto raw = text(key, need);
        if (!raw)
            return std::nullopt;
        auto parsed = Name::parse(*raw);
        if (parsed)
            return *std::move(parsed);
        report(key, parsed.error().text);
        return std::nullopt;
    }
    // One of the words of E.
    template <core::NamedEnum E>
    std::optional<E> word(std::string_view key, Need need = Need::Required) {
        const auto raw = text(key, need);
        const auto value = raw ? core::enumFromName<E>(*raw) : std::nullopt;
        if (raw && !value)
            reportWord(key, *raw, enumNames(E{}));
        return value;
    }

    bool has(std::string_view key) const { return find(*m_table, key) != nullptr; }
    std::vector<std::string> keys() const;
    std::string path(std::string_view key) const;
    void report(std::string_view key, std::string_view problem);
    // To be called last, where a key that nobody asked for is a problem; `what` says of what it is
    // no key.
    void refuseUnknownKeys(std::string_view what);

private:
    void reportKind(std::string_view key, std::string_view wanted, const Value& value);
    void reportWord(std::string_view key, std::string_view word,
                    std::span<const std::string_view> allowed);

    const Value::Table* m_table;
    std::string m_path;
    Problems* m_problems;
    std::vector<std::string> m_asked;
};

} // namespace pitwatch::text
