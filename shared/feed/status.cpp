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

// Text and names here need no escapes, so it is written as it stands: every party says this once a
// second, and building a tree first would be most of the work.
core::Bytes encodeStatus(const Status& status) {
    std::string text = "{\"format\":" + std::to_string(internal::kFormat);
    const auto words = [&text](std::string_view key, std::string_view value) {
        text.append(",\"").append(key).append("\":\"").append(value).append("\"");
    };
    const auto number = [&text](std::string_view key, auto value) {
        text.append(",\"").append(key).append("\":").append(std::to_string(value));
    };
    words("party", status.party.text());
    words("life", nameOf(status.life));
    words("journal", status.head.journal.hex());
    number("head", status.head.sequence);
    words("chain", internal::toHex(status.head.chain));
    number("epoch", status.epoch);
    number("session", status.session);
    number("beat", status.beat);
    number("at_ms", status.at.time_since_epoch().count());
    text += '}';
    return {text.begin(), text.end()};
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
