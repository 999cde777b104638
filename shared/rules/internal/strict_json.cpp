#include "shared/rules/internal/strict_json.h"

#include <string>
#include <utility>
#include <vector>

namespace pitwatch::rules {

using nlohmann::json;

namespace {

constexpr std::size_t kMaxDepth = 8;

class Builder final : public nlohmann::json_sax<json> {
public:
    json takeRoot() { return std::move(m_root); }
    const std::string& problem() const { return m_problem; }

    bool null() override { return place(nullptr) != nullptr; }
    bool boolean(bool value) override { return place(value) != nullptr; }
    bool number_integer(number_integer_t value) override { return place(value) != nullptr; }
    bool number_unsigned(number_unsigned_t value) override { return place(value) != nullptr; }
    bool number_float(number_float_t value, const string_t&) override {
        return place(value) != nullptr;
    }
    bool string(string_t& value) override { return place(std::move(value)) != nullptr; }
    bool binary(binary_t&) override { return fail("binary data is no JSON"); }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (m_open.back()->contains(name))
            return fail("the key \"" + name + "\" is there twice");
        m_key = std::move(name);
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception&) override {
        return fail("not JSON at byte " + std::to_string(position));
    }

private:
    // The parent of the value being placed is always the innermost open one, and its children
    // before this one are complete, so the pointers in m_open stay valid.
    json* place(json value) {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        json& parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        json& slot = parent[m_key];
        slot = std::move(value);
        return &slot;
    }
    bool open(json container) {
        if (m_open.size() >= kMaxDepth)
            return fail("nested too deeply");
        m_open.push_back(place(std::move(container)));
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }
    bool fail(std::string problem) {
        m_problem = std::move(problem);
        return false;
    }

    json m_root;
    std::vector<json*> m_open;
    std::string m_key;
    std::string m_problem;
};

} // namespace

core::Result<json> parseStrictJson(std::string_view text) {
    Builder builder;
    if (!json::sax_parse(text.begin(), text.end(), &builder))
        return core::Error{builder.problem()};
    return builder.takeRoot();
}

} // namespace pitwatch::rules
