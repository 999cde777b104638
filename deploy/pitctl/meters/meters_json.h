#pragma once

#include "shared/meter/reconcile.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// Meters as JSON and as lines for people. Money is {"cents": 1000000, "micro": 250000}: whole cents
// and millionths of one.

namespace pitwatch::pitctl {

using Json = nlohmann::ordered_json;

Json valuesJson(const meter::State& state);
std::vector<std::string> valuesText(const meter::State& state);

// What one event moved, a line a meter; none where it moved nothing.
std::vector<Json> movesOf(const events::Event& event);
std::string moveText(const Json& move);

Json reconcileJson(const meter::Reconciliation& reconciliation);
std::vector<std::string> reconcileText(const meter::Reconciliation& reconciliation);

} // namespace pitwatch::pitctl
