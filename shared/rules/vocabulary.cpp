#include "shared/rules/vocabulary.h"

namespace pitwatch::rules {

template <>
std::span<const Spelling<Game>> spellings() {
    static constexpr std::array kNames{
        Spelling{Game::LetItRide, "let_it_ride"},
        Spelling{Game::RunEmTwice, "run_em_twice"},
    };
    return kNames;
}

template <>
std::span<const Spelling<Status>> spellings() {
    static constexpr std::array kNames{
        Spelling{Status::Current, "current"},
        Spelling{Status::Historical, "historical"},
    };
    return kNames;
}

template <>
std::span<const Spelling<DealingMethod>> spellings() {
    static constexpr std::array kNames{
        Spelling{DealingMethod::Hand, "hand"},
        Spelling{DealingMethod::ManualShoe, "manual_shoe"},
        Spelling{DealingMethod::AutomatedShoe, "automated_shoe"},
    };
    return kNames;
}

template <>
std::span<const Spelling<Wager>> spellings() {
    static constexpr std::array kNames{
        Spelling{Wager::Base, "base"},
        Spelling{Wager::FiveCard, "five_card"},
        Spelling{Wager::ThreeCard, "three_card"},
        Spelling{Wager::SixCard, "six_card"},
        Spelling{Wager::UltimatePairs, "ultimate_pairs"},
        Spelling{Wager::Progressive, "progressive"},
    };
    return kNames;
}

template <>
std::span<const Spelling<MeterLevel>> spellings() {
    static constexpr std::array kNames{
        Spelling{MeterLevel::Main, "main"},
        Spelling{MeterLevel::Mega, "mega"},
        Spelling{MeterLevel::Major, "major"},
        Spelling{MeterLevel::Minor, "minor"},
    };
    return kNames;
}

template <>
std::span<const Spelling<CardsUsed>> spellings() {
    static constexpr std::array kNames{
        Spelling{CardsUsed::Two, "two"},
        Spelling{CardsUsed::Three, "three"},
        Spelling{CardsUsed::Five, "five"},
        Spelling{CardsUsed::Six, "six"},
    };
    return kNames;
}

template <>
std::span<const Spelling<PaidHand>> spellings() {
    static constexpr std::array kNames{
        Spelling{PaidHand::RoyalFlush, "royal_flush"},
        Spelling{PaidHand::StraightFlush, "straight_flush"},
        Spelling{PaidHand::FourOfAKind, "four_of_a_kind"},
        Spelling{PaidHand::FullHouse, "full_house"},
        Spelling{PaidHand::Flush, "flush"},
        Spelling{PaidHand::Straight, "straight"},
        Spelling{PaidHand::ThreeOfAKind, "three_of_a_kind"},
        Spelling{PaidHand::TwoPair, "two_pair"},
        Spelling{PaidHand::Pair, "pair"},
        Spelling{PaidHand::AkqSuited, "akq_suited"},
        Spelling{PaidHand::AkqSpades, "akq_spades"},
        Spelling{PaidHand::AkqOther, "akq_other"},
        Spelling{PaidHand::SuperRoyalDiamonds, "super_royal_diamonds"},
        Spelling{PaidHand::SuperRoyalOther, "super_royal_other"},
        Spelling{PaidHand::AcesHeartsDiamonds, "aces_hearts_diamonds"},
        Spelling{PaidHand::AceKingSuited, "ace_king_suited"},
        Spelling{PaidHand::AceQueenOrJackSuited, "ace_queen_or_jack_suited"},
        Spelling{PaidHand::AceKingOffsuit, "ace_king_offsuit"},
        Spelling{PaidHand::AceQueenOrJackOffsuit, "ace_queen_or_jack_offsuit"},
    };
    return kNames;
}

template <>
std::span<const Spelling<Irregularity>> spellings() {
    static constexpr std::array kNames{
        Spelling{Irregularity::OneCardFaceUp, "one_card_face_up"},
        Spelling{Irregularity::SeveralCardsFaceUp, "several_cards_face_up"},
        Spelling{Irregularity::CardDrawnInError, "card_drawn_in_error"},
        Spelling{Irregularity::WrongCardCount, "wrong_card_count"},
        Spelling{Irregularity::CommunityExposedEarly, "community_exposed_early"},
        Spelling{Irregularity::ShufflerJam, "shuffler_jam"},
        Spelling{Irregularity::ShoeJam, "shoe_jam"},
        Spelling{Irregularity::DeviceOutOfUse, "device_out_of_use"},
        Spelling{Irregularity::PlayerSkipped, "player_skipped"},
        Spelling{Irregularity::PlayerLeft, "player_left"},
        Spelling{Irregularity::StubWrongMisdealt, "stub_wrong_misdealt"},
        Spelling{Irregularity::StubWrongNotMisdealt, "stub_wrong_not_misdealt"},
    };
    return kNames;
}

template <>
std::span<const Spelling<Consequence>> spellings() {
    static constexpr std::array kNames{
        Spelling{Consequence::SetAside, "set_aside"},
        Spelling{Consequence::UseAsNext, "use_as_next"},
        Spelling{Consequence::Reshuffle, "reshuffle"},
        Spelling{Consequence::Void, "void"},
        Spelling{Consequence::VoidAndReshuffle, "void_and_reshuffle"},
        Spelling{Consequence::VoidAndRemoveDeck, "void_and_remove_deck"},
        Spelling{Consequence::CoverOrSign, "cover_or_sign"},
        Spelling{Consequence::PlaysNextHand, "plays_next_hand"},
        Spelling{Consequence::MayBeAbandoned, "may_be_abandoned"},
    };
    return kNames;
}

template <>
std::span<const Spelling<LineWager>> spellings() {
    static constexpr std::array kNames{
        Spelling{LineWager::Bet1, "bet1"},
        Spelling{LineWager::Bet2, "bet2"},
        Spelling{LineWager::Bet3, "bet3"},
        Spelling{LineWager::Ante1, "ante1"},
        Spelling{LineWager::Ante2, "ante2"},
        Spelling{LineWager::Run1, "run1"},
        Spelling{LineWager::Run2, "run2"},
        Spelling{LineWager::Center, "center"},
        Spelling{LineWager::FiveCard, "five_card"},
        Spelling{LineWager::ThreeCard, "three_card"},
        Spelling{LineWager::SixCard, "six_card"},
        Spelling{LineWager::UltimatePairs, "ultimate_pairs"},
        Spelling{LineWager::Progressive, "progressive"},
    };
    return kNames;
}

template <>
std::span<const Spelling<LineResult>> spellings() {
    static constexpr std::array kNames{
        Spelling{LineResult::Win, "win"},           Spelling{LineResult::Lose, "lose"},
        Spelling{LineResult::Push, "push"},         Spelling{LineResult::Withdrawn, "withdrawn"},
        Spelling{LineResult::Returned, "returned"},
    };
    return kNames;
}

} // namespace pitwatch::rules
