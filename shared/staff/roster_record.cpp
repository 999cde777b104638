#include "shared/staff/roster_record.h"

#include "shared/core/assertion.h"
#include "shared/wire/archive.h"

#include <algorithm>
#include <limits>

namespace pitwatch::staff {

namespace {

struct Body {
    static constexpr unsigned kVersion = 1;

    core::Bytes roster{}; // signedBytes()
    std::map<PublicKey, Signature> signatures{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "roster", roster, "signatures", signatures);
    }
};

core::Result<SignedRoster> parse(core::ByteView bytes) {
    auto body = wire::decode<Body>(bytes);
    if (!body)
        return body.error();
    auto roster = parseSignedBytes(body->roster);
    if (!roster)
        return roster.error();
    return SignedRoster{*std::move(roster), std::move(body->signatures)};
}

} // namespace

std::vector<events::RosterKept> recordOf(const SignedRoster& given) {
    const core::Bytes bytes = wire::encode(Body{signedBytes(given.roster), given.signatures});
    const std::size_t count = (bytes.size() + kMaxRosterPart - 1) / kMaxRosterPart;
    PW_ASSERT(count <= std::numeric_limits<std::uint16_t>::max());
    std::vector<events::RosterKept> parts;
    for (std::size_t at = 0; at < bytes.size(); at += kMaxRosterPart) {
        const auto first = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const auto size = static_cast<std::ptrdiff_t>(std::min(kMaxRosterPart, bytes.size() - at));
        parts.push_back(events::RosterKept{
            given.roster.version, static_cast<std::uint16_t>(parts.size() + 1),
            static_cast<std::uint16_t>(count), core::Bytes(first, first + size)});
    }
    return parts;
}

std::optional<core::Result<SignedRoster>> RosterParts::add(const events::Event& event) {
    const auto* part = event.as<events::RosterKept>();
    return part != nullptr ? join(*part) : std::nullopt;
}

std::optional<core::Result<SignedRoster>> RosterParts::join(const events::RosterKept& part) {
    if (part.part == 1) {
        m_version = part.version;
        m_parts = part.parts;
        m_next = 1;
        m_bytes.clear();
    }
    if (part.part != m_next || part.parts != m_parts || part.version != m_version || m_parts == 0)
        return core::Result<SignedRoster>(core::Error{"its parts do not belong together"});
    m_bytes.insert(m_bytes.end(), part.bytes.begin(), part.bytes.end());
    if (m_next++ < m_parts)
        return std::nullopt;
    auto whole = parse(m_bytes);
    if (whole && whole->roster.version != m_version)
        return core::Result<SignedRoster>(core::Error{"it is of another version than it says"});
    return whole;
}

} // namespace pitwatch::staff
