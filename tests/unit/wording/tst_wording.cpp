#include "shared/meter/refusals.h"
#include "shared/table/finding_detail.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/step.h"
#include "shared/wording/wording.h"

#include <QTest>

#include <set>

using namespace pitwatch;
using events::Phrase;

namespace {

core::Text text(std::string_view words) {
    return core::Text::fitted(words);
}

Phrase unknown(std::vector<events::Argument> arguments) {
    Phrase phrase;
    phrase.code.list = *events::ListName::parse("weather");
    phrase.code.name = *events::CodeName::parse("it_rains");
    phrase.arguments = std::move(arguments);
    return phrase;
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasItsOwnWords() {
        std::set<std::pair<std::string, std::string_view>> said;
        for (const wording::Entry& entry : wording::everything()) {
            const std::string& list = entry.code.list.text();
            QVERIFY2(!entry.pattern.empty(), entry.code.name.text().c_str());
            QVERIFY2(said.emplace(list, entry.pattern).second, std::string(entry.pattern).c_str());
            QCOMPARE(wording::pattern(entry.code), std::optional(entry.pattern));
        }
        QVERIFY(said.size() > 40);
    }

    void argumentsAreCountedFromOneWithoutGaps() {
        for (const wording::Entry& entry : wording::everything()) {
            std::set<char> numbers;
            for (std::size_t at = 0; at + 1 < entry.pattern.size(); ++at)
                if (entry.pattern[at] == '%')
                    numbers.insert(entry.pattern[at + 1]);
            char expected = '1';
            for (const char number : numbers)
                QCOMPARE(number, expected++);
        }
    }

    void whatIsQuotedIsSaidAsItIs() {
        QCOMPARE(wording::sentence(Phrase::quoted(text("50% of %1"))), std::string("50% of %1"));
    }

    void argumentsAreShownByTheirType() {
        const auto shown = [](const events::Argument& argument) {
            return wording::sentence(unknown({argument}));
        };
        QCOMPARE(shown(events::argument(3U)), std::string("it_rains 3"));
        QCOMPARE(shown(events::argument(core::Cents{1'234'500})),
                 std::string("it_rains $12,345.00"));
        QCOMPARE(shown(events::argument(core::Seat{4})), std::string("it_rains 4"));
        QCOMPARE(shown(events::argument(events::Wager::FiveCard)),
                 std::string("it_rains five card"));
        QCOMPARE(shown(events::argument(text("a tip"))), std::string("it_rains a tip"));
        QCOMPARE(shown(events::argument(*events::LinkId::parse("LINK1"))),
                 std::string("it_rains LINK1"));
    }

    // Of newer software, or of an entry that nobody should have written.
    void whatIsNotKnownIsShownByItsName() {
        QVERIFY(!wording::pattern(unknown({}).code));
        QCOMPARE(wording::sentence(unknown({})), std::string("it_rains"));
        Phrase newer{events::Wager::FiveCard};
        newer.code.name = *events::CodeName::parse("seven_card");
        QCOMPARE(wording::sentence(newer), std::string("seven_card"));
        QCOMPARE(wording::sentence(unknown({events::CodeArgument{newer.code}})),
                 std::string("it_rains seven_card"));
    }

    void aSentenceWithinASentenceTakesWhatStandsBehindIt() {
        const Phrase again{table::Step::VerifyClaimAgain, 4U, core::Seat{2}};
        const auto said = [&](const Phrase& why) { return wording::sentence(again.with(why)); };
        const std::string before = said(unknown({})).substr(0, said(unknown({})).find("it_rains"));
        QVERIFY(before.find('4') != std::string::npos);
        const Phrase objection{meter::DocumentObjection::HasDocument};
        QCOMPARE(said(objection), before + wording::sentence(objection));
        QCOMPARE(said(Phrase::quoted(text("it %1 rained"))), before + "it %1 rained");
        const Phrase offered{table::WagerRefusal::NotOffered, events::Wager::SixCard};
        QCOMPARE(said(offered), before + "six card is not offered at this table");
        const auto loud = [](std::string_view pattern) { return std::string(pattern) + '!'; };
        QCOMPARE(wording::sentence(Phrase(events::Quoted::AsWritten).with(offered), loud),
                 std::string("six card! is not offered at this table!!"));
    }

    // As many as there are, where the sentence has one place.
    void aSeriesIsSaidInItsOrder() {
        using events::CodeArgument;
        const auto said = [](const std::vector<events::OpeningCheck>& checks) {
            Phrase phrase{table::FindingDetail::OpeningUnconfirmed};
            for (std::size_t at = 0; at < checks.size(); ++at) {
                if (at + 1 < checks.size())
                    phrase.arguments.emplace_back(CodeArgument{events::Series::Next});
                phrase.arguments.emplace_back(CodeArgument{checks[at]});
            }
            return wording::sentence(phrase);
        };
        const std::string before = "a round is dealt before anybody confirmed ";
        using enum events::OpeningCheck;
        QCOMPARE(said({PayoutOdds}), before + "the printed payout odds");
        QCOMPARE(said({PayoutOdds, PayoutLimit, ShoePlace}),
                 before + "the printed payout odds, the printed payout limit, the place of the "
                          "manual shoe");
        std::string all;
        for (const auto check : core::kEnumValues<events::OpeningCheck>)
            all += (all.empty() ? "" : ", ") + std::string(*wording::pattern(check));
        QCOMPARE(said({core::kEnumValues<events::OpeningCheck>.begin(),
                       core::kEnumValues<events::OpeningCheck>.end()}),
                 before + all);
    }

    void aMissingArgumentIsSeen() {
        Phrase phrase{events::Quoted::AsWritten};
        QCOMPARE(wording::sentence(phrase), std::string("?"));
    }

    void wordsWithinASentenceAreTranslatedToo() {
        const auto translate = [](std::string_view pattern) {
            return '<' + std::string(pattern) + '>';
        };
        Phrase phrase{events::Quoted::AsWritten, events::DeckColour::Red};
        QCOMPARE(wording::sentence(phrase, translate), std::string("<<red>>"));
    }
};

QTEST_APPLESS_MAIN(TestWording)
#include "tst_wording.moc"
