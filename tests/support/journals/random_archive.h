#pragma once

#include "shared/core/bytes.h"
#include "shared/wire/leaf.h"
#include "shared/wire/versioned.h"

#include <boost/mpl/bool.hpp>
#include <boost/serialization/nvp.hpp>
#include <boost/serialization/serialization.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <variant>
#include <vector>

namespace pitwatch::support {

// A loading archive that makes its values up: any serialize() type is filled with random values
// that are legal on the wire, and often with the least and the greatest of them. The same seed
// gives the same values on every machine.
class RandomArchive {
public:
    using is_saving = boost::mpl::false_;
    using is_loading = boost::mpl::true_;

    explicit RandomArchive(std::uint64_t seed) : m_engine(seed) {}

    template <typename T>
    RandomArchive& operator>>(T&& value) {
        fill(value);
        return *this;
    }
    template <typename T>
    RandomArchive& operator&(T&& value) {
        return *this >> value;
    }

    // From 0 to `most`. std::uniform_int_distribution differs between libraries.
    std::uint64_t upTo(std::uint64_t most) {
        const std::uint64_t drawn = m_engine();
        return most == ~std::uint64_t{0} ? drawn : drawn % (most + 1);
    }

private:
    template <typename T>
    void fill(const boost::serialization::nvp<T>& named) {
        fill(named.value());
    }
    template <wire::AnyLeaf T>
    void fill(T& value) {
        value = leaf<T>();
    }
    template <typename T>
    void fill(std::vector<T>& items) {
        items.clear();
        for (std::uint64_t left = upTo(4); left > 0; --left)
            items.push_back(item<T>());
    }
    void fill(core::Bytes& bytes) {
        bytes.resize(upTo(40));
        std::ranges::generate(bytes, [this] { return byte(); });
    }
    template <std::size_t N>
    void fill(std::array<std::uint8_t, N>& bytes) {
        std::ranges::generate(bytes, [this] { return byte(); });
    }
    void fill(core::JournalId& id) { fill(id.bytes); }
    template <typename T, std::size_t N>
    void fill(std::array<T, N>& items) {
        for (T& item : items)
            fill(item);
    }
    template <typename T>
    void fill(std::set<T>& items) {
        items.clear();
        for (std::uint64_t left = upTo(4); left > 0; --left)
            items.insert(item<T>());
    }
    template <typename K, typename V>
    void fill(std::map<K, V>& items) {
        items.clear();
        for (std::uint64_t left = upTo(4); left > 0; --left)
            items.insert_or_assign(item<K>(), item<V>());
    }
    template <typename T>
    void fill(std::optional<T>& maybe) {
        maybe.reset();
        if (upTo(1) == 1)
            maybe.emplace(item<T>());
    }
    template <typename... T>
    void fill(std::variant<T...>& choice) {
        const std::uint64_t chosen = upTo(sizeof...(T) - 1);
        std::uint64_t at = 0;
        static_cast<void>(((at++ == chosen && (choice = item<T>(), true)) || ...));
    }
    template <typename T>
    requires std::is_class_v<T> &&(!wire::AnyLeaf<T>)void fill(T& value) {
        boost::serialization::serialize_adl(*this, value, wire::versionOf<T>());
    }

    template <typename T>
    T item() {
        if constexpr (wire::AnyLeaf<T>) {
            return leaf<T>();
        } else {
            T value{};
            fill(value);
            return value;
        }
    }

    template <typename T>
    T leaf() {
        using Leaf = wire::Leaf<T>;
        if constexpr (wire::TextLeaf<T>) {
            return *Leaf::make(word(std::min<std::size_t>(Leaf::kMaxBytes, 60)));
        } else {
            using Raw = typename Leaf::Raw;
            const auto width =
                static_cast<std::uint64_t>(Leaf::kMax) - static_cast<std::uint64_t>(Leaf::kMin);
            switch (upTo(7)) {
            case 0:
                return Leaf::make(Leaf::kMin);
            case 1:
                return Leaf::make(Leaf::kMax);
            default:
                return Leaf::make(
                    static_cast<Raw>(static_cast<std::uint64_t>(Leaf::kMin) + upTo(width)));
            }
        }
    }

    // Letters that every kind of text accepts.
    std::string word(std::size_t most) {
        static constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFZ0189-_";
        std::string text(1 + upTo(most - 1), '?');
        std::ranges::generate(text, [this] { return kLetters[upTo(kLetters.size() - 1)]; });
        return text;
    }
    std::uint8_t byte() { return static_cast<std::uint8_t>(upTo(255)); }

    std::mt19937_64 m_engine;
};

} // namespace pitwatch::support
