#include "pit-console/viewmodels/words/hand_words.h"

#include "pit-console/viewmodels/words/shown_text.h"
#include "shared/vocabulary/hands.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace pitwatch::console {

namespace {

struct HandWord {
    std::string_view hand;
    const char* text;
};

constexpr std::array<HandWord, 20> kWords{{
    {"royal_flush", QT_TRANSLATE_NOOP("hand", "Royal flush")},
    {"straight_flush", QT_TRANSLATE_NOOP("hand", "Straight flush")},
    {"four_of_a_kind", QT_TRANSLATE_NOOP("hand", "Four of a kind")},
    {"full_house", QT_TRANSLATE_NOOP("hand", "Full house")},
    {"flush", QT_TRANSLATE_NOOP("hand", "Flush")},
    {"straight", QT_TRANSLATE_NOOP("hand", "Straight")},
    {"three_of_a_kind", QT_TRANSLATE_NOOP("hand", "Three of a kind")},
    {"two_pair", QT_TRANSLATE_NOOP("hand", "Two pair")},
    {"pair", QT_TRANSLATE_NOOP("hand", "Pair")},
    {"akq_spades", QT_TRANSLATE_NOOP("hand", "A-K-Q of spades")},
    {"akq_other", QT_TRANSLATE_NOOP("hand", "A-K-Q of another suit")},
    {"akq_suited", QT_TRANSLATE_NOOP("hand", "A-K-Q of one suit")},
    {"super_royal_diamonds", QT_TRANSLATE_NOOP("hand", "Super royal of diamonds")},
    {"super_royal_other", QT_TRANSLATE_NOOP("hand", "Super royal of another suit")},
    {"aces_hearts_diamonds", QT_TRANSLATE_NOOP("hand", "Aces of hearts and diamonds")},
    {"ace_king_suited", QT_TRANSLATE_NOOP("hand", "Ace king suited")},
    {"ace_queen_or_jack_suited", QT_TRANSLATE_NOOP("hand", "Ace queen or jack suited")},
    {"ace_king_offsuit", QT_TRANSLATE_NOOP("hand", "Ace king offsuit")},
    {"ace_queen_or_jack_offsuit", QT_TRANSLATE_NOOP("hand", "Ace queen or jack offsuit")},
    {"high_card", QT_TRANSLATE_NOOP("hand", "High card")},
}};

// A hand that a paytable may name and that has no words here does not compile.
static_assert(std::ranges::all_of(enumNames(vocabulary::PaidHand{}), [](std::string_view name) {
    return std::ranges::find(kWords, name, &HandWord::hand) != kWords.end();
}));

} // namespace

QString handText(const events::HandName& hand) {
    const auto known = std::ranges::find(kWords, std::string_view(hand.text()), &HandWord::hand);
    if (known != kWords.end())
        return QCoreApplication::translate("hand", known->text);
    QString words = wordsText(hand.text());
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace pitwatch::console
