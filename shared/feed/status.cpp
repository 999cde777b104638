#include "shared/feed/status.h"

#include "shared/feed/internal/json_fields.h"

#include <array>
#include <limits>
#include <tuple>

namespace pitwatch::feed {

namespace {

constexpr std::array kLives{Life::Online, Life::Offline, Life::Lost};

std::optional<Life> lifeNamed(std::string_view name) {
    for (const auto life : kLives)
        if (nameOf(life) == name)
            return life;
    return std::nullopt;
}

} // namespace

std::string_view nameOf(Life life) {
    switch (life) {
    case Life::Online:
        return "online";
    case Life::Offline:
        return "offline";
    case Life::Lost:
        return "lost";
    }
    return {};
}

bool isAfter(const Status& later, const Status& earlier) {
    // A will is left before the heartbeats of its connection and spoken after all of them.
    const auto place = [](const Status& status) {
        const auto beat =
            status.life == Life::Lost ? std::numeric_limits<std::uint64_t>::max() : status.beat;
        return std::tuple(status.epoch, status.session, beat);
    };
    return place(later) > place(earlier);
}

core::Bytes encodeStatus(const Status& status) {
    nlohmann::ordered_json json;
    json["format"] = internal::kFormat;
    json["party"] = status.party.text();
    json["life"] = nameOf(status.life);
    json["journal"] = status.head.journal.hex();
    json["head"] = status.head.sequence;
    json["chain"] = internal::toHex(status.head.chain);
    json["epoch"] = status.epoch;
    json["session"] = status.session;
    json["beat"] = status.beat;
    json["at_ms"] = status.at.time_since_epoch().count();
    return internal::toBytes(json);
}

core::Result<Status> decodeStatus(core::ByteView bytes) {
    const auto object = internal::parseObject(bytes);
    if (!object)
        return object.error();
    internal::Fields fields(*object);
    Status status;
    const auto party = core::PartyId::parse(fields.text("party"));
    if (party)
        status.party = *party;
    else
        fields.refuse("party: " + party.error().text);
    const auto life = lifeNamed(fields.text("life"));
    if (!life)
        fields.refuse("life is not one of online, offline, lost");
    status.life = life.value_or(Life::Lost);
    status.head.journal = fields.journal("journal");
    status.head.sequence = fields.number("head");
    status.head.chain = fields.hash("chain");
    status.epoch = fields.number("epoch");
    status.session = fields.number("session");
    status.beat = fields.number("beat");
    status.at = core::Instant(core::Millis(fields.number("at_ms")));
    if (status.epoch == 0 || status.epoch > status.head.sequence)
        fields.refuse("epoch is not the sequence of an entry of the journal");
    if (fields.problem())
        return *fields.problem();
    return status;
}

} // namespace pitwatch::feed
