#include "shared/wording/wording.h"

#include "shared/wording/english/english.h"

#include <span>

namespace pitwatch::wording {

namespace {

template <events::Listed... E>
struct Lists {};

// Every enum with words.
using AllLists =
    Lists<events::Quoted, events::Series, events::DeckColour, events::Wager, events::FaultKind,
          events::Irregularity, events::OpeningCheck, table::DeckStep, table::ActorRefusal,
          table::TableRefusal, table::DeckRefusal, table::DeviceRefusal, table::RoundRefusal,
          table::CardRefusal, table::WagerRefusal, table::BankRefusal, table::DecisionRefusal,
          table::DeclarationRefusal, table::ClaimRefusal, table::UnusableDocument, table::Step,
          meter::MeterRefusal, meter::DocumentObjection, staff::Refusal, events::SignInRefusal,
          staff::SigningRefusal, staff::AlarmRefusal, staff::Misstatement, staff::Argument,
          staff::RosterProblem, staff::PadRefusal, events::JournalDoubt, events::StopReason,
          events::ShufflerMode, meter::LinkProblem, meter::FilingPart, table::LockDetail,
          table::ClaimClosing, table::ClaimVoiding, table::Contradiction, table::RoundVoiding,
          table::Unsettled, table::FloorQuestion, table::DeckDoubt, table::FaultDetail,
          table::FindingDetail, table::DealtInstead, table::DealtPlace, table::IrregularityNote>;

template <events::Listed E>
std::optional<std::string_view> patternIn(const events::Code& code) {
    if (code.list.text() != listName(E{}))
        return std::nullopt;
    const auto value = core::enumFromName<E>(code.name.text());
    return value ? std::optional(english(*value)) : std::nullopt;
}

template <events::Listed... E>
std::optional<std::string_view> patternAmong(const events::Code& code, Lists<E...>) {
    std::optional<std::string_view> found;
    static_cast<void>(((found = patternIn<E>(code)) || ...));
    return found;
}

template <events::Listed E>
void addAll(std::vector<Entry>& entries) {
    for (std::size_t index = 0; index < core::kEnumCount<E>; ++index)
        entries.push_back({static_cast<E>(index), english(static_cast<E>(index))});
}

template <events::Listed... E>
void addLists(std::vector<Entry>& entries, Lists<E...>) {
    (addAll<E>(entries), ...);
}

// Puts the arguments where the pattern has %1 to %9.
std::string filled(std::string_view pattern, std::span<const std::string> arguments) {
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char next = at + 1 < pattern.size() ? pattern[at + 1] : '\0';
        if (pattern[at] != '%' || next < '1' || next > '9') {
            text += pattern[at];
            continue;
        }
        const auto index = static_cast<std::size_t>(next - '1');
        text += index < arguments.size() ? arguments[index] : std::string("?");
        ++at;
    }
    return text;
}

struct Shown {
    const Translate& translate;
    std::span<const std::string> following; // The arguments behind this one, as they are shown.

    std::string operator()(const events::CountArgument& count) const {
        return std::to_string(count.value);
    }
    std::string operator()(const events::MoneyArgument& money) const {
        return core::toDollars(money.value);
    }
    std::string operator()(const events::SeatArgument& seat) const {
        return std::to_string(seat.value.number);
    }
    std::string operator()(const events::CodeArgument& word) const {
        const auto known = pattern(word.value);
        return known ? filled(translate(*known), following) : word.value.name.text();
    }
    std::string operator()(const events::TextArgument& text) const { return text.value.value(); }
};

// From the last to the first: a sentence within the sentence takes what stands behind it.
std::vector<std::string> shown(const std::vector<events::Argument>& arguments,
                               const Translate& translate) {
    std::vector<std::string> texts(arguments.size());
    for (std::size_t at = arguments.size(); at-- > 0;)
        texts[at] = std::visit(Shown{translate, std::span(texts).subspan(at + 1)}, arguments[at]);
    return texts;
}

} // namespace

std::optional<std::string_view> pattern(const events::Code& code) {
    return patternAmong(code, AllLists{});
}

std::string sentence(const events::Phrase& phrase, const Translate& translate) {
    const std::vector<std::string> arguments = shown(phrase.arguments, translate);
    if (const auto known = pattern(phrase.code))
        return filled(translate(*known), arguments);
    std::string text = phrase.code.name.text();
    for (const std::string& argument : arguments)
        text += ' ' + argument;
    return text;
}

std::string sentence(const events::Phrase& phrase) {
    return sentence(phrase, [](std::string_view pattern) { return std::string(pattern); });
}

std::vector<Entry> everything() {
    std::vector<Entry> entries;
    addLists(entries, AllLists{});
    return entries;
}

} // namespace pitwatch::wording
