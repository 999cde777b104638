#pragma once

#include "shared/core/enum_names.h"

#include <boost/serialization/access.hpp>
#include <boost/serialization/base_object.hpp>
#include <boost/serialization/nvp.hpp>
#include <boost/serialization/split_member.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

// Small types that use the archive in each way the Boost concept has.

enum class Fruit : std::uint8_t { Apple, Pear, Plum };
constexpr auto enumNames(Fruit) {
    return pitwatch::core::names("apple", "pear", "plum");
}

// Saves something other than it holds, through private members.
class Split {
public:
    Split() = default;
    explicit Split(std::uint16_t value) : m_value(value) {}
    friend bool operator==(const Split&, const Split&) = default;

private:
    friend class boost::serialization::access;
    template <typename Archive>
    void save(Archive& archive, unsigned /*version*/) const {
        const auto next = static_cast<std::uint16_t>(m_value + 1);
        archive << boost::serialization::make_nvp("next", next);
    }
    template <typename Archive>
    void load(Archive& archive, unsigned /*version*/) {
        std::uint16_t next = 0;
        archive >> boost::serialization::make_nvp("next", next);
        m_value = static_cast<std::uint16_t>(next - 1);
    }
    BOOST_SERIALIZATION_SPLIT_MEMBER()

    std::uint16_t m_value = 0;
};

struct Base {
    std::uint16_t below = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("below", below);
    }
    friend bool operator==(const Base&, const Base&) = default;
};

struct Derived : Base {
    std::uint16_t above = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::base_object<Base>(*this);
        archive& boost::serialization::make_nvp("above", above);
    }
    friend bool operator==(const Derived&, const Derived&) = default;
};

// Described from outside the class.
struct Outside {
    std::uint16_t value = 0;

    friend bool operator==(const Outside&, const Outside&) = default;
};

template <typename Archive>
void serialize(Archive& archive, Outside& outside, unsigned /*version*/) {
    archive& boost::serialization::make_nvp("value", outside.value);
}

struct Tree {
    std::vector<Tree> branches;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("branches", branches);
    }
    friend bool operator==(const Tree&, const Tree&) = default;
};

// One byte on the wire and much more in memory.
struct Wide {
    std::optional<std::array<std::uint64_t, 63>> numbers;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("numbers", numbers);
    }
};
