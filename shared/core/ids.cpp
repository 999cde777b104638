#include "shared/core/ids.h"

#include <algorithm>

namespace pitwatch::core {

namespace {

// A table, because every entry read from a journal or the network has names in it.
constexpr auto kNameCharacters = [] {
    std::array<bool, 256> allowed{};
    for (const char c : std::string_view("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                         "0123456789-_"))
        allowed[static_cast<unsigned char>(c)] = true;
    return allowed;
}();

bool isNameCharacter(char c) {
    return kNameCharacters[static_cast<unsigned char>(c)];
}

} // namespace

std::optional<std::string> problemOfName(std::string_view text, std::size_t maxLength) {
    if (text.empty())
        return "a name is empty";
    if (text.size() > maxLength)
        return "a name is longer than " + std::to_string(maxLength) + " characters";
    if (!std::all_of(text.begin(), text.end(), isNameCharacter))
        return "a name holds a character other than letters, digits, '-' and '_'";
    return std::nullopt;
}

} // namespace pitwatch::core
