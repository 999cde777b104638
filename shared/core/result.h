#pragma once

#include "shared/core/assertion.h"

#include <string>
#include <utility>
#include <variant>

namespace pitwatch::core {

// Why something was refused or failed: one sentence a person can act on.
struct Error {
    std::string text;

    friend bool operator==(const Error&, const Error&) = default;
};

// A value, or the reason there is none. Reading the side that is not there is a broken invariant.
template <typename T, typename E = Error>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const& {
        PW_ASSERT(ok());
        return *std::get_if<0>(&m_state);
    }
    T& value() & {
        PW_ASSERT(ok());
        return *std::get_if<0>(&m_state);
    }
    T&& value() && {
        PW_ASSERT(ok());
        return std::move(*std::get_if<0>(&m_state));
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const E& error() const {
        PW_ASSERT(!ok());
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<T, E> m_state;
};

// For functions that either do their work or say why not.
struct Done {
    friend bool operator==(Done, Done) = default;
};
using Outcome = Result<Done>;

} // namespace pitwatch::core
