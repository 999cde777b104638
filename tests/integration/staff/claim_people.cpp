#include "tests/integration/staff/claim_people.h"

#include "shared/wording/wording.h"

#include <QtGlobal>

#include <array>
#include <stdexcept>

namespace pitwatch::support {

namespace {

using payout::Stage;
using staff::Action;

// Nobody signs faster than that again.
constexpr core::Millis kPause{500};
constexpr unsigned kTwicePercent = 30;

} // namespace

ClaimPeople::ClaimPeople(RealConsole& floor, RealConsole& office, const core::Clock& clock,
                         feed::SeededRandom& random)
    : m_floor(floor), m_office(office), m_clock(clock), m_random(random) {}

// Every six claims have each fate at least once, in an order of chance.
const ClaimPeople::Plan& ClaimPeople::planOf(const events::ClaimId& claim) {
    const auto found = m_plans.find(claim);
    if (found != m_plans.end())
        return found->second;
    if (m_fates.empty())
        m_fates = {Fate::Paid,         Fate::Paid,   Fate::Paid,
                   Fate::TornDocument, Fate::Denied, Fate::Voided};
    const auto at = m_fates.begin() + static_cast<std::ptrdiff_t>(m_random.below(m_fates.size()));
    constexpr std::array kStages{Stage::Verification, Stage::Approval, Stage::Document,
                                 Stage::Payment};
    const Plan plan{*at, kStages.at(m_random.below(kStages.size()))};
    m_fates.erase(at);
    return m_plans.emplace(claim, plan).first->second;
}

RealConsole& ClaimPeople::consoleOf(const std::string& who) {
    return who == "f-omar" ? m_floor : m_office;
}

std::optional<ClaimPeople::Step> ClaimPeople::next(const table::State& state,
                                                   const payout::Claim& claim) {
    const Stage stage = claim.waitsFor();
    const bool roundOpen = state.round && state.round->id == claim.raised.round;
    const bool declared = claim.raised.declaredBy.has_value();
    // What becomes of a declared claim is up to its round.
    const Plan plan = declared ? Plan{} : planOf(claim.id());
    if (stage >= plan.at && stage > Stage::Amount && !claim.anythingPaid()) {
        if (plan.fate == Fate::Denied)
            return Step{"m-karl", Action::DenyClaim, "reason", "not that hand"};
        if (plan.fate == Fate::Voided)
            return Step{"m-karl", Action::VoidClaim, "reason", "raised in error"};
    }
    if (stage == Stage::Verification)
        return Step{"f-omar", Action::VerifyClaim, "checks", "cards,hand,seat,wager"};
    if (stage == Stage::Approval) {
        if (state.setup->payout.tierOf(claim.largestPayment()).surveillance && !claim.surveillance)
            return Step{"s-vera", Action::NotifySurveillance, "answered_by", "booth 2"};
        return Step{claim.approvals.empty() ? "s-vera" : "s-nuno", Action::ApproveClaim};
    }
    if (stage != Stage::Payment || roundOpen)
        return std::nullopt;
    const Step tear{"m-karl", Action::VoidDocument, "reason", "torn in the printer"};
    if (plan.fate == Fate::TornDocument && !claim.anythingPaid() &&
        !m_signed.contains(keyOf(aboutOf(claim), tear)))
        return tear;
    return payment(state, claim);
}

std::optional<ClaimPeople::Step> ClaimPeople::payment(const table::State& state,
                                                      const payout::Claim& claim) {
    if (claim.payment == payout::Payment::Due && claim.amount > core::Cents{}) {
        const bool cheque = state.setup->payout.tierOf(claim.amount).cheque;
        return Step{"f-omar", Action::PayClaim, "method", cheque ? "cheque" : "chips"};
    }
    for (const payout::EnvyDue& due : claim.envy)
        if (due.payment == payout::Payment::Due)
            return Step{"f-omar", Action::PayEnvyLine, "seat",
                        std::to_string(due.line.seat.number)};
    return std::nullopt;
}

bool ClaimPeople::mayBeSigned(const Key& key, RealConsole& console) {
    if (!console.runs())
        return false;
    const auto found = m_signed.find(key);
    if (found == m_signed.end())
        return true;
    const desk::ActionState& before = *console->desk().find(found->second.action);
    if (m_clock.steady() < found->second.at + kPause || before.outcome == desk::Outcome::Accepted)
        return false;
    if (before.outcome == desk::Outcome::Pending && m_clock.wall() < before.expiresAt)
        return false;
    qInfo("%s by %s again: %s", before.name.text().c_str(), before.person.text().c_str(),
          wording::sentence(before.objection.reason).c_str());
    ++m_again;
    return true;
}

ClaimPeople::About ClaimPeople::aboutOf(const payout::Claim& claim) {
    return {*core::PartyId::parse(claim.id().table.text()), staff::objectOf(claim.id()),
            claim.amount};
}

bool ClaimPeople::sign(const About& about, const Step& step) {
    RealConsole& console = consoleOf(step.who);
    const Key key = keyOf(about, step);
    if (!mayBeSigned(key, console))
        return false;
    desk::Request request{step.action, about.table, about.object, {}, {}, {}, {}};
    if (!step.argument.empty())
        request.arguments[*core::enumFromName<staff::Argument>(step.argument)] =
            StaffSite::text(step.value);
    // A console that was away may not know of the claim yet, or not what it pays.
    const staff::Waiting* shown = console->desk().docketOf(about.table).find(about.object);
    if (shown == nullptr || shown->amount != about.amount)
        return false;
    const auto id = console->act(step.who, request);
    if (!id)
        throw std::runtime_error(wording::sentence(id.error()));
    m_signed[key] = {*id, m_clock.steady()};
    ++m_signatures;
    return true;
}

int ClaimPeople::unanswered() const {
    int count = 0;
    for (RealConsole* console : {&m_floor, &m_office})
        if (console->runs())
            for (const auto& [id, action] : (*console)->desk().actions())
                count += action.outcome == desk::Outcome::Pending ? 1 : 0;
    return count;
}

int ClaimPeople::attend(const table::State& state) {
    const int before = m_signatures;
    for (const payout::Claim& claim : state.claims) {
        auto step = next(state, claim);
        if (!step || !sign(aboutOf(claim), *step))
            continue;
        const bool pays = step->action == Action::PayClaim || step->action == Action::PayEnvyLine;
        if (!pays || !m_random.percent(kTwicePercent))
            continue;
        step->who = "f-ruth";
        if (sign(aboutOf(claim), *step))
            ++m_twice;
    }
    return m_signatures - before;
}

int ClaimPeople::declareVoid(const table::State& state) {
    const About round{*core::PartyId::parse(state.submission().table.text()),
                      staff::objectOf(state.round->id),
                      {}};
    return sign(round, {"f-ruth", Action::VoidRound, "reason", "a card was face up"}) ? 1 : 0;
}

} // namespace pitwatch::support
