#include "shared/text/fields.h"

#include "shared/text/hex.h"

#include <algorithm>
#include <cstdio>

namespace pitwatch::text {

namespace {

const Value::Table kNoFields;

std::string itemKey(std::string_view key, std::size_t index) {
    return std::string(key) + '[' + std::to_string(index) + ']';
}

// Reading is trying: what the instant read is written as must be the text.
std::optional<core::Instant> fromIso(const std::string& text) {
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    unsigned hour = 0;
    unsigned minute = 0;
    unsigned second = 0;
    unsigned millis = 0;
    if (text.size() != 24 || std::sscanf(text.c_str(), "%4d-%2u-%2uT%2u:%2u:%2u.%3uZ", &year,
                                         &month, &day, &hour, &minute, &second, &millis) != 7)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month},
                                           std::chrono::day{day}};
    if (!date.ok() || year < 1970 || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    const core::Instant at = std::chrono::sys_days{date} + std::chrono::hours{hour} +
                             std::chrono::minutes{minute} + std::chrono::seconds{second} +
                             core::Millis{millis};
    return core::toIso(at) == text ? std::optional(at) : std::nullopt;
}

} // namespace

Fields::Fields(const Value& table, Problems& problems, std::string path)
    : m_table(table.table()), m_path(std::move(path)), m_problems(&problems) {
    if (m_table != nullptr)
        return;
    m_table = &kNoFields;
    reportKind("", "a table", table);
}

std::string Fields::path(std::string_view key) const {
    const std::string name = oneLine(key);
    if (key.empty())
        return m_path;
    return m_path.empty() ? name : m_path + '.' + name;
}

void Fields::report(std::string_view key, std::string_view problem) {
    m_problems->push_back({path(key), oneLine(problem)});
}

void Fields::reportKind(std::string_view key, std::string_view wanted, const Value& value) {
    report(key, "must be " + std::string(wanted) + ", not " + std::string(value.kindName()));
}

void Fields::reportWord(std::string_view key, std::string_view word,
                        std::span<const std::string_view> allowed) {
    std::string list;
    for (const std::string_view one : allowed)
        list += (list.empty() ? "" : ", ") + std::string(one);
    report(key, quoted(word) + " is not one of " + list);
}

const Value* Fields::value(std::string_view key, Need need) {
    m_asked.emplace_back(key);
    const Value* value = find(*m_table, key);
    if (value == nullptr && need == Need::Required)
        report(key, "is missing");
    return value;
}

std::optional<std::string> Fields::text(std::string_view key, Need need) {
    const Value* found = value(key, need);
    if (found == nullptr)
        return std::nullopt;
    if (const std::string* text = found->text())
        return *text;
    reportKind(key, "a string", *found);
    return std::nullopt;
}

std::optional<core::Text> Fields::words(std::string_view key, Need need) {
    const auto raw = text(key, need);
    if (!raw)
        return std::nullopt;
    auto parsed = core::Text::parse(*raw);
    if (parsed)
        return *std::move(parsed);
    report(key, parsed.error().text);
    return std::nullopt;
}

std::optional<bool> Fields::flag(std::string_view key, Need need) {
    const Value* found = value(key, need);
    if (found != nullptr && !found->flag())
        reportKind(key, "true or false", *found);
    return found != nullptr ? found->flag() : std::nullopt;
}

std::optional<std::int64_t> Fields::integer(std::string_view key, Need need) {
    const Value* found = value(key, need);
    if (found == nullptr)
        return std::nullopt;
    if (!found->isInteger())
        reportKind(key, "an integer", *found);
    else if (!found->integer())
        report(key, "is out of range");
    return found->integer();
}

std::optional<std::int64_t> Fields::integer(std::string_view key, std::int64_t least,
                                            std::int64_t most, Need need) {
    const Value* found = value(key, need);
    if (found == nullptr)
        return std::nullopt;
    const auto whole = found->integer();
    if (whole && *whole >= least && *whole <= most)
        return whole;
    report(key,
           "is not a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return std::nullopt;
}

std::optional<double> Fields::number(std::string_view key, Need need) {
    const Value* found = value(key, need);
    if (found != nullptr && !found->number())
        reportKind(key, "a finite number", *found);
    return found != nullptr ? found->number() : std::nullopt;
}

std::optional<core::Cents> Fields::cents(std::string_view key, std::int64_t least, Need need) {
    const auto whole = integer(key, need);
    if (!whole)
        return std::nullopt;
    if (*whole >= least && *whole <= core::kMaxAmount.value())
        return core::Cents{*whole};
    report(key, std::to_string(*whole) + " is not from " + std::to_string(least) + " to " +
                    std::to_string(core::kMaxAmount.value()) + " cents");
    return std::nullopt;
}

std::optional<std::chrono::sys_days> Fields::date(std::string_view key, Need need) {
    const Value* found = value(key, need);
    if (found == nullptr)
        return std::nullopt;
    const auto date = found->date();
    if (date && date->ok())
        return std::chrono::sys_days(*date);
    reportKind(key, "a date", *found);
    return std::nullopt;
}

std::optional<core::Instant> Fields::instant(std::string_view key, Need need) {
    const auto raw = text(key, need);
    if (!raw)
        return std::nullopt;
    const auto instant = fromIso(*raw);
    if (!instant)
        report(key, "is not a time such as 2026-11-16T09:30:00.000Z");
    return instant;
}

void Fields::hex(std::string_view key, std::span<std::uint8_t> into, Need need) {
    const auto raw = text(key, need);
    if (raw && !fromHex(*raw, into))
        report(key, "is not " + std::to_string(2 * into.size()) + " lower-case hexadecimal digits");
}

std::optional<Fields> Fields::table(std::string_view key, Need need) {
    const Value* found = value(key, need);
    if (found == nullptr)
        return std::nullopt;
    if (found->table() != nullptr)
        return Fields(*found, *m_problems, path(key));
    reportKind(key, "a table", *found);
    return std::nullopt;
}

const Value::List* Fields::list(std::string_view key, Need need) {
    const Value* found = value(key, need);
    if (found == nullptr)
        return nullptr;
    if (found->list() == nullptr)
        reportKind(key, "an array", *found);
    return found->list();
}

std::vector<Fields> Fields::tables(std::string_view key, Need need) {
    std::vector<Fields> result;
    const Value::List* items = list(key, need);
    for (std::size_t at = 0; items != nullptr && at < items->size(); ++at) {
        const Value& item = (*items)[at];
        if (item.table() != nullptr)
            result.emplace_back(item, *m_problems, path(itemKey(key, at)));
        else
            reportKind(itemKey(key, at), "a table", item);
    }
    return result;
}

std::vector<std::string> Fields::texts(std::string_view key, Need need) {
    std::vector<std::string> result;
    const Value::List* items = list(key, need);
    for (std::size_t at = 0; items != nullptr && at < items->size(); ++at) {
        const Value& item = (*items)[at];
        if (item.text() != nullptr)
            result.push_back(*item.text());
        else
            reportKind(itemKey(key, at), "a string", item);
    }
    return result;
}

std::vector<std::string> Fields::keys() const {
    std::vector<std::string> names;
    for (const auto& [key, value] : *m_table)
        names.push_back(key);
    return names;
}

void Fields::refuseUnknownKeys(std::string_view what) {
    for (const auto& [key, value] : *m_table)
        if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end())
            // A key without a character is allowed, and a problem must still name it.
            report(key.empty() ? "\"\"" : key, "is not a key of " + std::string(what));
}

} // namespace pitwatch::text
