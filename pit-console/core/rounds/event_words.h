#pragma once

#include "pit-console/core/reports/report_cells.h"
#include "shared/core/bytes.h"
#include "shared/events/alarm_events.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"
#include "shared/text/hex.h"
#include "shared/wire/leaf.h"
#include "shared/wire/versioned.h"

#include <boost/mpl/bool.hpp>
#include <boost/serialization/nvp.hpp>
#include <boost/serialization/serialization.hpp>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwatch::console {

// The values that stand alone, for people: money in dollars, times in full, cards as "As".
std::string shownText(core::Cents amount);
std::string shownText(core::MicroCents amount);
std::string shownText(core::Instant at);
std::string shownText(core::Millis duration);
std::string shownText(core::Seat seat);
std::string shownText(cards::Card card);
std::string shownText(const core::Text& words);
std::string shownText(const std::string& words);
std::string shownText(const events::Phrase& phrase);
std::string shownText(bool yes);

template <typename T, typename... Others>
concept OneOf = (std::same_as<T, Others> || ...);

struct EventField {
    std::string_view name;
    std::string shown;
    bool person = false;
};

// A saving archive over the typed fields of an event: it makes one line of them and knows who is
// named as having acted. What says nothing to a reader is left out: no value, no words, the round
// that he is reading, bytes, files.
class EventWords {
public:
    using is_saving = boost::mpl::true_;
    using is_loading = boost::mpl::false_;

    template <typename T>
    EventWords& operator<<(const T& value) {
        put(value);
        return *this;
    }
    template <typename T>
    EventWords& operator&(const T& value) {
        return *this << value;
    }
    template <typename T>
    void register_type(const T* = nullptr) {}
    unsigned get_library_version() const { return 0; }

    // All fields but `left`, which may be null.
    std::string line(const EventField* left = nullptr) const;
    // The field of the person who acted; null where nobody is named.
    const EventField* actor() const;

private:
    template <typename T>
    void put(const boost::serialization::nvp<T>& named) {
        add(named.name(), shown(named.const_value()), isPerson(named.const_value()));
    }
    template <typename T>
    requires std::is_class_v<T> &&(!wire::AnyLeaf<T>)void put(const T& part) {
        boost::serialization::serialize_adl(*this, const_cast<T&>(part), wire::versionOf<T>());
    }
    void add(const char* name, std::string shown, bool person);

    static bool isPerson(const events::PersonId&) { return true; }
    static bool isPerson(const std::optional<events::PersonId>& maybe) { return maybe.has_value(); }
    template <typename T>
    static bool isPerson(const T&) {
        return false;
    }

    template <wire::AnyLeaf T>
    static std::string shown(const T& value) {
        if constexpr (core::NamedEnum<T>)
            return words(core::enumName(value));
        else if constexpr (wire::PlainInteger<T>)
            return std::to_string(value);
        else
            return shownText(value);
    }
    static std::string shown(const events::Phrase& phrase) { return shownText(phrase); }
    template <typename Tag>
    static std::string shown(const core::Number<Tag>& number) {
        return std::to_string(number.value);
    }
    static std::string shown(const events::RoundId&) { return {}; }
    template <typename Tag>
    static std::string shown(const core::Name<Tag>& name) {
        return name.text();
    }
    // Names of the record are words.
    template <typename Name>
    requires OneOf<Name, events::ActionName, events::CommandName, events::RoleName,
                   events::CheckName, events::FormName, events::AlarmKindName, events::CodeName,
                   events::HandName>
    static std::string shown(const Name& name) { return words(name.text()); }
    static std::string shown(const std::vector<std::string>& /*file*/) { return {}; }
    static std::string shown(const core::Bytes&) { return {}; }
    template <std::size_t N>
    static std::string shown(const std::array<std::uint8_t, N>&) {
        return {};
    }
    static std::string shown(const core::JournalId& id) { return text::toHex(id.bytes); }
    template <typename T>
    static std::string shown(const std::vector<T>& items) {
        return list(items);
    }
    template <typename T, std::size_t N>
    static std::string shown(const std::array<T, N>& items) {
        return list(items);
    }
    template <typename T>
    static std::string shown(const std::set<T>& items) {
        return list(items);
    }
    template <typename K, typename V>
    static std::string shown(const std::map<K, V>& items) {
        std::string text;
        for (const auto& [key, value] : items)
            text += (text.empty() ? "" : " ") + shown(key) + " " + shown(value);
        return text;
    }
    template <typename T>
    static std::string shown(const std::optional<T>& maybe) {
        return maybe ? shown(*maybe) : std::string();
    }
    template <typename... T>
    static std::string shown(const std::variant<T...>& choice) {
        return std::visit(
            []<typename V>(const V& value) { return words(V::kName) + " " + shown(value); },
            choice);
    }
    template <typename T>
    requires std::is_class_v<T> &&(!wire::AnyLeaf<T>)static std::string shown(const T& value) {
        EventWords inner;
        inner.put(value);
        return inner.line();
    }
    template <typename Items>
    static std::string list(const Items& items) {
        using Item = std::remove_cvref_t<decltype(*items.begin())>;
        std::string text;
        for (const auto& item : items)
            text += (text.empty() ? "" : wire::AnyLeaf<Item> ? " " : "; ") + shown(item);
        return text;
    }

    std::vector<EventField> m_fields;
};

} // namespace pitwatch::console
