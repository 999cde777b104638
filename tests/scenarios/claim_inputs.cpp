#include "tests/scenarios/claim_player.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace pitwatch::scenarios {

using nlohmann::json;
using support::named;
using support::words;

namespace {

table::Actor actorOf(const json& by) {
    static const std::vector<std::pair<std::string, table::Role>> kRoles{
        {"dealer", table::Role::Dealer},
        {"floorperson", table::Role::Floorperson},
        {"supervisor", table::Role::Supervisor},
        {"shift_manager", table::Role::ShiftManager}};
    for (const auto& [name, role] : kRoles)
        if (name == by.at("role"))
            return {named<events::PersonId>(by.at("person").get<std::string>()), role};
    throw std::runtime_error("no such role: " + by.dump());
}

std::vector<events::CheckName> checksOf(const json& list) {
    std::vector<events::CheckName> checks;
    for (const auto& check : list)
        checks.push_back(named<events::CheckName>(check.get<std::string>()));
    return checks;
}

core::Text textAt(const json& said, const char* key) {
    return words(said.at(key).get<std::string>());
}

std::optional<core::Seat> seatAt(const json& said, const char* key) {
    if (!said.contains(key))
        return std::nullopt;
    return core::Seat{said.at(key).get<std::uint8_t>()};
}

} // namespace

table::Input parseClaimInput(const std::string& name, const json& said) {
    const auto number = said.at("claim").get<std::uint64_t>();
    const auto cents = [&] { return core::Cents{said.at("amount").get<std::int64_t>()}; };
    if (name == table::FixClaimAmount::kName)
        return table::FixClaimAmount{number, cents()};
    const table::Actor by = actorOf(said.at("by"));
    if (name == table::VerifyClaim::kName)
        return table::VerifyClaim{by, number, checksOf(said.at("checks")), {}};
    if (name == table::ApproveClaim::kName)
        return table::ApproveClaim{by, number, cents(), 7, {}};
    if (name == table::DenyClaim::kName)
        return table::DenyClaim{by, number, textAt(said, "reason"), {}};
    if (name == table::VoidClaim::kName)
        return table::VoidClaim{by, number, textAt(said, "reason")};
    if (name == table::NotifySurveillance::kName)
        return table::NotifySurveillance{by, number, textAt(said, "answered_by")};
    if (name == table::VoidDocument::kName)
        return table::VoidDocument{by, number, textAt(said, "reason")};
    if (name == table::PayClaim::kName)
        return table::PayClaim{
            by,
            number,
            core::enumFromName<events::PaymentMethod>(said.at("method").get<std::string>()).value(),
            {}};
    if (name == table::PayEnvyLine::kName)
        return table::PayEnvyLine{by, number, seatAt(said, "seat").value()};
    if (name == table::HoldClaim::kName)
        return table::HoldClaim{by, number, textAt(said, "reason"), seatAt(said, "seat")};
    if (name == table::DisputeClaim::kName)
        return table::DisputeClaim{by, number, textAt(said, "reason")};
    if (name == table::ResolveDispute::kName)
        return table::ResolveDispute{by, number, textAt(said, "decision")};
    throw std::runtime_error("not a line of a transcript: " + name);
}

} // namespace pitwatch::scenarios
