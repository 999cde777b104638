#include "table-agent/devices/wager_message.h"

#include <array>

namespace pitwatch::devices {

using table::Input;

namespace {

constexpr std::array kWagerKinds{
    // What lies at the place now, in all: a message lost or doubled does no harm.
    MessageKind{"wager",
                [](MessageFields& fields) -> Input {
                    return table::WagerSensed{fields.seat("seat"),
                                              fields.oneOf<events::Wager>("wager"),
                                              fields.cents("amount")};
                }},
    MessageKind{"bank_wager",
                [](MessageFields& fields) -> Input {
                    return table::PlaceBankWager{fields.seat("seat"), fields.cents("amount"), true};
                }},
    MessageKind{"fault",
                [](MessageFields& fields) -> Input {
                    static const auto kSensors = *events::DeviceId::parse(kWagerDevice);
                    return table::ReportFault{kSensors, events::FaultKind::SensorFault,
                                              fields.text("detail")};
                }},
};

} // namespace

std::span<const MessageKind> wagerMessages() {
    return kWagerKinds;
}

core::Result<table::Input> parseWagerMessage(core::ByteView payload) {
    MessageFields fields(payload);
    return readMessage(fields, "event", kWagerKinds);
}

} // namespace pitwatch::devices
