#include "shared/text/json.h"

#include "shared/text/problem.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pitwatch::text {

namespace {

// Builds the value as the library's parser goes over the text. The parser itself keeps no stack of
// calls, and the depth limit keeps what is built shallow.
class Builder final : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit Builder(std::size_t maxDepth) : m_maxDepth(maxDepth) {}

    Value takeRoot() { return std::move(m_root); }
    // Empty where the text is no JSON at all.
    const std::string& problem() const { return m_problem; }
    std::size_t brokenAt() const { return m_brokenAt; }

    bool null() override { return place(Value()); }
    bool boolean(bool value) override { return place(Value(value)); }
    bool number_integer(number_integer_t value) override {
        return place(Value(std::int64_t{value}));
    }
    bool number_unsigned(number_unsigned_t value) override {
        if (value <= std::uint64_t{INT64_MAX})
            return place(Value(static_cast<std::int64_t>(value)));
        return place(Value(std::uint64_t{value}));
    }
    bool number_float(number_float_t value, const string_t&) override {
        return place(Value(double{value}));
    }
    bool string(string_t& value) override { return place(Value(std::move(value))); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(true); }
    bool start_array(std::size_t) override { return open(false); }
    bool end_object() override {
        Value::Table members = std::move(m_open.back().members);
        m_open.pop_back();
        const auto byKey = [](const auto& a, const auto& b) { return a.key < b.key; };
        if (!std::is_sorted(members.begin(), members.end(), byKey))
            std::sort(members.begin(), members.end(), byKey);
        const auto twice =
            std::adjacent_find(members.begin(), members.end(),
                               [](const auto& a, const auto& b) { return a.key == b.key; });
        if (twice != members.end())
            return fail("the key " + text::quoted(twice->key) + " is there twice");
        return place(Value(std::move(members)));
    }
    bool end_array() override {
        Value::List items = std::move(m_open.back().items);
        m_open.pop_back();
        return place(Value(std::move(items)));
    }
    bool key(string_t& name) override {
        m_open.back().members.push_back({std::move(name), Value()});
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception&) override {
        m_brokenAt = position;
        return false;
    }

private:
    // An object or an array that is not complete yet; of an object, the last member waits for its
    // value.
    struct Open {
        bool isObject;
        Value::Table members;
        Value::List items;
    };

    bool place(Value value) {
        if (m_open.empty())
            m_root = std::move(value);
        else if (m_open.back().isObject)
            m_open.back().members.back().value = std::move(value);
        else
            m_open.back().items.push_back(std::move(value));
        return true;
    }
    bool open(bool isObject) {
        if (m_open.size() >= m_maxDepth)
            return fail("nested too deeply");
        m_open.push_back({isObject, {}, {}});
        return true;
    }
    bool fail(std::string problem) {
        m_problem = std::move(problem);
        return false;
    }

    std::size_t m_maxDepth;
    Value m_root;
    std::vector<Open> m_open;
    std::string m_problem;
    std::size_t m_brokenAt = 0;
};

core::Error tooLong(JsonLimits limits) {
    return {"longer than " + std::to_string(limits.bytes) + " bytes"};
}

} // namespace

core::Result<Value> parseJson(std::string_view text, JsonLimits limits) {
    if (text.size() > limits.bytes)
        return tooLong(limits);
    Builder builder(limits.depth);
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return builder.takeRoot();
    if (builder.problem().empty())
        return core::Error{"not JSON at byte " + std::to_string(builder.brokenAt())};
    return core::Error{builder.problem()};
}

core::Result<Value> parseJsonObject(std::string_view text, JsonLimits limits) {
    if (text.size() > limits.bytes)
        return tooLong(limits);
    Builder builder(limits.depth);
    const bool isJson = nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    if (!builder.problem().empty())
        return core::Error{builder.problem()};
    Value root = builder.takeRoot();
    if (!isJson || root.table() == nullptr)
        return core::Error{"not a JSON object"};
    return root;
}

core::Result<Value> parseJsonObject(core::ByteView bytes, JsonLimits limits) {
    return parseJsonObject(
        std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()), limits);
}

} // namespace pitwatch::text
