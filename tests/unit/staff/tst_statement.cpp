#include "shared/text/hex.h"
#include "shared/wire/archive.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

#include <random>

using namespace pitwatch;
using support::StaffSite;

class TestStatement : public QObject {
    Q_OBJECT

    StaffSite m_site;
    staff::Docket m_docket = StaffSite::docketWithClaim();

    staff::Statement sample() const {
        staff::Statement one = m_site.approval("s-vera", m_docket);
        one.arguments[*staff::ArgumentName::parse("reason")] = StaffSite::text("seen on camera");
        return one;
    }

private slots:
    void whatIsWrittenIsRead() {
        const auto read = staff::parseStatement(staff::statementBytes(sample()));
        QVERIFY(read.ok());
        QVERIFY(*read == sample());
    }

    // The documented form, byte for byte: another form is another version.
    void theBytesAreTheDocumentedOnes() {
        const core::Bytes bytes = staff::statementBytes(sample());
        const std::string expected =
            hex("pitwatch staff statement 1\n") + "01"                   // version
            + "01" + std::string(30, '0')                                // id
            + "15"                                                       // approve_claim
            + "03" + hex("T01") + "04" + "01" + hex("4")                 // addressee, claim 4
            + text::toHex(sample().objectHash) + repeat("04", 16)        // hash, nonce
            + "c0843d"                                                   // 500000, zigzag
            + "01" + "06" + hex("reason") + "0e" + hex("seen on camera") // one argument
            + "06" + hex("s-vera") + "02" + "07"                         // person, role, roster
            + "03" + hex("C01") + "c0cbc49d9e34" + "80f5cb9d9e34";       // console, times
        QCOMPARE(QString::fromStdString(text::toHex(bytes)), QString::fromStdString(expected));
    }

    void aHeaderSaysWhatTheStatementSays() {
        const staff::Statement one = sample();
        const auto action = staff::signStatement(one, StaffSite::keyOf("s-vera"));
        const events::StaffActionAccepted accepted{action.action, action.person, action.name,
                                                   action.statement, action.signature};
        QVERIFY(staff::headerFits(action, one));
        QVERIFY(staff::headerFits(accepted, one));
        const auto differs = [&](auto spoil) {
            auto sent = action;
            auto kept = accepted;
            spoil(sent);
            spoil(kept);
            return !staff::headerFits(sent, one) && !staff::headerFits(kept, one);
        };
        QVERIFY(differs([](auto& it) { it.action[15] ^= 1U; }));
        QVERIFY(differs([](auto& it) { it.name = *events::ActionName::parse("deny_claim"); }));
        QVERIFY(differs([](auto& it) { it.person = StaffSite::person("m-karl"); }));
    }

    void anyOtherLengthIsRefused() {
        const core::Bytes bytes = staff::statementBytes(sample());
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY(!staff::parseStatement(core::ByteView(bytes).first(length)).ok());
        core::Bytes longer = bytes;
        longer.push_back(0);
        QVERIFY(!staff::parseStatement(longer).ok());
        QVERIFY(!staff::parseStatement(core::Bytes(staff::kMaxStatementBytes + 1, 'p')).ok());
    }

    // Whatever is read is written back the same: no two byte strings mean the same statement.
    void whatIsReadIsWrittenBack() {
        const auto seed = std::random_device{}();
        std::mt19937 random(seed);
        const core::Bytes original = staff::statementBytes(sample());
        int read = 0;
        for (int round = 0; round < 20'000; ++round) {
            core::Bytes bytes = original;
            for (int change = 0; change < 1 + round % 3; ++change)
                bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
            const auto statement = staff::parseStatement(bytes);
            if (!statement)
                continue;
            ++read;
            QVERIFY2(staff::statementBytes(*statement) == bytes, std::to_string(seed).c_str());
        }
        QVERIFY(read > 100);
    }

    void tooManyArgumentsAreRefused() {
        staff::Statement one = sample();
        for (int index = 0; index < 20; ++index)
            one.arguments[*staff::ArgumentName::parse("a" + std::to_string(index))] = {};
        QVERIFY(!staff::parseStatement(staff::statementBytes(one)).ok());
    }

    void theSignatureIsOverTheWholeStatement() {
        const staff::SigningKey key = StaffSite::keyOf("s-vera");
        events::StaffActionSigned action = staff::signStatement(sample(), key);
        QVERIFY(staff::isGenuine(key.publicKey(), action.statement, action.signature));
        for (std::size_t at = 0; at < action.statement.size(); ++at) {
            action.statement[at] ^= 1U;
            QVERIFY(!staff::isGenuine(key.publicKey(), action.statement, action.signature));
            action.statement[at] ^= 1U;
        }
    }

private:
    static std::string hex(std::string_view text) {
        return text::toHex({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    }
    static std::string repeat(const std::string& text, int times) {
        std::string all;
        while (times-- > 0)
            all += text;
        return all;
    }
};

QTEST_GUILESS_MAIN(TestStatement)
#include "tst_statement.moc"
