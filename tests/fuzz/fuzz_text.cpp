#include "shared/core/assertion.h"
#include "shared/core/text.h"
#include "shared/text/fields.h"
#include "shared/text/hex.h"
#include "shared/text/json.h"
#include "shared/text/toml.h"

#include <algorithm>

// The one reader of outside text, with anything at all: whatever it reads keeps its promises, and
// whatever it says is one line of UTF-8.

using namespace pitwatch;

namespace {

constexpr text::JsonLimits kLimits{4096, 6};

bool isOneLine(const std::string& said) {
    return core::isUtf8(said) &&
           std::ranges::none_of(said, [](unsigned char c) { return c < 0x20; });
}

std::size_t depthOf(const text::Value& value) {
    std::size_t inner = 0;
    if (const auto* list = value.list())
        for (const text::Value& item : *list)
            inner = std::max(inner, depthOf(item));
    if (const auto* table = value.table())
        for (const auto& [key, item] : *table)
            inner = std::max(inner, depthOf(item));
    return inner + (value.list() != nullptr || value.table() != nullptr ? 1 : 0);
}

void checkKeys(const text::Value& value) {
    if (const auto* list = value.list())
        std::ranges::for_each(*list, checkKeys);
    if (const auto* table = value.table()) {
        PW_ASSERT(std::ranges::adjacent_find(*table, std::ranges::greater_equal{},
                                             &text::Value::Member::key) == table->end());
        for (const auto& [key, item] : *table) {
            PW_ASSERT(value.find(key) == &item);
            checkKeys(item);
        }
    }
}

void readEverything(const text::Value& value) {
    text::Problems problems;
    text::Fields fields(value, problems);
    for (const std::string& key : fields.keys()) {
        std::array<std::uint8_t, 4> bytes{};
        fields.text(key);
        fields.words(key);
        fields.flag(key);
        fields.integer(key, -5, 5);
        fields.number(key);
        fields.cents(key, 1);
        fields.date(key);
        fields.instant(key);
        fields.hex(key, bytes);
        fields.texts(key);
        for (text::Fields& row : fields.tables(key))
            row.refuseUnknownKeys("a row");
    }
    fields.refuseUnknownKeys("this text");
    for (const text::Problem& problem : problems)
        PW_ASSERT(!problem.problem.empty() && isOneLine(problem.text()));
}

void check(const core::Result<text::Value>& read, std::size_t maxDepth) {
    if (!read) {
        PW_ASSERT(!read.error().text.empty() && isOneLine(read.error().text));
        return;
    }
    PW_ASSERT(depthOf(*read) <= maxDepth);
    checkKeys(*read);
    readEverything(*read);
}

void checkHex(std::string_view digits) {
    core::Bytes bytes(digits.size() / 2);
    if (text::fromHex(digits, bytes))
        PW_ASSERT(text::toHex(bytes) == digits);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    check(text::parseJson(input, kLimits), kLimits.depth);
    check(text::parseJsonObject(input, kLimits), kLimits.depth);
    check(text::parseToml(input), 32);
    (void)text::tomlLeaves(input);
    checkHex(input);
    return 0;
}
