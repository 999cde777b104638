#include "shared/staff/actions/docket.h"
#include "shared/staff/actions/statement.h"
#include "shared/staff/keys/sealed_key.h"
#include "shared/text/hex.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using staff::Secret;
using staff::WeakKeys;

class TestSealedKey : public QObject {
    Q_OBJECT

    const Secret m_seed = Secret::random(staff::kSeedBytes);
    const Secret m_console = Secret::random(staff::kConsoleSecretBytes);
    const Secret m_passphrase = Secret::copyOf("rain over the harbour");
    const staff::KeyOwner m_owner = *staff::KeyOwner::parse("s-vera");
    staff::SealedKey m_key;

    bool opens(const staff::SealedKey& key) const {
        return staff::unseal(key, m_passphrase, m_console, WeakKeys::Allowed).ok();
    }

private slots:
    void initTestCase() {
        const auto sealed = staff::seal(m_seed, m_owner, m_passphrase, m_console,
                                        staff::SealProfile::WeakForTestsAndDemos);
        QVERIFY(sealed.ok());
        m_key = *sealed;
    }

    void theRightPassphraseOpensIt() {
        const auto seed = staff::unseal(m_key, m_passphrase, m_console, WeakKeys::Allowed);
        QVERIFY(seed.ok());
        QVERIFY(std::equal(seed->bytes().begin(), seed->bytes().end(), m_seed.bytes().begin(),
                           m_seed.bytes().end()));
        QVERIFY(staff::SigningKey(*seed).publicKey() == m_key.publicKey);
    }

    void nothingElseDoes() {
        const Secret other = Secret::copyOf("rain over the harbor");
        QVERIFY(!staff::unseal(m_key, other, m_console, WeakKeys::Allowed).ok());
        QVERIFY(!staff::unseal(m_key, Secret(), m_console, WeakKeys::Allowed).ok());
        const Secret strange = Secret::random(staff::kConsoleSecretBytes);
        QVERIFY(!staff::unseal(m_key, m_passphrase, strange, WeakKeys::Allowed).ok());
        QVERIFY(!staff::unseal(m_key, m_passphrase, Secret(16), WeakKeys::Allowed).ok());
    }

    void aWeakKeyIsRefusedWhereItIsNotAskedFor() {
        const auto refused = staff::unseal(m_key, m_passphrase, m_console, WeakKeys::Refused);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error() == staff::SealProblem::DemonstrationKey);
    }

    void everyPartOfTheFileIsBound() {
        staff::SealedKey key = m_key;
        key.owner = *staff::KeyOwner::parse("m-karl");
        QVERIFY(!opens(key));
        key = m_key;
        key.publicKey[0] ^= 1U;
        QVERIFY(!opens(key));
        key = m_key;
        key.salt[0] ^= 1U;
        QVERIFY(!opens(key));
        key = m_key;
        key.nonce[0] ^= 1U;
        QVERIFY(!opens(key));
        for (std::size_t at = 0; at < m_key.sealed.size(); at += 16) {
            key = m_key;
            key.sealed[at] ^= 1U;
            QVERIFY(!opens(key));
        }
    }

    void theFileRoundTrips() {
        const std::string text = staff::sealedKeyText(m_key);
        const auto read = staff::parseSealedKey(text);
        QVERIFY(read.ok());
        QVERIFY(*read == m_key);
        QVERIFY(!staff::parseSealedKey(text.substr(0, text.size() / 2)).ok());
        QVERIFY(!staff::parseSealedKey("[]").ok());
        QVERIFY(!staff::parseSealedKey("{}").ok());
    }

    void noSecretIsInTheFile() {
        const std::string text = staff::sealedKeyText(m_key);
        QVERIFY(text.find("harbour") == std::string::npos);
        QVERIFY(text.find(text::toHex(m_seed.bytes())) == std::string::npos);
        QVERIFY(text.find(text::toHex(m_console.bytes())) == std::string::npos);
    }

    void secretsMoveAndDoNotStayBehind() {
        Secret first = Secret::copyOf("once");
        Secret second = std::move(first);
        QVERIFY(first.empty());
        QCOMPARE(second.size(), std::size_t{4});
        second = std::move(second).shortened(2);
        QCOMPARE(second.size(), std::size_t{2});
        QVERIFY(second.bytes()[1] == 'n');
    }
};

QTEST_GUILESS_MAIN(TestSealedKey)
#include "tst_sealed_key.moc"
