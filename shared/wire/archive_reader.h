#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/wire/leaf.h"
#include "shared/wire/limits.h"
#include "shared/wire/versioned.h"

#include <boost/mpl/bool.hpp>
#include <boost/serialization/nvp.hpp>
#include <boost/serialization/serialization.hpp>

#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

namespace pitwatch::wire {

// The bytes are not what an ArchiveWriter would have written. decode() turns it into an Error;
// nobody else needs to see it.
class Malformed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// A loading archive of the Boost.Serialization concept for bytes nobody vouches for. Throws
// Malformed at the first byte an ArchiveWriter would not have written. Never allocates more than
// limits.h allows, and asks whether the bytes can be there before it allocates. One thread; the
// bytes must outlive it.
class ArchiveReader {
public:
    using is_saving = boost::mpl::false_;
    using is_loading = boost::mpl::true_;

    explicit ArchiveReader(core::ByteView bytes)
        : m_bytes(bytes), m_memoryLeft(kMemoryBase + kMemoryPerInputByte * bytes.size()) {}

    template <typename T>
    ArchiveReader& operator>>(T&& value) {
        get(value);
        return *this;
    }
    template <typename T>
    ArchiveReader& operator&(T&& value) {
        return *this >> value;
    }

    template <typename T>
    void register_type(const T* = nullptr) {}
    unsigned get_library_version() const { return 0; }
    void load_binary(void* bytes, std::size_t count);

    std::uint64_t getVarint() {
        // Most numbers are a single byte.
        if (m_at < m_bytes.size() && m_bytes[m_at] < 0x80)
            return m_bytes[m_at++];
        return getLongVarint();
    }
    core::ByteView getRaw(std::size_t count);
    std::size_t bytesLeft() const { return m_bytes.size() - m_at; }
    // Refuses bytes after the last value.
    void finish() const;
    [[noreturn]] void refuse(const char* what) const;

private:
    template <typename T>
    void get(const boost::serialization::nvp<T>& named) {
        get(named.value());
    }
    template <AnyLeaf T>
    void get(T& value) {
        value = leaf<T>();
    }

    void get(core::Bytes& bytes);
    template <std::size_t N>
    void get(std::array<std::uint8_t, N>& bytes) {
        load_binary(bytes.data(), N);
    }
    void get(core::JournalId& id) { get(id.bytes); }

    template <typename T>
    void get(std::vector<T>& items) {
        const Level level(*this);
        const std::size_t count = getCount(sizeof(T));
        items.clear();
        items.reserve(count);
        for (std::size_t index = 0; index < count; ++index)
            if constexpr (AnyLeaf<T>)
                items.push_back(leaf<T>());
            else
                get(items.emplace_back());
    }
    template <typename T, std::size_t N>
    void get(std::array<T, N>& items) {
        for (T& item : items)
            get(item);
    }
    template <typename T>
    void get(std::set<T>& items) {
        const Level level(*this);
        const std::size_t count = getCount(sizeof(T) + kNodeBytes);
        items.clear();
        for (std::size_t index = 0; index < count; ++index) {
            T next = item<T>();
            if (!items.empty() && !(*items.rbegin() < next))
                refuse("the items of a set are not in ascending order");
            items.insert(items.end(), std::move(next));
        }
    }
    template <typename K, typename V>
    void get(std::map<K, V>& items) {
        const Level level(*this);
        const std::size_t count = getCount(sizeof(std::pair<const K, V>) + kNodeBytes);
        items.clear();
        for (std::size_t index = 0; index < count; ++index) {
            K key = item<K>();
            if (!items.empty() && !(items.rbegin()->first < key))
                refuse("the keys of a map are not in ascending order");
            items.emplace_hint(items.end(), std::move(key), item<V>());
        }
    }
    template <typename T>
    void get(std::optional<T>& maybe) {
        maybe.reset();
        if (!leaf<bool>())
            return;
        if constexpr (AnyLeaf<T>)
            maybe.emplace(leaf<T>());
        else
            get(maybe.emplace());
    }
    template <typename... T>
    void get(std::variant<T...>& choice) {
        const std::uint64_t index = getVarint();
        if (index >= sizeof...(T))
            refuse("there is no such alternative");
        std::uint64_t at = 0;
        // Each alternative looks whether it is the one; the fold stops there.
        static_cast<void>(((at++ == index && (choice = item<T>(), true)) || ...));
    }

    template <typename T>
    requires std::is_class_v<T> &&(!AnyLeaf<T>)void get(T& value) {
        const Level level(*this);
        unsigned version = 0;
        if constexpr (Versioned<T>)
            version = getVersion(T::kVersion);
        boost::serialization::serialize_adl(*this, value, version);
    }

    template <typename T>
    void get(T*&) = delete; // Nobody outside chooses our addresses.

    template <typename T>
    T leaf() {
        if constexpr (TextLeaf<T>) {
            auto made = Leaf<T>::make(getText(Leaf<T>::kMaxBytes));
            if (!made)
                refuse("a text has characters that do not belong there");
            return std::move(*made);
        } else if constexpr (SignedLeaf<T>) {
            const std::uint64_t zigzag = getVarint();
            return Leaf<T>::make(
                checked<T>(static_cast<std::int64_t>((zigzag >> 1) ^ (~(zigzag & 1) + 1))));
        } else {
            return Leaf<T>::make(checked<T>(getVarint()));
        }
    }
    template <typename T>
    T item() {
        if constexpr (AnyLeaf<T>) {
            return leaf<T>();
        } else {
            T value{};
            get(value);
            return value;
        }
    }
    template <typename T>
    typename Leaf<T>::Raw checked(typename Leaf<T>::Raw raw) const {
        if (raw < Leaf<T>::kMin || raw > Leaf<T>::kMax)
            refuse("a number is out of range");
        return raw;
    }

    std::uint64_t getLongVarint();
    std::string_view getText(std::size_t maxBytes);
    unsigned getVersion(unsigned current);
    // How many items follow, each of at least one byte here and `itemBytes` in memory.
    std::size_t getCount(std::size_t itemBytes);
    void charge(std::size_t bytes);

    // One composite or container deeper for as long as it lives.
    struct Level {
        explicit Level(ArchiveReader& owner) : reader(owner) {
            if (++reader.m_depth > kMaxDepth)
                reader.refuse("values are nested too deeply");
        }
        ~Level() { --reader.m_depth; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

        ArchiveReader& reader;
    };

    // What a node of a standard map or set costs besides its value, rounded up.
    static constexpr std::size_t kNodeBytes = 64;

    core::ByteView m_bytes;
    std::size_t m_at = 0;
    std::size_t m_memoryLeft;
    unsigned m_depth = 0;
};

} // namespace pitwatch::wire
