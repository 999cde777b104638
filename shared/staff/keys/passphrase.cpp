#include "shared/staff/keys/passphrase.h"

#include "shared/staff/internal/blocklist.h"

#include <algorithm>
#include <vector>

namespace pitwatch::staff {

namespace {

constexpr std::size_t kShortestNamePart = 4;

char lower(std::uint8_t byte) {
    return static_cast<char>(byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte);
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

std::string_view viewOf(const Secret& secret) {
    return {reinterpret_cast<const char*>(secret.bytes().data()), secret.size()};
}

Secret lowered(core::ByteView bytes) {
    Secret copy(bytes.size());
    std::transform(bytes.begin(), bytes.end(), copy.bytes().begin(),
                   [](std::uint8_t byte) { return static_cast<std::uint8_t>(lower(byte)); });
    return copy;
}

std::size_t characters(core::ByteView bytes) {
    return static_cast<std::size_t>(std::count_if(
        bytes.begin(), bytes.end(), [](std::uint8_t byte) { return (byte & 0xc0U) != 0x80U; }));
}

// Digits and signs put behind a well-known word do not make it another one.
std::string_view withoutTail(std::string_view text) {
    while (!text.empty() && !isLetter(text.back()))
        text.remove_suffix(1);
    return text;
}

bool isBlocked(std::string_view text) {
    const std::string_view word = withoutTail(text);
    for (std::string_view rest = kPassphraseBlocklist; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (!line.empty() && (line == text || line == word))
            return true;
    }
    return false;
}

bool containsPartOf(std::string_view text, std::string_view name) {
    std::string part;
    const auto found = [&] {
        const bool hit =
            part.size() >= kShortestNamePart && text.find(part) != std::string_view::npos;
        part.clear();
        return hit;
    };
    for (const char c : name) {
        const char one = lower(static_cast<std::uint8_t>(c));
        if (isLetter(one))
            part += one;
        else if (found())
            return true;
    }
    return found();
}

} // namespace

std::size_t shortestPassphrase(Role role) {
    return role == Role::Supervisor || role == Role::ShiftManager ? kShortestForMoney
                                                                  : kShortestPassphrase;
}

std::optional<std::string> problemOfPassphrase(const Secret& passphrase, std::string_view personId,
                                               std::string_view personName, std::size_t shortest) {
    if (characters(passphrase.bytes()) < shortest)
        return "this passphrase has at least " + std::to_string(shortest) + " characters";
    if (passphrase.size() > kLongestPassphraseBytes)
        return "a passphrase has at most 256 bytes";
    const Secret low = lowered(passphrase.bytes());
    const std::string_view text = viewOf(low);
    if (std::all_of(text.begin(), text.end(), [&](char c) { return c == text.front(); }))
        return "a passphrase is more than one character again and again";
    if (isBlocked(text))
        return "that passphrase is one of the first that anyone would try";
    if (containsPartOf(text, personId) || containsPartOf(text, personName))
        return "a passphrase does not contain the person's own name";
    return std::nullopt;
}

} // namespace pitwatch::staff
