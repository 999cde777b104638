#include "shared/core/json_text.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;
using core::JsonText;

class TestJsonText : public QObject {
    Q_OBJECT

private slots:
    void writesWhatTheLibraryWrites() {
        JsonText json;
        json.beginObject();
        json.field("v", 1);
        json.field("table", std::string("T01"));
        json.field("open", true);
        json.nullField("round");
        json.key("decks");
        json.beginArray();
        json.endArray();
        json.key("seats");
        json.beginArray();
        json.beginObject();
        json.field("seat", std::uint8_t{3});
        json.field("amount", std::int64_t{-5});
        json.endObject();
        json.beginObject();
        json.endObject();
        json.value("text");
        json.value(false);
        json.null();
        json.endArray();
        json.field("last", std::uint64_t{18'446'744'073'709'551'615U});
        json.endObject();
        const nlohmann::ordered_json wanted{{"v", 1},
                                            {"table", "T01"},
                                            {"open", true},
                                            {"round", nullptr},
                                            {"decks", nlohmann::ordered_json::array()},
                                            {"seats",
                                             {{{"seat", 3}, {"amount", -5}},
                                              nlohmann::ordered_json::object(),
                                              "text",
                                              false,
                                              nullptr}},
                                            {"last", 18'446'744'073'709'551'615U}};
        QCOMPARE(QString::fromStdString(std::move(json).take()),
                 QString::fromStdString(wanted.dump()));
    }

    void escapesAsTheLibraryDoes() {
        std::string every;
        for (char c = 0; c < 127; ++c)
            every += c;
        every += "\xc3\xbc";
        JsonText json;
        json.value(every);
        QCOMPARE(QString::fromStdString(std::move(json).take()),
                 QString::fromStdString(nlohmann::json(every).dump()));
    }
};

QTEST_GUILESS_MAIN(TestJsonText)
#include "tst_json_text.moc"
