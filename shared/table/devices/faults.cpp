#include "shared/table/devices/faults.h"

#include "shared/table/decks/decks.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/opening/opening.h"
#include "shared/table/refusals/device_refusals.h"

#include <algorithm>

namespace pitwatch::table {

bool isOwnDevice(const events::DeviceId& device) {
    return core::enumFromName<vocabulary::TableDevice>(device.text()).has_value();
}

namespace {

bool isOpen(const State& state, const events::DeviceId& device, events::FaultKind kind) {
    return std::ranges::any_of(state.faults, [&](const OpenFault& fault) {
        return fault.device == device && fault.kind == kind;
    });
}

} // namespace

const events::DeviceId& shufflerDevice() {
    static const events::DeviceId kName = *events::DeviceId::parse(events::kShufflerDevice);
    return kName;
}

const events::DeviceId& shoeDevice() {
    static const events::DeviceId kName =
        *events::DeviceId::parse(core::enumName(vocabulary::TableDevice::Shoe));
    return kName;
}

const events::DeviceId& deviceMeant(const State& state) {
    return state.dealing == events::DealingMethod::AutomatedShoe ? shoeDevice() : shufflerDevice();
}

std::string outOfUseSection(const rules::RuleSet& rules) {
    const auto* rule = rules.find(rules::Irregularity::DeviceOutOfUse);
    return rule != nullptr ? rule->section : std::string();
}

namespace {

// Of the devices whose cover the table knows of; any other may be covered as often as one likes.
std::optional<bool> isOutOfOrder(const State& state, const events::DeviceId& device) {
    if (device == shufflerDevice())
        return state.shuffler.outOfOrder;
    if (device == shoeDevice())
        return state.shoeOutOfOrder;
    return std::nullopt;
}

void setOutOfOrder(State& state, const events::DeviceId& device, bool out) {
    if (device == shufflerDevice())
        state.shuffler.outOfOrder = out;
    if (device == shoeDevice())
        state.shoeOutOfOrder = out;
}

} // namespace

void raiseFault(Draft& draft, const events::DeviceId& device, events::FaultKind kind,
                const events::Phrase& detail) {
    const State& state = draft.state();
    if (isOpen(state, device, kind))
        return;
    events::FaultRaised raised;
    raised.fault = {state.lastFault + 1};
    raised.device = device;
    raised.kind = kind;
    raised.detail = detail;
    if (state.round)
        raised.round = state.round->id;
    draft.emit(std::move(raised));
}

bool hasOpenFault(const State& state, const events::DeviceId& device) {
    return std::any_of(state.faults.begin(), state.faults.end(),
                       [&](const OpenFault& fault) { return fault.device == device; });
}

// The table's own devices have as many faults as there are kinds; names that people give to other
// things are without number, and each open fault is said again with every word of the table.
void decideOn(Draft& draft, const ReportFault& input) {
    if (input.device.empty())
        return draft.refuse(input.kName, DeviceRefusal::NoneNamed);
    const State& state = draft.state();
    const auto others = std::ranges::count_if(
        state.faults, [](const OpenFault& fault) { return !isOwnDevice(fault.device); });
    if (!isOwnDevice(input.device) && !isOpen(state, input.device, input.kind) &&
        others >= static_cast<std::ptrdiff_t>(kMostOtherFaults))
        return draft.refuse(input.kName, DeviceRefusal::TooManyFaults);
    raiseFault(draft, input.device, input.kind, events::Phrase::quoted(input.detail));
}

// A fault is never dismissed; a person of rank closes it and says what caused it.
void decideOn(Draft& draft, const CloseFault& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    const State& state = draft.state();
    const bool open = std::any_of(state.faults.begin(), state.faults.end(),
                                  [&](const OpenFault& fault) { return fault.id == input.fault; });
    if (!open)
        return draft.refuse(input.kName, DeviceRefusal::NoSuchFault);
    if (input.cause.empty())
        return draft.refuse(input.kName, DeviceRefusal::CauseMissing);
    draft.emit(events::FaultClosed{input.fault, input.by.person, input.cause});
}

void decideOn(Draft& draft, const MarkOutOfOrder& input) {
    if (input.device.empty() || input.by.person.empty())
        return draft.refuse(input.kName, DeviceRefusal::MarkerUnknown);
    if (isOutOfOrder(draft.state(), input.device) == true)
        return draft.refuse(input.kName, DeviceRefusal::MarkedAlready);
    if (const auto* rule = draft.rules().find(rules::Irregularity::DeviceOutOfUse)) {
        events::IrregularityObserved seen;
        if (draft.state().round)
            seen.round = draft.state().round->id;
        seen.irregularity = events::Irregularity::DeviceOutOfUse;
        seen.consequence = events::Consequence::CoverOrSign;
        seen.section = text(rule->section);
        seen.by = input.by.person;
        draft.emit(std::move(seen));
    }
    draft.emit(events::DeviceMarkedOutOfOrder{input.device, input.sign, input.by.person});
    // Without its shuffler a table opens with one deck.
    deckBecameReady(draft);
}

void decideOn(Draft& draft, const ReturnToUse& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    if (input.device.empty())
        return draft.refuse(input.kName, DeviceRefusal::NoneNamed);
    if (isOutOfOrder(draft.state(), input.device) == false)
        return draft.refuse(input.kName, DeviceRefusal::InUse);
    if (hasOpenFault(draft.state(), input.device))
        return draft.refuse(input.kName, DeviceRefusal::FaultOpen);
    draft.emit(events::DeviceReturnedToUse{input.device, input.by.person});
}

void applyOne(State& state, const events::FaultRaised& event, core::Instant) {
    state.lastFault = event.fault.value;
    state.faults.push_back({event.fault, event.device, event.kind});
}

void applyOne(State& state, const events::FaultClosed& event, core::Instant) {
    std::erase_if(state.faults, [&](const OpenFault& fault) { return fault.id == event.fault; });
}

void applyOne(State& state, const events::DeviceMarkedOutOfOrder& event, core::Instant) {
    setOutOfOrder(state, event.device, true);
    askForCuts(state);
}

void applyOne(State& state, const events::DeviceReturnedToUse& event, core::Instant) {
    setOutOfOrder(state, event.device, false);
}

} // namespace pitwatch::table
