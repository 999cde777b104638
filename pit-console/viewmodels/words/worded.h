#pragma once

#include "shared/core/assertion.h"
#include "shared/core/enum_names.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <cstddef>

// How the values of an enum are worded: a table beside the function that says them. A value without
// words does not compile.

namespace pitwatch::console {

inline QString spoken(const char* words) {
    return QCoreApplication::translate("words", words);
}

template <core::NamedEnum E>
struct Word {
    E value;
    const char* words; // Marked with QT_TRANSLATE_NOOP("words", ...).
};

template <core::NamedEnum E, std::size_t N>
QString worded(E value, const Word<E> (&table)[N]) {
    static_assert(N == core::kEnumCount<E>);
    const auto* const found = std::find_if(std::begin(table), std::end(table),
                                           [&](const Word<E>& one) { return one.value == value; });
    PW_ASSERT(found != std::end(table));
    return spoken(found->words);
}

} // namespace pitwatch::console
