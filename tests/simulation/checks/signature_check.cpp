#include "tests/simulation/checks/signature_check.h"

#include "tests/simulation/checks/violation.h"

#include <sodium.h>

#include <algorithm>

namespace pitwatch::simulation {

using staff::Role;

namespace {

constexpr core::Millis kLongestStatement{5 * 60'000};

} // namespace

void SignatureCheck::check(bool held, const std::string& what) const {
    require(held, "signatures", m_party.text() + ": " + what);
}

std::optional<staff::Statement> SignatureCheck::follow(const events::Event& event,
                                                       core::Instant at) {
    if (const auto* adopted = event.as<events::RosterAdopted>())
        adopt(*adopted);
    else if (const auto* received = event.as<events::StaffActionReceived>())
        receive(*received, at);
    else if (const auto* counted = event.as<events::StaffRefusalsCounted>())
        m_answers += counted->count;
    else if (event.as<events::StaffActionRefused>() != nullptr)
        ++m_answers;
    else if (const auto* accepted = event.as<events::StaffActionAccepted>())
        return accept(*accepted, at);
    return std::nullopt;
}

// What has expired may be heard again: whoever checks it need not remember it for ever.
void SignatureCheck::receive(const events::StaffActionReceived& received, core::Instant at) {
    const auto [first, isNew] = m_received.try_emplace(received.action, at);
    check(isNew || at - first->second > kLongestStatement, "a signed action was used twice");
}

void SignatureCheck::adopt(const events::RosterAdopted& adopted) {
    const auto known = m_rosters.find(adopted.version);
    check(known != m_rosters.end() && staff::digestOf(known->second) == adopted.digest,
          "a roster was adopted that the site never signed");
    check(adopted.version > m_version, "an older roster was adopted");
    m_version = adopted.version;
}

staff::Statement SignatureCheck::accept(const events::StaffActionAccepted& accepted,
                                        core::Instant at) {
    ++m_answers;
    check(m_received.contains(accepted.action), "an action was accepted that was not received");
    check(m_accepted.insert(accepted.action).second, "a signed action was accepted twice");
    check(m_version != 0, "an action was accepted without a roster");
    const auto statement = staff::parseStatement(accepted.statement);
    check(statement.ok(), "an action was accepted that nobody can read");
    check(statement->id == accepted.action && statement->addressee == m_party,
          "an action was accepted that is not what was signed");
    check(wasSigned(*statement, accepted), "an action was accepted that no console has signed");
    check(statement->rosterVersion == m_version,
          "signed under another roster than the one in force");
    check(at < statement->expiresAt, "an action was accepted that had expired");
    check(statement->expiresAt - statement->issuedAt <= kLongestStatement,
          "an action was accepted that would have lasted too long");
    checkPerson(*statement, accepted);
    return *statement;
}

void SignatureCheck::checkPerson(const staff::Statement& statement,
                                 const events::StaffActionAccepted& accepted) const {
    const auto found = roster().people.find(statement.person);
    check(found != roster().people.end() && found->second.active,
          "an action was accepted of somebody who has no rights");
    const staff::Person& person = found->second;
    check(crypto_sign_verify_detached(accepted.signature.data(), accepted.statement.data(),
                                      accepted.statement.size(), person.key.data()) == 0,
          "an action was accepted whose signature is false");
    check(person.role == statement.role, "an action was accepted under another role");
    check(person.role == Role::Floorperson || person.role == Role::Supervisor ||
              person.role == Role::ShiftManager,
          "an action was accepted of somebody who decides nothing");
}

bool SignatureCheck::wasSigned(const staff::Statement& statement,
                               const events::StaffActionAccepted& accepted) const {
    const auto console = m_actions.find(statement.console);
    return console != m_actions.end() &&
           std::any_of(console->second.begin(), console->second.end(), [&](const auto& action) {
               return action.statement == accepted.statement &&
                      action.signature == accepted.signature;
           });
}

void SignatureCheck::finish() const {
    std::uint64_t addressed = 0;
    for (const auto& [console, actions] : m_actions)
        addressed += static_cast<std::uint64_t>(
            std::count_if(actions.begin(), actions.end(),
                          [&](const auto& action) { return action.addressee == m_party; }));
    require(m_answers == addressed, "answers",
            m_party.text() + ": " + std::to_string(addressed) + " actions were addressed to it, " +
                std::to_string(m_answers) + " answered");
}

} // namespace pitwatch::simulation
