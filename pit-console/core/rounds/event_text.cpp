#include "pit-console/core/rounds/event_text.h"

#include "pit-console/core/reports/report_cells.h"
#include "shared/core/money.h"
#include "shared/wire/event_codec.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace pitwatch::console {

namespace {

using Json = nlohmann::ordered_json;

// Fields that name the person who acted, in the order in which they are believed.
constexpr std::array<std::string_view, 7> kActors{"by",         "person",   "dealer", "floorperson",
                                                  "ordered_by", "preparer", "witness"};

// Neither helps a reader: the round is what he is reading, the bytes nobody can read.
constexpr std::array<std::string_view, 8> kLeftOut{"event",     "round",     "nonce", "action",
                                                   "statement", "signature", "site",  "submission"};

// Fields in whole cents, which people read as dollars.
constexpr std::array<std::string_view, 16> kMoney{
    "amount", "stake",        "paid",           "returned",      "fee",       "fees",
    "staked", "total_paid",   "total_returned", "wagered",       "collected", "bank_returned",
    "wager",  "fixed_amount", "threshold",      "bank_collected"};

std::string moneyText(const Json& cents) {
    return core::toDollars(core::Cents{cents.get<std::int64_t>()});
}

bool isMoney(const std::string& field) {
    return std::ranges::find(kMoney, field) != kMoney.end();
}

bool isLeftOut(const std::string& field) {
    return std::ranges::find(kLeftOut, field) != kLeftOut.end();
}

std::string valueText(const Json& value);

std::string objectText(const Json& object) {
    std::string text;
    for (const auto& [field, value] : object.items()) {
        // A line without a claim says so with a 0.
        if (isLeftOut(field) || (field == "claim" && value.is_number() && value == 0))
            continue;
        const bool money = isMoney(field) && value.is_number_integer();
        const std::string shown = money ? moneyText(value) : valueText(value);
        if (!shown.empty())
            text += (text.empty() ? "" : ", ") + words(field) + " " + shown;
    }
    return text;
}

std::string listText(const Json& list) {
    std::string text;
    for (const Json& value : list) {
        const bool plain = !value.is_object();
        text += (text.empty() ? "" : plain ? " " : "; ") + valueText(value);
    }
    return text;
}

// Nothing for what says nothing: null, an empty list, empty words.
std::string valueText(const Json& value) {
    if (value.is_null())
        return {};
    if (value.is_string())
        return words(value.get<std::string>());
    if (value.is_object())
        return objectText(value);
    if (value.is_array())
        return listText(value);
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    return value.dump();
}

} // namespace

EventText textOf(const events::Event& event) {
    Json json = wire::toJson(event);
    EventText text;
    text.what = words(event.name());
    for (const std::string_view actor : kActors) {
        const auto found = json.find(std::string(actor));
        if (found != json.end() && found->is_string()) {
            text.who = found->get<std::string>();
            json.erase(found);
            break;
        }
    }
    text.detail = objectText(json);
    return text;
}

} // namespace pitwatch::console
