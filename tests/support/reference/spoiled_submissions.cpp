#include "tests/support/reference/reference_submission.h"
#include "tests/support/reference/spoiled.h"

#include <functional>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

class SubmissionSpoiler {
public:
    explicit SubmissionSpoiler(const json& submission)
        : m_submission(submission)
        , m_ruleSet(submission["rule_set"])
        , m_california(m_ruleSet == "california-let-it-ride")
        , m_house(m_ruleSet == "house-let-it-ride")
        , m_runEmTwice(m_ruleSet == "mlgca-run-em-twice") {}

    std::vector<Spoiled> all() {
        keys();
        limits();
        dealing();
        wagers();
        if (m_submission.contains("progressive"))
            progressive();
        return m_spoiled;
    }

private:
    void spoil(const std::string& what, const std::function<void(json&)>& change) {
        json submission = m_submission;
        change(submission);
        m_spoiled.push_back({what, submission});
    }

    void set(const std::string& path, const json& value) {
        spoil(path + " = " + value.dump(),
              [&](json& submission) { submission[json::json_pointer(path)] = value; });
    }

    void keys() {
        for (const char* key :
             {"rule_set", "table", "dealing", "min_bet", "max_bet", "adjacent_boxes", "wagers"})
            spoil(std::string("missing: ") + key, [&](json& submission) { submission.erase(key); });
        set("/rule_set", "stud");
        set("/colour", "green");
        set("/wagers/seven_card", "A");
        set("/min_bet", "500");
        set("/max_bet", true);
        set("/table", 7);
        if (!m_runEmTwice)
            set("/ace_low_straight", true);
        if (m_california) {
            spoil("missing: collection", [](json& submission) { submission.erase("collection"); });
            for (const char* key : {"player_fee_per_bet", "player_dealer_fee_per_hand"})
                spoil(std::string("missing: ") + key,
                      [&](json& submission) { submission["collection"].erase(key); });
        } else {
            set("/collection", {{"player_fee_per_bet", 100}, {"player_dealer_fee_per_hand", 200}});
        }
        if (m_california || m_house)
            set("/progressive",
                {{"paytable", "A"},
                 {"link", "LINK1"},
                 {"wagers", {100}},
                 {"levels",
                  {{"main", {{"rate", 0.1}, {"initial", 1000000}, {"reset", 1000000}}}}}});
    }

    void limits() {
        set("/max_bet", m_submission["min_bet"].get<Cents>() - 1);
        set("/adjacent_boxes", 0);
        set("/adjacent_boxes", m_house ? 2 : 9);
        if (m_house)
            set("/max_bet", 1001);
        if (m_runEmTwice)
            set("/payout_limit", runEmTwicePayoutLimit(m_submission["min_bet"]) + 1);
    }

    void dealing() {
        set("/dealing", "foot");
        if (m_submission.contains("shuffler")) {
            set("/shuffler/decks", 0);
            set("/shuffler/decks", 3);
            set("/shuffler/speed", 1);
            for (const char* key : {"counts_cards", "decks"})
                spoil(std::string("missing: ") + key,
                      [&](json& submission) { submission["shuffler"].erase(key); });
            if (m_submission["dealing"] != "automated_shoe")
                set("/shuffler/reshuffles", true);
            if (m_california || m_house)
                set("/shuffler/decks", m_house ? 2 : 1);
        }
        if (m_california || m_house) {
            set("/dealing", "manual_shoe");
            return;
        }
        set("/deck_change_hours", m_submission["dealing"] == "hand" ? 4.5 : 8.5);
        if (m_submission["dealing"] == "hand")
            spoil("dealing by hand without a shuffler",
                  [](json& submission) { submission.erase("shuffler"); });
    }

    void wagers() {
        spoil("missing: base", [](json& submission) { submission["wagers"].erase("base"); });
        for (const char* letter : {"Z", "a", ""})
            set("/wagers/base", letter);
        set("/wagers/base", m_california ? "A" : "LIRX-01");
        set("/wagers/base", 1);
        set("/wagers/five_card", m_runEmTwice ? "B" : "H");
        set("/wagers/three_card", m_house ? "B" : "D");
        set("/wagers/six_card", "C");
        set("/wagers/ultimate_pairs", "F");
        if (m_california || m_house)
            set("/wagers/five_card", "A");
        if (m_california || m_runEmTwice) {
            set("/wagers/three_card", "A");
            set("/wagers/six_card", "A");
        }
        if (!m_runEmTwice)
            set("/wagers/ultimate_pairs", "A");
    }

    void progressive() {
        set("/progressive/paytable", "G");
        if (m_ruleSet == "comar-let-it-ride")
            set("/progressive/paytable", "D");
        for (const char* key : {"paytable", "link", "wagers", "levels"})
            spoil(std::string("missing: ") + key,
                  [&](json& submission) { submission["progressive"].erase(key); });
        for (const json& stated : {json::array(), json::array({200}), json::array({100, 100}),
                                   json::array({100, 500, 1000})})
            set("/progressive/wagers", stated);
        const std::string letter = m_submission["progressive"]["paytable"];
        for (const MeterMinimum& meter : findProgressive(m_ruleSet, letter)->meters) {
            const std::string path = "/progressive/levels/" + meter.meter;
            set(path + "/initial", meter.dollars * 100 - 1);
            set(path + "/reset", meter.dollars * 100 - 1);
            set(path + "/rate", 1.5);
            set(path + "/rate", -0.1);
            spoil("missing: level " + meter.meter, [&](json& submission) {
                submission["progressive"]["levels"].erase(meter.meter);
            });
        }
    }

    const json& m_submission;
    std::string m_ruleSet;
    bool m_california;
    bool m_house;
    bool m_runEmTwice;
    std::vector<Spoiled> m_spoiled;
};

} // namespace

std::vector<Spoiled> spoiledSubmissions(const json& submission) {
    return SubmissionSpoiler(submission).all();
}

} // namespace pitwatch::reference
