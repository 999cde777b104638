#include "shared/feed/internal/flat_object.h"

#include <charconv>

namespace pitwatch::feed::internal {

namespace {

using Kind = FlatObject::Kind;

constexpr std::size_t kUsualMembers = 12;

// Walks over text in the plain way; whatever is not that ends the walk.
class PlainReader {
public:
    explicit PlainReader(std::string_view text) : m_rest(text) {}

    bool take(char wanted) {
        if (m_rest.empty() || m_rest.front() != wanted)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }
    bool atEnd() const { return m_rest.empty(); }

    bool text(std::string_view& into) {
        if (!take('"'))
            return false;
        std::size_t length = 0;
        while (length < m_rest.size() && isPlain(m_rest[length]))
            ++length;
        into = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        return take('"');
    }
    bool value(FlatObject::Member& member) {
        if (!m_rest.empty() && m_rest.front() == '"') {
            member.kind = Kind::Text;
            return text(member.text);
        }
        if (m_rest.starts_with("null")) {
            member.kind = Kind::Null;
            m_rest.remove_prefix(4);
            return true;
        }
        member.kind = Kind::Number;
        return number(member.number);
    }

private:
    static bool isPlain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

    // JSON writes no zeros before a number; a fraction or an exponent is not plain.
    bool number(std::uint64_t& into) {
        const auto [end, error] =
            std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), into);
        const auto length = static_cast<std::size_t>(end - m_rest.data());
        if (error != std::errc{} || (length > 1 && m_rest.front() == '0'))
            return false;
        m_rest.remove_prefix(length);
        return !m_rest.empty() && (m_rest.front() == ',' || m_rest.front() == '}');
    }

    std::string_view m_rest;
};

} // namespace

const FlatObject::Member* FlatObject::find(std::string_view key) const {
    for (const Member& member : m_members)
        if (member.key == key)
            return &member;
    return nullptr;
}

std::optional<FlatObject> FlatObject::parse(core::ByteView bytes) {
    FlatObject object;
    object.m_bytes.assign(bytes.begin(), bytes.end());
    object.m_members.reserve(kUsualMembers);
    PlainReader reader({reinterpret_cast<const char*>(object.m_bytes.data()), bytes.size()});
    if (!reader.take('{'))
        return parseSlowly(bytes);
    do {
        Member member;
        // A name that comes twice is for the library to judge.
        if (!reader.text(member.key) || object.find(member.key) != nullptr || !reader.take(':') ||
            !reader.value(member))
            return parseSlowly(bytes);
        object.m_members.push_back(member);
    } while (reader.take(','));
    if (!reader.take('}') || !reader.atEnd())
        return parseSlowly(bytes);
    return object;
}

std::optional<FlatObject> FlatObject::parseSlowly(core::ByteView bytes) {
    FlatObject object;
    object.m_json = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!object.m_json.is_object())
        return std::nullopt;
    for (const auto& item : object.m_json.items()) {
        Member member{item.key(), Kind::Other, 0, {}};
        if (item.value().is_number_unsigned()) {
            member.kind = Kind::Number;
            member.number = item.value().get<std::uint64_t>();
        } else if (item.value().is_string()) {
            member.kind = Kind::Text;
            member.text = item.value().get_ref<const std::string&>();
        } else if (item.value().is_null()) {
            member.kind = Kind::Null;
        }
        object.m_members.push_back(member);
    }
    return object;
}

} // namespace pitwatch::feed::internal
