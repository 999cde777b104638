#pragma once

#include "shared/table/reasons.h"
#include "shared/table/rounds/irregularities.h"

// How many cards each place has, against what the rules give it.

namespace pitwatch::table {

// Whether more cards of the deal may follow: until its end a place may have too few.
enum class Told : std::uint8_t { InPart, ToItsEnd };

// Nothing where every place has the cards the rules give it, or may have them yet.
std::optional<Observation> dealProblem(const State& state, Told told);

// What the seat has, or that many at another place.
Observation wrongNumber(const Round& round, core::Seat seat);
Observation wrongNumber(int cards, IrregularityNote where, events::Place place);

} // namespace pitwatch::table
