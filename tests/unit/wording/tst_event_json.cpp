#include "shared/events/claims/claim_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/link_events.h"
#include "shared/events/party_events.h"
#include "shared/events/round_events.h"
#include "shared/events/staff_events.h"
#include "shared/table/finding_detail.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/wire/event_codec.h"
#include "shared/wording/event_json.h"
#include "tests/support/journals/random_event.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;
using events::CommandRefused;
using events::Phrase;

namespace {

events::CommandName command() {
    return *events::CommandName::parse("cut");
}

core::Text text(std::string_view words) {
    return core::Text::fitted(words);
}

// Of every kind one, in the order of the variant.
Phrase everyArgument() {
    return {table::DeckRefusal::NotCut, 300U,         core::Cents{1050}, core::Seat{3},
            events::Wager::FiveCard,    text("a tip")};
}

} // namespace

class TestEventJson : public QObject {
    Q_OBJECT

private slots:
    // Phrases are on disks: their bytes never change.
    void aPhraseIsWrittenAsEver() {
        const CommandRefused refused{command(), everyArgument(), {}};
        const core::Bytes bytes = wire::encodeEvent(refused);
        const QByteArray written =
            QByteArray::fromStdString(std::string(bytes.begin(), bytes.end()));
        QCOMPARE(written.toHex(),
                 QByteArray("02" // The version, then command, list, name and five arguments.
                            "03637574"
                            "0c6465636b5f7265667573616c"
                            "076e6f745f637574"
                            "05"
                            "00ac02"
                            "01b410"
                            "0203"
                            "03057761676572"
                            "09666976655f63617264"
                            "04056120746970"
                            "00"));
        const auto read = wire::decodeEvent(CommandRefused::kType, bytes);
        QVERIFY(read.ok());
        QVERIFY(*read->as<CommandRefused>() == refused);
    }

    void theReasonIsASentenceAndThePhraseStandsBesideIt() {
        const auto json = wording::toJson(CommandRefused{
            command(), {table::WagerRefusal::NotOffered, events::Wager::SixCard}, text("ch. 1")});
        QCOMPARE(json.dump(),
                 std::string(
                     R"({"event":"command_refused","command":"cut",)"
                     R"("reason":"six card is not offered at this table","section":"ch. 1",)"
                     R"("phrase":{"code":{"list":"wager_refusal","name":"not_offered"},)"
                     R"("arguments":[{"code":{"value":{"list":"wager","name":"six_card"}}}]}})"));
    }

    void theSentenceOfAnOlderEntryIsToldAsItWas() {
        const std::string body = std::string("\x01\x03"
                                             "cut"
                                             "\x09"
                                             "it rained"
                                             "\x00",
                                             16);
        const auto read =
            wire::decodeEvent(CommandRefused::kType, core::Bytes(body.begin(), body.end()));
        QVERIFY(read.ok());
        QVERIFY(read->as<CommandRefused>()->reason == Phrase::quoted(text("it rained")));
        QCOMPARE(wording::toJson(*read)["reason"].get<std::string>(), std::string("it rained"));
    }

    void theDetailOfAFindingIsASentenceAndThePhraseStandsBesideIt() {
        events::ComplianceFound found;
        found.finding = {7};
        found.kind = events::FindingKind::Other;
        found.table = *core::TableId::parse("T01");
        found.detail = {table::FindingDetail::ClaimContradicted, 4U, core::Seat{2}};
        QCOMPARE(
            wording::toJson(found).dump(),
            std::string(R"({"event":"compliance_found","finding":7,"kind":"other","table":"T01",)"
                        R"("deck":null,"deck_id":null,"round":null,"section":"",)"
                        R"("detail":"claim 4 of seat 2 was verified, and the cards that were )"
                        R"(told say otherwise","phrase":{"code":{"list":"finding_detail",)"
                        R"("name":"claim_contradicted"},"arguments":[{"count":{"value":4}},)"
                        R"({"seat":{"value":2}}]}})"));
    }

    // Its words are of the software that found it, and stay what they were.
    void theDetailOfAnOlderFindingIsToldAsItWas() {
        for (const char version : {'\x01', '\x02'}) {
            const std::string body = version + std::string("\x07\x0e\x03T01\x00\x00\x00\x00\x09"
                                                           "it rained",
                                                           20);
            const auto read = wire::decodeEvent(events::ComplianceFound::kType,
                                                core::Bytes(body.begin(), body.end()));
            QVERIFY(read.ok());
            QVERIFY(read->as<events::ComplianceFound>()->detail ==
                    Phrase::quoted(text("it rained")));
            QCOMPARE(wording::toJson(*read)["detail"].get<std::string>(), std::string("it rained"));
        }
    }

    // Newer software knows more codes; the entry is read and shown.
    void aCodeThatIsNotKnownIsKept() {
        Phrase newer{table::DeckRefusal::NotCut};
        newer.code.name = *events::CodeName::parse("on_fire");
        const auto bytes = wire::encodeEvent(CommandRefused{command(), newer, {}});
        const auto read = wire::decodeEvent(CommandRefused::kType, bytes);
        QVERIFY(read.ok());
        QVERIFY(wire::encodeEvent(*read) == bytes);
        QCOMPARE(wording::toJson(*read)["reason"].get<std::string>(), std::string("on_fire"));
    }

    void whatIsSaidOfClaimsAndRostersIsASentenceToo() {
        const auto reason = [](const events::Event& event) {
            const auto json = wording::toJson(event);
            return json.contains("phrase") ? json["reason"].get<std::string>() : std::string();
        };
        const Phrase why = Phrase::quoted(text("torn"));
        events::ClaimReturned returned;
        returned.reason = why;
        QCOMPARE(reason(returned), std::string("torn"));
        events::PayoutDocumentRejected rejected;
        rejected.reason = why;
        QCOMPARE(reason(rejected), std::string("torn"));
        events::PayoutDocumentVoided voided;
        voided.reason = why;
        QCOMPARE(reason(voided), std::string("torn"));
        events::PayoutDocumentWithheld withheld;
        withheld.reason = why;
        QCOMPARE(reason(withheld), std::string("torn"));
        QCOMPARE(reason(events::RosterRefused{1, why}), std::string("torn"));
    }

    // Whatever the field is called, and where nothing was said there is nothing to take apart.
    void everyPhraseOfTheRecordIsASentence() {
        const auto json = wording::toJson(
            events::JournalDoubted{{}, {}, 7, {events::JournalDoubt::OtherEntry, 7U}});
        QCOMPARE(json["problem"].get<std::string>(),
                 std::string("its entry 7 is not the one read before"));
        QVERIFY(json.contains("phrase"));
        events::RoundCompleted completed;
        completed.missing = table::Unsettled::Hands;
        QCOMPARE(wording::toJson(completed)["missing"].get<std::string>(), std::string("hands"));
        completed.missing = {};
        QCOMPARE(wording::toJson(completed)["missing"].get<std::string>(), std::string());
        QVERIFY(!wording::toJson(completed).contains("phrase"));
    }

    // Only one could be worded.
    void noEventHasTwoPhrases() {
        int worded = 0;
        for (const events::Event& event : support::oneOfEach(1))
            worded += wording::toJson(event).contains("phrase") ? 1 : 0;
        QVERIFY(worded > 5);
    }

    // The reason of version 1 was always the same.
    void anOlderEntryOfALinkThatWentOnIsRead() {
        const std::string body = std::string("\x01\x01L\x04over", 8);
        const auto read =
            wire::decodeEvent(events::LinkResumed::kType, core::Bytes(body.begin(), body.end()));
        QVERIFY(read.ok());
        QVERIFY(!wording::toJson(*read).contains("reason"));
    }

    void otherEventsAreToldAsTheyAre() {
        const events::StaffSignedOut out{};
        QCOMPARE(wording::toJson(out).dump(), wire::toJson(out).dump());
    }
};

QTEST_APPLESS_MAIN(TestEventJson)
#include "tst_event_json.moc"
