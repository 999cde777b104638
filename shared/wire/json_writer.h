#pragma once

#include "shared/core/bytes.h"
#include "shared/text/hex.h"
#include "shared/wire/leaf.h"
#include "shared/wire/versioned.h"

#include <boost/mpl/bool.hpp>
#include <boost/serialization/nvp.hpp>
#include <boost/serialization/serialization.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace pitwatch::wire {

// A saving archive that makes a JSON object for people and tools: enums by name, instants in ISO
// form, money as a whole number of its unit, cards as "As", bytes as hex. Every field must be
// named (nvp); an unnamed part, such as a base class, adds its fields to the same object.
class JsonWriter {
public:
    using is_saving = boost::mpl::true_;
    using is_loading = boost::mpl::false_;
    using Json = nlohmann::ordered_json;

    template <typename T>
    JsonWriter& operator<<(const T& value) {
        put(value);
        return *this;
    }
    template <typename T>
    JsonWriter& operator&(const T& value) {
        return *this << value;
    }

    template <typename T>
    void register_type(const T* = nullptr) {}
    unsigned get_library_version() const { return 0; }

    Json take() { return std::move(m_object); }

private:
    template <typename T>
    void put(const boost::serialization::nvp<T>& named) {
        m_object[named.name()] = form(named.const_value());
    }
    template <typename T>
    requires std::is_class_v<T> &&(!AnyLeaf<T>)void put(const T& part) {
        boost::serialization::serialize_adl(*this, const_cast<T&>(part), versionOf<T>());
    }

    template <NumberLeaf T>
    static Json form(const T& value) {
        return Leaf<T>::shown(value);
    }
    template <TextLeaf T>
    static Json form(const T& value) {
        return std::string(Leaf<T>::raw(value));
    }
    static Json form(const core::Bytes& bytes) { return text::toHex(bytes); }
    template <std::size_t N>
    static Json form(const std::array<std::uint8_t, N>& bytes) {
        return text::toHex(bytes);
    }
    static Json form(const core::JournalId& id) { return text::toHex(id.bytes); }

    template <typename T>
    static Json form(const std::vector<T>& items) {
        return list(items);
    }
    template <typename T, std::size_t N>
    static Json form(const std::array<T, N>& items) {
        return list(items);
    }
    template <typename T>
    static Json form(const std::set<T>& items) {
        return list(items);
    }
    // A list of pairs, because most keys are not text.
    template <typename K, typename V>
    static Json form(const std::map<K, V>& items) {
        Json pairs = Json::array();
        for (const auto& [key, value] : items)
            pairs.push_back(Json::array({form(key), form(value)}));
        return pairs;
    }
    template <typename T>
    static Json form(const std::optional<T>& maybe) {
        return maybe ? form(*maybe) : Json(nullptr);
    }
    // {"<name of the alternative>": value}
    template <typename... T>
    static Json form(const std::variant<T...>& choice) {
        return std::visit(
            []<typename V>(const V& value) {
                return Json{{std::string(V::kName), form(value)}};
            },
            choice);
    }
    template <typename T>
    requires std::is_class_v<T> &&(!AnyLeaf<T>)static Json form(const T& value) {
        JsonWriter inner;
        inner.put(value);
        return inner.take();
    }

    template <typename Items>
    static Json list(const Items& items) {
        Json array = Json::array();
        for (const auto& item : items)
            array.push_back(form(item));
        return array;
    }

    Json m_object = Json::object();
};

} // namespace pitwatch::wire
