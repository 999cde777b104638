#include "tests/unit/rules/expected_paytables.h"

#include "shared/core/assertion.h"

namespace pitwatch::rules::test {

namespace {

using Strings = std::vector<std::string>;

const Strings kFive{"royal_flush", "straight_flush",  "four_of_a_kind", "full_house", "flush",
                    "straight",    "three_of_a_kind", "two_pair",       "pair_T_to_A"};
const Strings kThree{"straight_flush", "three_of_a_kind", "straight", "flush", "pair"};
const Strings kSix{"super_royal_diamonds", "super_royal_other", "royal_flush", "straight_flush",
                   "four_of_a_kind",       "full_house",        "flush",       "straight",
                   "three_of_a_kind"};
const Strings kAkq{"akq_spades", "akq_other", "straight_flush", "three_of_a_kind", "straight"};

class Tables {
public:
    Tables(std::string ruleSet, std::string citation)
        : m_ruleSet(std::move(ruleSet)), m_citation(std::move(citation)) {}

    // The first hands of `hands` pay these; row sections are (a), (b) … after the table's.
    Tables& table(const std::string& wager, const std::string& letter, const std::string& section,
                  const Strings& hands, const Strings& pays,
                  const std::string& marks = "abcdefghi") {
        PW_ASSERT(pays.size() <= hands.size());
        for (std::size_t at = 0; at < pays.size(); ++at)
            row(wager, letter, hands[at], pays[at], section + '(' + marks[at] + ')');
        return *this;
    }
    // Documents that number no rows.
    Tables& plain(const std::string& wager, const std::string& letter, const std::string& section,
                  const Strings& hands, const Strings& pays) {
        PW_ASSERT(pays.size() == hands.size());
        for (std::size_t at = 0; at < pays.size(); ++at)
            row(wager, letter, hands[at], pays[at], section);
        return *this;
    }
    Tables& numbered(const std::string& wager, const std::string& letter,
                     const std::string& section, const Strings& hands, const Strings& pays) {
        PW_ASSERT(pays.size() == hands.size());
        for (std::size_t at = 0; at < pays.size(); ++at)
            row(wager, letter, hands[at], pays[at], section + '(' + std::to_string(at + 1) + ')');
        return *this;
    }
    Tables& envy(const std::string& letter, const std::string& wager, const std::string& section,
                 const Strings& hands, const Strings& pays) {
        for (std::size_t at = 0; at < hands.size(); ++at)
            row("progressive", letter, "envy " + wager + ' ' + hands[at], pays[at],
                section + '(' + "ab"[at] + ')');
        return *this;
    }
    Tables& minimum(const std::string& letter, const std::string& level, const std::string& dollars,
                    const std::string& section) {
        row("progressive", letter, "minimum " + level, dollars, section);
        return *this;
    }
    std::vector<ExpectedRow> rows;

private:
    void row(const std::string& wager, const std::string& letter, const std::string& hand,
             const std::string& pays, const std::string& section) {
        rows.push_back({m_ruleSet, wager, letter, hand, pays, m_citation + section});
    }

    std::string m_ruleSet;
    std::string m_citation;
};

// COMAR .12 and MLGCA chapter 12 print the same tables A-D, and E-J as far as COMAR goes.
void addMaryland(Tables& t, const std::string& p, const std::string& straightOfB) {
    t.table("base", "A", p + "A(1)", kFive,
            {"1000 to 1", "200 to 1", "50 to 1", "11 to 1", "8 to 1", "5 to 1", "3 to 1", "2 to 1",
             "1 to 1"});
    t.table("base", "B", p + "A(2)", kFive,
            {"500 to 1", "100 to 1", "25 to 1", "15 to 1", "10 to 1", "5 to 1", "3 to 1", "2 to 1",
             "1 to 1"});
    t.table("base", "C", p + "A(3)", kFive,
            {"100 to 1", "50 to 1", "30 to 1", "15 to 1", "9 to 1", "6 to 1", "3 to 1", "2 to 1",
             "1 to 1"});
    t.table("five_card", "A", p + "B(1)", kFive,
            {"$20,000.00", "$2,000.00", "$150.00", "$75.00", "$50.00", "$25.00", "$4.00", "$3.00",
             "$2.00"});
    t.table("five_card", "B", p + "B(2)", kFive,
            {"$20,000.00", "$2,000.00", "$200.00", "$75.00", "$50.00", "$25.00", "$5.00", "$4.00",
             "$1.00"});
    t.table("five_card", "C", p + "B(3)", kFive,
            {"$20,000.00", "$2,000.00", "$100.00", "$75.00", "$50.00", "$25.00", "$9.00", "$6.00"});
    t.table("five_card", "D", p + "B(4)", kFive,
            {"$10,000.00", "$2,000.00", "$200.00", "$75.00", "$50.00", "$25.00", "$5.00", "$4.00",
             "$1.00"});
    t.table(
        "five_card", "E", p + "B(5)", kFive,
        {"$10,000.00", "$2,000.00", "$200.00", "$100.00", "$50.00", "$25.00", "$10.00", "$6.00"});
    t.table("five_card", "F", p + "B(6)", kFive,
            {"$10,000.00", "$2,000.00", "$100.00", "$75.00", "$50.00", "$25.00", "$9.00", "$6.00"});
    t.table("five_card", "G", p + "B(7)", kFive,
            {"$20,000.00", "$2,000.00", "$300.00", "$150.00", "$50.00", "$25.00", "$5.00"});
    t.table("three_card", "A", p + "C(1)", kThree,
            {"40 to 1", "30 to 1", "6 to 1", "4 to 1", "1 to 1"});
    t.table("three_card", "B", p + "C(2)", kThree,
            {"40 to 1", "30 to 1", "5 to 1", "4 to 1", "1 to 1"});
    t.table("three_card", "C", p + "C(3)", kThree,
            {"40 to 1", "30 to 1", "6 to 1", "3 to 1", "1 to 1"});
    t.table("six_card", "A", p + "D(1)", kSix,
            {"$1,000,000.00", "$100,000.00", "1000 to 1", "200 to 1", "50 to 1", "20 to 1",
             "15 to 1", "10 to 1", "5 to 1"});
    t.table("six_card", "B", p + "D(2)", kSix,
            {"$100,000.00", "$100,000.00", "1000 to 1", "200 to 1", "50 to 1", "20 to 1", "15 to 1",
             "10 to 1", "5 to 1"});
    t.table("progressive", "A", p + "E(1)", kFive,
            {"100 percent of main", "10 percent of main", "300 for 1", "50 for 1", "40 for 1",
             "30 for 1", "9 for 1"});
    t.table("progressive", "B", p + "E(2)", kAkq,
            {"100 percent of main", "500 for 1", "70 for 1", "60 for 1", "6 for 1"},
            "abcd" + straightOfB);
    t.table("progressive", "C", p + "E(3)", kAkq,
            {"100 percent of main", "500 for 1", "100 for 1", "90 for 1"});
    const Strings royals{"royal_flush", "straight_flush"};
    const Strings akqs{"akq_spades", "akq_other"};
    t.envy("A", "100", p + "I(1)", royals, {"$1,000.00", "$300.00"});
    t.envy("B", "100", p + "I(2)", akqs, {"$100.00", "$25.00"});
    t.envy("C", "100", p + "I(3)", akqs, {"$100.00", "$25.00"});
    t.envy("A", "500", p + "J(1)", royals, {"$5,000.00", "$1,500.00"});
    t.envy("B", "500", p + "J(2)", akqs, {"$500.00", "$125.00"});
    t.envy("C", "500", p + "J(3)", akqs, {"$500.00", "$125.00"});
}

Tables comar() {
    Tables t("comar-let-it-ride", "COMAR 36.05.18");
    // The document letters the last line of paytable B (g).
    addMaryland(t, ".12", "g");
    for (const char* letter : {"A", "B", "C"})
        t.minimum(letter, "main", "$1,000.00", ".12F(2)");
    return t;
}

Tables mlgcaLetItRide() {
    Tables t("mlgca-let-it-ride", "MLGCA Let It Ride Poker, ");
    addMaryland(t, "ch. 12", "e");
    t.table("progressive", "D", "ch. 12E(4)", kFive,
            {"100 percent of major", "100 percent of minor", "300 for 1", "50 for 1", "40 for 1",
             "30 for 1", "9 for 1"});
    t.table("progressive", "E", "ch. 12E(5)", kFive,
            {"100 percent of mega", "100 percent of major", "100 percent of minor", "50 for 1",
             "40 for 1", "30 for 1", "10 for 1"});
    t.table("progressive", "F", "ch. 12E(6)", kFive,
            {"100 percent of mega", "100 percent of major", "100 percent of minor", "50 for 1",
             "40 for 1", "30 for 1", "9 for 1"});
    const Strings royals{"royal_flush", "straight_flush"};
    t.envy("D", "100", "ch. 12I(4)", royals, {"$1,000.00", "$300.00"});
    t.envy("E", "100", "ch. 12I(5)", royals, {"$1,000.00", "$300.00"});
    t.envy("F", "100", "ch. 12I(6)", royals, {"$1,000.00", "$300.00"});
    t.envy("D", "500", "ch. 12J(4)", royals, {"$5,000.00", "$1,500.00"});
    t.envy("E", "500", "ch. 12J(5)", royals, {"$5,000.00", "$1,500.00"});
    t.envy("F", "500", "ch. 12J(6)", royals, {"$5,000.00", "$1,500.00"});
    t.minimum("A", "main", "$1,000.00", "ch. 12F(2)(a)");
    t.minimum("B", "main", "$1,000.00", "ch. 12F(2)(b)");
    t.minimum("C", "main", "$1,000.00", "ch. 12F(2)(c)");
    t.minimum("D", "major", "$1,000.00", "ch. 12F(2)(d)(i)");
    t.minimum("D", "minor", "$250.00", "ch. 12F(2)(d)(ii)");
    t.minimum("E", "mega", "$10,000.00", "ch. 12F(2)(e)(i)");
    t.minimum("E", "major", "$1,000.00", "ch. 12F(2)(e)(ii)");
    t.minimum("E", "minor", "$250.00", "ch. 12F(2)(e)(iii)");
    t.minimum("F", "mega", "$10,000.00", "ch. 12F(2)(f)(i)");
    t.minimum("F", "major", "$1,000.00", "ch. 12F(2)(f)(ii)");
    t.minimum("F", "minor", "$250.00", "ch. 12F(2)(f)(iii)");
    return t;
}

void addUltimatePairs(Tables& t) {
    const std::string ak = "ace_king_suited";
    const std::string aq = "ace_queen_or_jack_suited";
    const std::string akOff = "ace_king_offsuit";
    const std::string aqOff = "ace_queen_or_jack_offsuit";
    const std::string aces = "pair_A_to_A";
    const std::string faces = "pair_J_to_K";
    const std::string low = "pair_2_to_T";
    const std::string red = "aces_hearts_diamonds";
    t.table("ultimate_pairs", "A", "ch. 12E(1)", {aces, ak, aq, akOff, faces, aqOff, low},
            {"30 to 1", "25 to 1", "20 to 1", "15 to 1", "10 to 1", "5 to 1", "3 to 1"});
    t.table("ultimate_pairs", "B", "ch. 12E(2)", {aces, ak, aq, akOff, aqOff, faces, low},
            {"30 to 1", "20 to 1", "20 to 1", "10 to 1", "10 to 1", "5 to 1", "5 to 1"});
    t.table(
        "ultimate_pairs", "C", "ch. 12E(3)", {red, aces, ak, aq, akOff, aqOff, faces, low},
        {"100 to 1", "30 to 1", "20 to 1", "20 to 1", "10 to 1", "10 to 1", "4 to 1", "4 to 1"});
    t.table("ultimate_pairs", "D", "ch. 12E(4)", {red, aces, ak, aq, akOff, aqOff, faces, low},
            {"50 to 1", "25 to 1", "20 to 1", "20 to 1", "10 to 1", "10 to 1", "5 to 1", "5 to 1"});
    t.table("ultimate_pairs", "E", "ch. 12E(5)", {aces, ak, aq, akOff, aqOff, faces, low},
            {"25 to 1", "20 to 1", "20 to 1", "10 to 1", "10 to 1", "5 to 1", "5 to 1"});
}

Tables mlgcaRunEmTwice() {
    Tables t("mlgca-run-em-twice", "MLGCA Run 'Em Twice Poker, ");
    Strings runs(kFive.begin(), kFive.end() - 1);
    Strings board = runs;
    runs.insert(runs.end(), {"pair_J_to_A", "pair_6_to_T"});
    board.emplace_back("pair_6_to_A");
    t.numbered("base", "A", "ch. 12B", runs,
               {"500 to 1", "100 to 1", "40 to 1", "12 to 1", "8 to 1", "5 to 1", "3 to 1",
                "2 to 1", "1 to 1", "push"});
    t.numbered("five_card", "A", "ch. 12D", board,
               {"250 to 1", "100 to 1", "40 to 1", "15 to 1", "10 to 1", "6 to 1", "4 to 1",
                "3 to 1", "1 to 1"});
    addUltimatePairs(t);
    const Strings small{"300 for 1", "50 for 1", "40 for 1", "30 for 1", "9 for 1"};
    const auto progressive = [&](const std::string& letter, const std::string& section,
                                 Strings pays) {
        pays.insert(pays.end(), small.end() - static_cast<std::ptrdiff_t>(7 - pays.size()),
                    small.end());
        t.table("progressive", letter, section, kFive, pays);
    };
    progressive("A", "ch. 12F(1)", {"100 percent of main", "10 percent of main"});
    progressive("B", "ch. 12F(2)", {"100 percent of main", "10 percent of main"});
    progressive("C", "ch. 12F(3)", {"100 percent of major", "100 percent of minor"});
    progressive("D", "ch. 12F(4)",
                {"100 percent of mega", "100 percent of major", "100 percent of minor"});
    const Strings royals{"royal_flush", "straight_flush"};
    const std::string letters = "ABCD";
    for (std::size_t at = 0; at < letters.size(); ++at) {
        const std::string number = '(' + std::to_string(at + 1) + ')';
        t.envy({letters[at]}, "100", "ch. 12H" + number, royals, {"$1,000.00", "$300.00"});
        t.envy({letters[at]}, "500", "ch. 12I" + number, royals, {"$5,000.00", "$1,500.00"});
    }
    t.minimum("A", "main", "$10,000.00", "ch. 12F(6)(b)(i)");
    t.minimum("B", "main", "$2,000.00", "ch. 12F(6)(b)(ii)");
    t.minimum("C", "major", "$10,000.00", "ch. 12F(6)(b)(iii)(1)");
    t.minimum("C", "minor", "$1,000.00", "ch. 12F(6)(b)(iii)(2)");
    t.minimum("D", "mega", "$10,000.00", "ch. 12F(6)(b)(iv)(1)");
    t.minimum("D", "major", "$1,000.00", "ch. 12F(6)(b)(iv)(2)");
    t.minimum("D", "minor", "$250.00", "ch. 12F(6)(b)(iv)(3)");
    return t;
}

Tables california() {
    Tables t("california-let-it-ride", "California Let It Ride Bonus, ");
    const std::string section = "Basic Game Paytable Summary";
    t.plain("base", "LIRX-01", section, kFive,
            {"1000 to 1", "200 to 1", "50 to 1", "11 to 1", "8 to 1", "5 to 1", "3 to 1", "2 to 1",
             "1 to 1"});
    t.plain("base", "LIRX-02", section, kFive,
            {"500 to 1", "100 to 1", "25 to 1", "15 to 1", "10 to 1", "5 to 1", "3 to 1", "2 to 1",
             "1 to 1"});
    t.plain("base", "LIRX-03", section, kFive,
            {"100 to 1", "50 to 1", "30 to 1", "15 to 1", "9 to 1", "6 to 1", "3 to 1", "2 to 1",
             "1 to 1"});
    return t;
}

Tables house() {
    Tables t("house-let-it-ride", "House rules, ");
    t.plain("base", "A", "Payout Odds/Payout Limitation", kFive,
            {"200 to 1", "100 to 1", "50 to 1", "11 to 1", "8 to 1", "5 to 1", "3 to 1", "2 to 1",
             "1 to 1"});
    t.plain("three_card", "A", "Let it Ride Side Bets",
            {"akq_suited", "straight_flush", "three_of_a_kind", "straight", "flush", "pair"},
            {"40 to 1", "30 to 1", "25 to 1", "5 to 1", "3 to 1", "1 to 1"});
    return t;
}

} // namespace

std::vector<ExpectedRow> expectedRows() {
    std::vector<ExpectedRow> rows;
    for (const Tables& tables :
         {comar(), mlgcaLetItRide(), mlgcaRunEmTwice(), california(), house()})
        rows.insert(rows.end(), tables.rows.begin(), tables.rows.end());
    return rows;
}

} // namespace pitwatch::rules::test
