#pragma once

#include "shared/staff/pad/pad_session.h"
#include "shared/text/hex.h"
#include "table-agent/devices/signed_message.h"
#include "tests/support/sites/staff_site.h"

#include <string>
#include <string_view>

namespace pitwatch::support {

// A pad of T01 that signs, with known keys. What it says is as it should be; a test spoils it.
class SignedPad {
public:
    explicit SignedPad(StaffSite& site) : m_site(site) {
        m_site.place("P01", staff::DeviceKind::Pad);
    }

    staff::Delegation delegation(std::string_view who, core::Instant now) {
        staff::Delegation one;
        one.id[0] = ++m_delegations;
        one.person = StaffSite::person(who);
        const staff::Person* known = m_site.roster().find(one.person);
        one.role = known == nullptr ? staff::Role::Dealer : known->role;
        one.table = *core::TableId::parse("T01");
        one.pad = StaffSite::party("P01");
        one.key = StaffSite::keyOf(kPadKey).publicKey();
        one.rosterVersion = m_site.roster().version;
        one.from = now;
        one.until = now + std::chrono::hours{4};
        return one;
    }
    static devices::SignOn signOn(const staff::Delegation& delegation) {
        return {signedBy(delegation.person.text(), staff::signedBytes(delegation))};
    }

    static staff::Press press(const staff::Delegation& delegation, std::uint64_t number,
                              std::string_view command, core::Instant now) {
        return {delegation.id, number, now, core::Bytes(command.begin(), command.end())};
    }
    static devices::SignedPress say(const staff::Press& press,
                                    std::initializer_list<std::string_view> cosigners = {}) {
        const core::Bytes bytes = staff::signedBytes(press);
        devices::SignedPress said{signedBy(kPadKey, bytes), {}};
        for (const std::string_view who : cosigners)
            said.cosigned.push_back({StaffSite::person(who), StaffSite::keyOf(who).sign(bytes)});
        return said;
    }

    // As it goes over the broker.
    static std::string messageOf(const devices::SignOn& on) {
        return R"({"v":1,"command":"sign_on",)" + fieldsOf(on.word) + "}";
    }
    static std::string messageOf(const devices::SignedPress& said) {
        std::string cosigned;
        for (const events::PressCosigned& one : said.cosigned)
            cosigned += (cosigned.empty() ? "" : ",") +
                        (R"({"person":")" + one.person.text() + R"(","signature":")") +
                        text::toHex(one.signature) + "\"}";
        return R"({"v":1,"command":"press",)" + fieldsOf(said.word) +
               (cosigned.empty() ? "" : R"(,"cosigned":[)" + cosigned + "]") + "}";
    }

    static staff::SignedWord signedBy(std::string_view key, const core::Bytes& bytes) {
        return {bytes, StaffSite::keyOf(key).sign(bytes)};
    }

    static constexpr std::string_view kPadKey = "key in the pad";

private:
    static std::string fieldsOf(const staff::SignedWord& word) {
        return R"("statement":")" + text::toHex(word.statement) + R"(","signature":")" +
               text::toHex(word.signature) + "\"";
    }

    StaffSite& m_site;
    std::uint8_t m_delegations = 0;
};

} // namespace pitwatch::support
