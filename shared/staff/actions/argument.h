#pragma once

#include "shared/core/enum_names.h"
#include "shared/events/stub_events.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

// What an action says besides its object and its amount. A statement carries arguments by their
// names, as text: a name is part of what is signed and never changes, the order here is the one
// people read them in.

namespace pitwatch::staff {

enum class Argument : std::uint8_t {
    Agreed,
    AnsweredBy,
    Cause,
    Checks,
    Consequence,
    Dealer,
    Decision,
    Device,
    Dispute,
    Document,
    Floorperson,
    Judgement,
    Level,
    Lock,
    Method,
    Question,
    Reason,
    Seat,
    Sign,
    Wager,
    Withdrawn
};
constexpr auto enumNames(Argument) {
    return core::names("agreed", "answered_by", "cause", "checks", "consequence", "dealer",
                       "decision", "device", "dispute", "document", "floorperson", "judgement",
                       "level", "lock", "method", "question", "reason", "seat", "sign", "wager",
                       "withdrawn");
}

constexpr std::string_view listName(Argument) {
    return "action_argument";
}

// What the text of an argument stands for.
enum class ArgumentKind : std::uint8_t {
    Words, // As a person wrote them.
    Person,
    Device,
    Level,
    Count,
    Seat,
    Seats, // Separated by commas.
    Document,
    Dispute, // When it was noted, by whom and in which words.
    Checks,  // Separated by commas.
    Wager,
    StubJudgement,
    RemovalReason,
    DealingMethod,
    PaymentMethod,
    OutOfOrderSign,
    ProgressiveLock,
    Irregularity,
    Consequence
};

// What the floorperson makes of a stub of the wrong size. A deck that is wrong is signed with
// another word than the record has for it, and what was signed never changes; a stub that is right
// is nobody's to judge.
struct SignedJudgement {
    events::StubJudgement judgement{};
    std::string_view word;
};
inline constexpr std::array kSignedJudgements{
    SignedJudgement{events::StubJudgement::MisdealtAllPresent, "misdealt_all_present"},
    SignedJudgement{events::StubJudgement::DeckWrong, "cards_wrong"}};

// Nothing for a word that nobody signs.
constexpr std::optional<events::StubJudgement> judgementSigned(std::string_view word) {
    for (const SignedJudgement& one : kSignedJudgements)
        if (one.word == word)
            return one.judgement;
    return std::nullopt;
}

struct ArgumentRule {
    Argument argument{};
    ArgumentKind kind{};
    bool optional = false;
};

// The arguments that one action takes; few, and known when the program is built.
class ArgumentRules {
public:
    static constexpr std::size_t kMost = 4;

    constexpr ArgumentRules(std::initializer_list<ArgumentRule> rules) : m_count(rules.size()) {
        // One too many does not compile: the table of rules is a constant.
        std::copy(rules.begin(), rules.end(), m_rules.begin());
    }
    constexpr const ArgumentRule* begin() const { return m_rules.data(); }
    constexpr const ArgumentRule* end() const { return m_rules.data() + m_count; }
    // Null where the action does not take it.
    constexpr const ArgumentRule* find(Argument argument) const {
        const auto* found = std::find_if(
            begin(), end(), [&](const ArgumentRule& rule) { return rule.argument == argument; });
        return found == end() ? nullptr : found;
    }

private:
    std::array<ArgumentRule, kMost> m_rules{};
    std::size_t m_count;
};

} // namespace pitwatch::staff
