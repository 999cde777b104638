#pragma once

#include "shared/core/bytes.h"
#include "shared/wire/leaf.h"
#include "shared/wire/limits.h"
#include "shared/wire/versioned.h"

#include <boost/mpl/bool.hpp>
#include <boost/serialization/nvp.hpp>
#include <boost/serialization/serialization.hpp>

#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace pitwatch::wire {

// A saving archive of the Boost.Serialization concept that writes the canonical bytes of
// README.md: equal values give equal bytes on every machine. Values come from our own code, so one
// that breaks its bounds is a broken invariant, not an error. One thread; owns its bytes.
class ArchiveWriter {
public:
    using is_saving = boost::mpl::true_;
    using is_loading = boost::mpl::false_;

    // Most events fit without growing.
    ArchiveWriter() { m_bytes.reserve(512); }

    template <typename T>
    ArchiveWriter& operator<<(const T& value) {
        put(value);
        return *this;
    }
    template <typename T>
    ArchiveWriter& operator&(const T& value) {
        return *this << value;
    }

    // Parts of the archive concept that say nothing here: classes are not registered, and the
    // format has no library version of its own.
    template <typename T>
    void register_type(const T* = nullptr) {}
    unsigned get_library_version() const { return 0; }
    void save_binary(const void* bytes, std::size_t count) {
        const auto* first = static_cast<const std::uint8_t*>(bytes);
        m_bytes.insert(m_bytes.end(), first, first + count);
    }

    void putVarint(std::uint64_t value) {
        while (value >= 0x80) {
            m_bytes.push_back(static_cast<std::uint8_t>(value | 0x80));
            value >>= 7;
        }
        m_bytes.push_back(static_cast<std::uint8_t>(value));
    }
    void putRaw(core::ByteView bytes) { save_binary(bytes.data(), bytes.size()); }

    const core::Bytes& bytes() const { return m_bytes; }
    core::Bytes take() { return std::move(m_bytes); }

private:
    template <typename T>
    void put(const boost::serialization::nvp<T>& named) {
        put(named.const_value());
    }

    template <UnsignedLeaf T>
    void put(const T& value) {
        const std::uint64_t raw = Leaf<T>::raw(value);
        PW_ASSERT(raw >= Leaf<T>::kMin && raw <= Leaf<T>::kMax);
        putVarint(raw);
    }
    template <SignedLeaf T>
    void put(const T& value) {
        const std::int64_t raw = Leaf<T>::raw(value);
        PW_ASSERT(raw >= Leaf<T>::kMin && raw <= Leaf<T>::kMax);
        // Zigzag: small numbers of either sign stay short.
        putVarint((static_cast<std::uint64_t>(raw) << 1) ^ static_cast<std::uint64_t>(raw >> 63));
    }
    template <TextLeaf T>
    void put(const T& value) {
        const std::string_view raw = Leaf<T>::raw(value);
        PW_ASSERT(Leaf<T>::sound(value));
        putVarint(raw.size());
        save_binary(raw.data(), raw.size());
    }

    void put(const core::Bytes& bytes) {
        putVarint(bytes.size());
        putRaw(bytes);
    }
    template <std::size_t N>
    void put(const std::array<std::uint8_t, N>& bytes) {
        putRaw(bytes);
    }
    void put(const core::JournalId& id) { put(id.bytes); }

    template <typename T>
    void put(const std::vector<T>& items) {
        putItems(items);
    }
    template <typename T, std::size_t N>
    void put(const std::array<T, N>& items) {
        for (const T& item : items)
            put(item);
    }
    template <typename T>
    void put(const std::set<T>& items) {
        putItems(items);
    }
    template <typename K, typename V>
    void put(const std::map<K, V>& items) {
        putVarint(items.size());
        for (const auto& [key, value] : items) {
            put(key);
            put(value);
        }
    }
    template <typename T>
    void put(const std::optional<T>& maybe) {
        put(maybe.has_value());
        if (maybe)
            put(*maybe);
    }
    template <typename... T>
    void put(const std::variant<T...>& choice) {
        putVarint(choice.index());
        std::visit([this](const auto& value) { put(value); }, choice);
    }

    template <typename T>
    requires std::is_class_v<T> &&(!AnyLeaf<T>)void put(const T& value) {
        if constexpr (Versioned<T>)
            putVarint(T::kVersion);
        // serialize() serves both directions and is therefore not const; saving changes nothing.
        boost::serialization::serialize_adl(*this, const_cast<T&>(value), versionOf<T>());
    }

    template <typename T>
    void put(T* const&) = delete; // A pointer means nothing to the reader.

    template <typename Items>
    void putItems(const Items& items) {
        putVarint(items.size());
        for (const auto& item : items)
            put(item);
    }

    core::Bytes m_bytes;
};

} // namespace pitwatch::wire
