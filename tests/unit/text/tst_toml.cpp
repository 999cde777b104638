#include "shared/text/toml.h"

#include <QTest>

using namespace pitwatch;

namespace {

std::string problemOf(const std::string& toml) {
    const auto read = text::parseToml(toml);
    return read ? std::string() : read.error().text;
}

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

class TestToml : public QObject {
    Q_OBJECT

private slots:
    void readsEveryKindAsItIs() {
        const auto read = text::parseToml("b = true\ni = 3\nf = 0.5\nt = \"x\"\nd = 2026-11-16\n"
                                          "w = 09:30:00\n[[rows]]\nn = 1\n[[rows]]\nn = 2\n");
        QVERIFY(read.ok());
        QVERIFY(read->find("b")->flag() == true);
        QVERIFY(read->find("i")->integer() == 3);
        QVERIFY(read->find("f")->number() == 0.5);
        QVERIFY(read->find("t")->isText("x"));
        using namespace std::chrono;
        QVERIFY(read->find("d")->date() == year{2026} / November / 16);
        QCOMPARE(read->find("w")->kindName(), std::string_view("a time"));
        QVERIFY(read->find("rows")->list()->at(1).find("n")->integer() == 2);
    }

    void whatIsNoNumberIsNone() {
        for (const char* value : {"nan", "inf", "-inf"})
            QVERIFY(!text::parseToml("f = " + std::string(value))->find("f")->number());
    }

    void saysTheLine() {
        QVERIFY(problemOf("a = 1\nb =\n").starts_with("line 2 is not TOML: "));
        QVERIFY(problemOf("a = 1\na = 2\n").starts_with("line 2 is not TOML: "));
        QVERIFY(problemOf("a = \"\n\n\x01").find('\n') == std::string::npos);
        QVERIFY(problemOf(repeated("# so\n", 250'000)).starts_with("longer than"));
    }

    // The library would run out of stack.
    void goesNoDeeperThanItMay() {
        QVERIFY(problemOf(repeated("a.", 20) + "a = 1\n").empty());
        QCOMPARE(problemOf(repeated("a.", 40) + "a = 1\n"), std::string("nested too deeply"));
        QCOMPARE(problemOf(repeated("a.", 400'000) + "a = 1\n"), std::string("nested too deeply"));
        QCOMPARE(problemOf(repeated("\"a\".", 200'000) + "a = 1\n"),
                 std::string("nested too deeply"));
        QCOMPARE(problemOf("b = '#'\n[" + repeated("a.", 400'000) + "a]\n"),
                 std::string("nested too deeply"));
        // A long string may end in quotes of its own; what follows is no string.
        for (const char* text : {"\"\"\"a\"\"\"\"", "\"\"\"a\"\"\"\"\"", "'''a''''"})
            QCOMPARE(problemOf("x = [" + std::string(text) + ", {" + repeated("a.", 200'000) +
                               "a = 1}]\n"),
                     std::string("nested too deeply"));
        QVERIFY(!problemOf("a = " + repeated("[", 100'000)).empty());
    }

    void dotsInTextsAndCommentsAreNoDepth() {
        const std::string dots(10'000, '.');
        QVERIFY(problemOf("a = \"\\\"" + dots + "\"\nb = '" + dots + "'\nc = \"\"\"\n\"" + dots +
                          "\"\"\"\nd = '''\n'" + dots + "'''\n# \"" + dots + "\n# " + dots)
                    .empty());
    }

    void leavesAreWrittenAsTomlDoes() {
        const auto leaves =
            text::tomlLeaves("t = \"x\"\n[a.b]\nlist = [1, 2.5]\nday = 2026-11-16\n");
        const std::map<std::string, std::string> expected{
            {"t", "'x'"}, {"a.b.list[1]", "1"}, {"a.b.list[2]", "2.5"}, {"a.b.day", "2026-11-16"}};
        QVERIFY(leaves == expected);
        QVERIFY(text::tomlLeaves("a =").empty());
    }
};

QTEST_APPLESS_MAIN(TestToml)
#include "tst_toml.moc"
