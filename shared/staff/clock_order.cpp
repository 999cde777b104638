#include "shared/staff/clock_order.h"

#include "shared/staff/internal/purpose.h"
#include "shared/staff/internal/staff_file.h"
#include "shared/text/hex.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace pitwatch::staff {

namespace {

constexpr std::string_view kOrderPurpose = "pitwatch clock order 1\n";
constexpr std::string_view kOrderFormat = "pitwatch clock order 1";

std::optional<std::string> problemOf(const ClockOrder& order, const ClockOrder& asked) {
    if (order.party != asked.party)
        return "the clock order is for " + order.party.text() + ", this is " + asked.party.text();
    if (order.journal != asked.journal)
        return "the clock order is for another journal";
    if (order.sequence != asked.sequence || order.chain != asked.chain ||
        order.lastAt != asked.lastAt)
        return "the clock order is for another last entry; it was used, or the journal went on";
    if (asked.orderedAt < order.orderedAt)
        return "the clock order was made at " + core::toIso(order.orderedAt) +
               ", which is still to come by the clock here";
    if (asked.orderedAt > order.orderedAt + kLongestClockOrder)
        return "the clock order was made at " + core::toIso(order.orderedAt) +
               ", more than an hour ago; make another";
    return std::nullopt;
}

} // namespace

core::Bytes signedBytes(const ClockOrder& order) {
    return withPurpose(kOrderPurpose, order);
}

std::string clockOrderText(const SignedClockOrder& given) {
    const ClockOrder& order = given.order;
    const nlohmann::ordered_json json{{"format", kOrderFormat},
                                      {"party", order.party.text()},
                                      {"journal", text::toHex(order.journal.bytes)},
                                      {"sequence", order.sequence},
                                      {"chain", text::toHex(order.chain)},
                                      {"last_at", core::toIso(order.lastAt)},
                                      {"ordered_at", core::toIso(order.orderedAt)},
                                      {"reason", order.reason.value()},
                                      {"signatures", signaturesJson(given.signatures)}};
    return json.dump(2) + "\n";
}

core::Result<SignedClockOrder> parseClockOrder(std::string_view text) {
    if (text.size() > kMaxClockOrderBytes)
        return core::Error{"it is too large for a clock order"};
    SignedClockOrder given;
    ClockOrder& order = given.order;
    const auto read = readStaffFile(text, kOrderFormat, [&](text::Fields& fields) {
        order.party = fields.name<core::PartyId>("party").value_or(order.party);
        fields.hex("journal", order.journal.bytes);
        order.sequence = static_cast<std::uint64_t>(
            fields.integer("sequence", 0, std::numeric_limits<std::int64_t>::max()).value_or(0));
        order.chain = bytesOf<events::Digest>(fields, "chain");
        order.lastAt = fields.instant("last_at").value_or(order.lastAt);
        order.orderedAt = fields.instant("ordered_at").value_or(order.orderedAt);
        order.reason = fields.words("reason").value_or(order.reason);
        given.signatures = readSignatures(fields);
        if (order.reason.empty())
            fields.report("", "the clock order gives no reason");
    });
    if (!read)
        return read.error();
    return given;
}

core::Result<events::ClockPutBack> putBack(const SignedClockOrder& given, const SiteKeys& siteKeys,
                                           const ClockOrder& asked) {
    const core::Bytes bytes = signedBytes(given.order);
    // Nobody may trust anything else in it before the signatures are counted.
    if (!siteKeys.keys.empty() && !isSignedBySite(given.signatures, bytes, siteKeys))
        return core::Error{"the clock order is not signed by enough keys of this site"};
    if (const auto problem = problemOf(given.order, asked))
        return core::Error{*problem};
    events::ClockPutBack event{asked.lastAt,       asked.orderedAt,        given.order.orderedAt,
                               given.order.reason, !siteKeys.keys.empty(), {}};
    for (const auto& [key, signature] : genuineOf(given.signatures, bytes, siteKeys))
        event.signatures.push_back({key, signature});
    return event;
}

} // namespace pitwatch::staff
