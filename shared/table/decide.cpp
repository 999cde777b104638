#include "shared/table/decide.h"

#include "shared/table/internal/handlers.h"

namespace pitwatch::table {

std::string_view nameOf(const Input& input) {
    return std::visit([](const auto& one) { return one.kName; }, input);
}

std::vector<events::Event> decide(const State& state, const Input& input, core::Instant now) {
    Draft draft(state, now);
    std::visit([&](const auto& one) { decideOn(draft, one); }, input);
    return std::move(draft).take();
}

} // namespace pitwatch::table
