#include "shared/events/staff_events.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"
#include "shared/text/hex.h"
#include "tests/support/journals/journal_tampering.h"
#include "tests/support/journals/sample_events.h"

#include <QTest>

#include <sodium.h>

#include <random>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::Ed25519Signer;
using journal::Head;
using journal::SqliteJournal;
using journal::VerifyOptions;
using text::toHex;

// Somebody has the file, knows its format as well as we do, and has every key but the device's.
// What he makes of it is found with the device's public key alone, or, where only the end of the
// record is missing or replaced, by whoever has followed it.
class TestEdits : public QObject {
    Q_OBJECT

private:
    static constexpr const char* kPath = "/journal.db";
    static constexpr std::uint64_t kCommits = 150;
    static constexpr std::uint64_t kSignEvery = 16;
    static constexpr int kEditsOfEachKind = 600;

    SimulatedDisk m_disk;
    std::unique_ptr<CrashVfs> m_vfs;
    core::Bytes m_original;
    core::Bytes m_olderCopy;
    std::vector<wire::Envelope> m_entries;
    std::vector<std::uint64_t> m_heads; // Their sequence numbers.
    Head m_head;
    std::map<std::string, Head> m_anchors;
    std::shared_ptr<Ed25519Signer> m_signer;

    using Random = std::mt19937_64;
    using Edit = std::function<void(TestEdits&, Random&)>;

    static std::uint64_t pick(Random& random, std::uint64_t from, std::uint64_t to) {
        return std::uniform_int_distribution(from, to)(random);
    }
    std::uint64_t anyEntry(Random& random) const { return pick(random, 1, m_entries.size()); }
    static std::string at(std::uint64_t sequence) {
        return " WHERE sequence = " + std::to_string(sequence) + ";";
    }
    static std::string blob(core::ByteView bytes) { return "x'" + toHex(bytes) + "'"; }

    void run(const std::string& statements) const {
        TamperedJournal journal(kPath, m_vfs->name());
        journal.run("BEGIN;" + statements + ";COMMIT;");
    }

    VerifyOptions withKey() const { return {{}, m_signer->publicKey(), m_vfs->name()}; }
    VerifyOptions withWitness() const {
        VerifyOptions options = withKey();
        options.witnesses.push_back({"C01", m_head});
        return options;
    }

    static events::Event signedAction(std::uint64_t number) {
        events::StaffActionAccepted accepted;
        accepted.action[0] = static_cast<std::uint8_t>(number);
        accepted.person = *events::PersonId::parse("s-vera");
        accepted.name = *events::ActionName::parse("approve_claim");
        accepted.statement.assign(200, static_cast<std::uint8_t>(number));
        accepted.signature.fill(static_cast<std::uint8_t>(number + 1));
        return accepted;
    }
    std::uint64_t anySignedAction(Random& random) const {
        std::vector<std::uint64_t> found;
        for (const wire::Envelope& entry : m_entries)
            if (entry.type == events::StaffActionAccepted::kType)
                found.push_back(entry.sequence);
        return found.at(pick(random, 0, found.size() - 1));
    }

    // One entry that says something else.
    void change(wire::Envelope& entry, Random& random) const {
        switch (pick(random, 0, 2)) {
        case 0:
            entry.at += core::Millis{static_cast<std::int64_t>(pick(random, 1, 100))};
            return;
        case 1:
            entry.type.number = static_cast<std::uint16_t>(entry.type.number % 60'000 + 1);
            return;
        default:
            entry.body.at(pick(random, 0, entry.body.size() - 1)) ^= 1U;
        }
    }

    // Entries from `first` on as given, with a chain that is right.
    std::string rechained(std::uint64_t first, std::vector<wire::Envelope> entries) const {
        std::string statements;
        for (std::size_t i = first - 1; i < entries.size(); ++i) {
            wire::Envelope& entry = entries[i];
            entry.chain = wire::chainHash(i == 0 ? wire::Hash{} : entries[i - 1].chain, entry);
            statements +=
                "UPDATE entries SET at = " + std::to_string(entry.at.time_since_epoch().count()) +
                ", type = " + std::to_string(entry.type.number) + ", body = " + blob(entry.body) +
                ", chain = " + blob(entry.chain) + at(i + 1);
        }
        return statements;
    }
    std::string rewritten(std::uint64_t first, Random& random) const {
        auto entries = m_entries;
        change(entries.at(first - 1), random);
        return rechained(first, std::move(entries));
    }

    static std::string headsFrom(std::uint64_t sequence) {
        return "DELETE FROM heads WHERE sequence >= " + std::to_string(sequence) + ";";
    }

    // The anchors as given, with a seal that is right (README.md).
    std::string anchored(const std::map<std::string, Head>& anchors) const {
        wire::Hash seal{};
        std::string statements = "DELETE FROM anchors;";
        const auto insert = [&](const std::string& party, const Head& head) {
            statements += "INSERT INTO anchors VALUES ('" + party + "', " +
                          blob(head.journal.bytes) + ", " + std::to_string(head.sequence) + ", " +
                          blob(head.chain) + ");";
        };
        for (const auto& [party, head] : anchors) {
            insert(party, head);
            core::Bytes row(m_head.journal.bytes.begin(), m_head.journal.bytes.end());
            row.insert(row.end(), head.journal.bytes.begin(), head.journal.bytes.end());
            for (int shift = 56; shift >= 0; shift -= 8)
                row.push_back(static_cast<std::uint8_t>(head.sequence >> shift));
            row.insert(row.end(), head.chain.begin(), head.chain.end());
            row.insert(row.end(), party.begin(), party.end());
            wire::Hash hash;
            crypto_generichash(hash.data(), hash.size(), row.data(), row.size(), nullptr, 0);
            for (std::size_t i = 0; i < seal.size(); ++i)
                seal[i] = static_cast<std::uint8_t>(seal[i] ^ hash[i]);
        }
        insert("", Head{{}, anchors.size(), seal});
        return statements;
    }

    // What is found with the key alone, and what may need a witness.
    struct Kind {
        const char* name;
        bool byKeyAlone;
        Edit edit;
    };

    static std::vector<Kind> entryKinds() {
        return {
            {"entry changed", true,
             [](TestEdits& test, Random& random) {
                 auto entry = test.m_entries.at(test.anyEntry(random) - 1);
                 test.change(entry, random);
                 test.run("UPDATE entries SET at = " +
                          std::to_string(entry.at.time_since_epoch().count()) +
                          ", type = " + std::to_string(entry.type.number) +
                          ", body = " + blob(entry.body) + at(entry.sequence));
             }},
            {"entry renumbered", true,
             [](TestEdits& test, Random& random) {
                 const auto from = test.anyEntry(random);
                 test.run("UPDATE entries SET sequence = " +
                          std::to_string(test.m_entries.size() + pick(random, 1, 9)) + at(from));
             }},
            {"entry dropped", true,
             [](TestEdits& test, Random& random) {
                 test.run("DELETE FROM entries" + at(test.anyEntry(random)));
             }},
            {"entries swapped", true,
             [](TestEdits& test, Random& random) {
                 const auto one = test.anyEntry(random);
                 const auto other = one % test.m_entries.size() + 1;
                 test.run("UPDATE entries SET sequence = -1" + at(one) +
                          "UPDATE entries SET sequence = " + std::to_string(one) + at(other) +
                          "UPDATE entries SET sequence = " + std::to_string(other) +
                          " WHERE sequence = -1");
             }},
            {"changed and chained anew", true,
             [](TestEdits& test, Random& random) {
                 test.run(test.rewritten(test.anyEntry(random), random));
             }},
            {"signature of a person altered, chained anew", true,
             [](TestEdits& test, Random& random) {
                 const auto i = test.anySignedAction(random);
                 auto entries = test.m_entries;
                 core::Bytes& body = entries.at(i - 1).body; // Ends with the signature.
                 body.at(body.size() - pick(random, 1, 64)) ^= 1U;
                 test.run(test.rechained(i, std::move(entries)));
             }},
            {"all written anew under the old heads", true,
             [](TestEdits& test, Random& random) {
                 auto entries = test.m_entries;
                 for (wire::Envelope& entry : entries)
                     test.change(entry, random);
                 test.run(test.rechained(1, std::move(entries)));
             }},
            {"changed, chained anew, heads behind it dropped", false,
             [](TestEdits& test, Random& random) {
                 const auto first = test.anyEntry(random);
                 test.run(test.rewritten(first, random) + headsFrom(first));
             }},
        };
    }

    static std::vector<Kind> headKinds() {
        return {
            {"head in between dropped and closed up", true,
             [](TestEdits& test, Random& random) {
                 const auto number = std::to_string(pick(random, 1, test.m_heads.size() - 1));
                 test.run("DELETE FROM heads WHERE number = " + number +
                          "; UPDATE heads SET number = -number WHERE number > " + number +
                          "; UPDATE heads SET number = -number - 1 WHERE number < 0");
             }},
            {"changed between two heads, the head there dropped", true,
             [](TestEdits& test, Random& random) {
                 // Everything after the next head but one stays as it was only if nothing changed.
                 const auto number = pick(random, 1, test.m_heads.size() - 1);
                 const auto first = test.m_heads.at(number - 1);
                 test.run(test.rewritten(first, random) +
                          "DELETE FROM heads WHERE number = " + std::to_string(number));
             }},
            {"signature altered", true,
             [](TestEdits& test, Random& random) {
                 core::Bytes other(64);
                 for (auto& byte : other)
                     byte = static_cast<std::uint8_t>(random());
                 test.run("UPDATE heads SET signature = " + blob(other) + " WHERE number = " +
                          std::to_string(pick(random, 1, test.m_heads.size())));
             }},
            {"head made one of the older form", true,
             [](TestEdits& test, Random& random) {
                 test.run("UPDATE heads SET form = 1, anchors = x'' WHERE number >= " +
                          std::to_string(pick(random, 1, test.m_heads.size())));
             }},
            {"all signed anew with another key", true,
             [](TestEdits& test, Random& random) {
                 const Ed25519Signer other(
                     Ed25519Signer::Seed{static_cast<std::uint8_t>(pick(random, 8, 255))});
                 auto entries = test.m_entries;
                 test.change(entries.at(test.anyEntry(random) - 1), random);
                 std::string statements = test.rechained(1, entries);
                 for (std::size_t i = 1; i < entries.size(); ++i)
                     entries[i].chain = wire::chainHash(entries[i - 1].chain, entries[i]);
                 const auto signedHead = journal::signHead(
                     other, Head{test.m_head.journal, entries.size(), entries.back().chain},
                     journal::HeadPlace{1, {}, {}});
                 test.run(statements + "DELETE FROM heads; INSERT INTO heads VALUES (1, " +
                          std::to_string(entries.size()) + ", " + blob(entries.back().chain) +
                          ", " + blob(signedHead.key) + ", " + blob(signedHead.signature) +
                          ", 2, zeroblob(32))");
             }},
        };
    }

    static std::vector<Kind> otherKinds() {
        return {
            {"anchors forged under a seal that fits", true,
             [](TestEdits& test, Random& random) {
                 auto anchors = test.m_anchors;
                 switch (pick(random, 0, 3)) {
                 case 0:
                     anchors["T01"].sequence += pick(random, 1, 50);
                     break;
                 case 1:
                     anchors["T02"].chain[pick(random, 0, 31)] ^= 1U;
                     break;
                 case 2:
                     anchors.erase("T01");
                     break;
                 default:
                     anchors["T" + std::to_string(pick(random, 10, 99))] = anchors["T01"];
                 }
                 test.run(test.anchored(anchors));
             }},
            {"second identity", true,
             [](TestEdits& test, Random& random) {
                 core::JournalId id;
                 for (auto& byte : id.bytes)
                     byte = static_cast<std::uint8_t>(random());
                 TamperedJournal journal(kPath, test.m_vfs->name());
                 journal.run("PRAGMA ignore_check_constraints = ON; INSERT INTO identity VALUES (" +
                             std::to_string(random() % 2 == 0 ? 2 : -1) + ", " + blob(id.bytes) +
                             ")");
             }},
            {"tail cut off with its heads", false,
             [](TestEdits& test, Random& random) {
                 const auto first = test.anyEntry(random);
                 test.run("DELETE FROM entries WHERE sequence >= " + std::to_string(first) + ";" +
                          headsFrom(first));
             }},
            {"older copy put back, and written on", false,
             [](TestEdits& test, Random& random) {
                 test.m_disk.put(kPath, test.m_olderCopy);
                 if (random() % 2 == 0)
                     return;
                 // What he adds has a chain, but no signature.
                 TamperedJournal journal(kPath, test.m_vfs->name());
                 journal.run("INSERT INTO entries SELECT sequence + 1, at, type, body, chain FROM "
                             "entries ORDER BY sequence DESC LIMIT 1");
             }},
        };
    }

    static std::vector<Kind> kinds() {
        std::vector<Kind> all = entryKinds();
        for (const auto& more : {headKinds(), otherKinds()})
            all.insert(all.end(), more.begin(), more.end());
        return all;
    }

    void write() {
        SqliteJournal::Options options;
        options.vfs = m_vfs->name();
        options.signer = m_signer;
        options.signEveryCommits = kSignEvery;
        options.reserveBytes = 0;
        std::unique_ptr<SqliteJournal> journal = *SqliteJournal::open(kPath, options);
        for (std::uint64_t commit = 0; commit < kCommits; ++commit) {
            m_anchors["T01"] = Head{{{5}}, commit + 1, {1}};
            m_anchors["T02"] = Head{{{6}}, commit + 2, {2}};
            std::vector<journal::Anchor> anchors;
            for (const auto& [party, head] : m_anchors)
                anchors.push_back({*core::PartyId::parse(party), head});
            auto events = sampleEvents(commit, commit % 3 + 1);
            if (commit % 10 == 0)
                events.push_back(signedAction(commit));
            const auto written = journal->append(
                events, kSomeTime + core::Millis{1000 * static_cast<std::int64_t>(commit)},
                anchors);
            m_entries.insert(m_entries.end(), written.begin(), written.end());
            if (commit == kCommits / 2) {
                journal.reset();
                m_olderCopy = m_disk.contents(kPath);
                journal = *SqliteJournal::open(kPath, options);
            }
        }
        m_head = journal->head();
    }

private slots:
    void initTestCase() {
        m_vfs = std::make_unique<CrashVfs>(m_disk);
        m_signer = std::make_shared<Ed25519Signer>(Ed25519Signer::Seed{7});
        write();
        m_original = m_disk.contents(kPath);
        TamperedJournal journal(kPath, m_vfs->name());
        const QString rows =
            QString::fromStdString(journal.query("SELECT sequence FROM heads ORDER BY number"));
        for (const QString& row : rows.split("|\n", Qt::SkipEmptyParts))
            m_heads.push_back(row.toULongLong());
        QVERIFY(m_heads.size() > 9);
        QVERIFY(kinds().size() * kEditsOfEachKind >= 10'000);
    }

    void passesWhatNobodyEdited() {
        m_disk.put(kPath, m_original);
        const auto report = journal::verifyJournal(kPath, withWitness());
        QVERIFY(report.ok());
        QVERIFY2(!report->bad, report->bad ? report->bad->reason.c_str() : "");
        QVERIFY(!report->unproven);
        m_disk.put(kPath, m_olderCopy);
        const auto older = journal::verifyJournal(kPath, withKey());
        QVERIFY(older.ok() && !older->bad && !older->unproven);
    }

    void findsEveryEdit_data() {
        QTest::addColumn<std::size_t>("kind");
        const auto all = kinds();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << i;
    }
    void findsEveryEdit() {
        QFETCH(std::size_t, kind);
        const Kind one = kinds().at(kind);
        int byKey = 0;
        for (int seed = 1; seed <= kEditsOfEachKind; ++seed) {
            Random random(static_cast<std::uint64_t>(seed) * 1000 + kind);
            m_disk.put(kPath, m_original);
            one.edit(*this, random);
            const auto report = journal::verifyJournal(kPath, withKey());
            QVERIFY2(report.ok(), report.ok() ? "" : report.error().text.c_str());
            byKey += report->bad ? 1 : 0;
            if (report->bad)
                continue;
            QVERIFY2(!one.byKeyAlone, qPrintable(QString("seed %1 was not found").arg(seed)));
            const auto seen = journal::verifyJournal(kPath, withWitness());
            QVERIFY2(seen.ok() && seen->bad,
                     qPrintable(QString("seed %1 was not found by a witness").arg(seed)));
        }
        qInfo("%d of %d by the key alone", byKey, kEditsOfEachKind);
        // Whatever was rewritten further back than is ever left unsigned.
        if (std::string_view(one.name).find("dropped") != std::string_view::npos)
            QVERIFY(byKey > kEditsOfEachKind / 3);
    }

    // What he leaves without a signature is at least said to be so.
    void warnsOfWhatIsNotSigned() {
        m_disk.put(kPath, m_original);
        const std::uint64_t first = m_heads.at(m_heads.size() - 2) + 1;
        Random random(1);
        run(rewritten(first, random) + headsFrom(first));
        const auto report = journal::verifyJournal(kPath, withKey());
        QVERIFY(report.ok() && !report->bad && report->unproven);
        QCOMPARE(report->unproven->sequence, first);
        QCOMPARE(report->provenUpTo, first - 1);
    }
};

QTEST_APPLESS_MAIN(TestEdits)
#include "tst_edits.moc"
