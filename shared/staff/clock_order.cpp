#include "shared/staff/clock_order.h"

#include "shared/staff/internal/signature_list.h"
#include "shared/wire/archive.h"

namespace pitwatch::staff {

namespace {

// Names what is signed, so that no signature over something else passes for one over an order.
constexpr std::string_view kPurpose = "pitwatch clock order 1\n";
constexpr std::string_view kFormat = "pitwatch clock order 1";

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
    core::Bytes bytes(kPurpose.begin(), kPurpose.end());
    const core::Bytes body = wire::encode(order);
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

std::string clockOrderText(const SignedClockOrder& given) {
    const ClockOrder& order = given.order;
    const nlohmann::ordered_json json{{"format", kFormat},
                                      {"party", order.party.text()},
                                      {"journal", order.journal.hex()},
                                      {"sequence", order.sequence},
                                      {"chain", hexOf(order.chain)},
                                      {"last_at", core::toIso(order.lastAt)},
                                      {"ordered_at", core::toIso(order.orderedAt)},
                                      {"reason", order.reason.value()},
                                      {"signatures", signaturesJson(given.signatures)}};
    return json.dump(2) + "\n";
}

core::Result<SignedClockOrder> parseClockOrder(std::string_view text) {
    try {
        if (text.size() > kMaxClockOrderBytes)
            throw BadFile("it is too large for a clock order");
        JsonFields fields(parseFile(text), "the clock order");
        fields.format(kFormat);
        SignedClockOrder given;
        given.order.party = fields.name<core::PartyId>("party");
        fields.readHex("journal", given.order.journal.bytes);
        given.order.sequence = fields.number("sequence");
        given.order.chain = fields.hex<events::Digest>("chain");
        given.order.lastAt = fields.instant("last_at");
        given.order.orderedAt = fields.instant("ordered_at");
        given.order.reason = fields.words("reason");
        given.signatures = readSignatures(fields);
        fields.end();
        if (given.order.reason.empty())
            throw BadFile("the clock order gives no reason");
        return given;
    } catch (const BadFile& problem) {
        return core::Error{problem.what()};
    }
}

core::Result<events::ClockPutBack> putBack(const SignedClockOrder& given, const SiteKeys& siteKeys,
                                           const ClockOrder& asked) {
    const auto genuine = genuineOf(given.signatures, signedBytes(given.order), siteKeys);
    // Nobody may trust anything else in it before the signatures are counted.
    if (!siteKeys.keys.empty() && (siteKeys.threshold == 0 || genuine.size() < siteKeys.threshold))
        return core::Error{"the clock order is not signed by enough keys of this site"};
    if (const auto problem = problemOf(given.order, asked))
        return core::Error{*problem};
    events::ClockPutBack event{asked.lastAt,       asked.orderedAt,        given.order.orderedAt,
                               given.order.reason, !siteKeys.keys.empty(), {}};
    for (const auto& [key, signature] : genuine)
        event.signatures.push_back({key, signature});
    return event;
}

} // namespace pitwatch::staff
