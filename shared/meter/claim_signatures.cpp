#include "shared/meter/internal/handlers.h"
#include "shared/payout/claim.h"
#include "shared/staff/actions/check.h"
#include "shared/text/whole_number.h"

// What people signed for a claim, as the tables' records have it: checked here once more, because
// a table's word alone moves no meter and makes no document.

namespace pitwatch::meter {

namespace {

std::optional<events::ClaimId> claimOf(const core::TableId& table, const staff::Object& object) {
    const auto number = text::wholeNumber<std::uint64_t>(object.id.value());
    if (object.kind != staff::ObjectKind::Claim || !number)
        return std::nullopt;
    return events::ClaimId{table, *number};
}

// The claim as its people see it. Who verified and who approved is compared when the document is
// asked for: a claim that was returned is verified and approved anew by whoever is there.
staff::Waiting waitingFor(const State& state, const OpenClaim& open) {
    staff::Waiting waiting;
    waiting.hash = open.noted.hash;
    waiting.nonce = open.noted.nonce;
    waiting.amount = open.noted.amount;
    waiting.alongside = envyOf(open.noted.envy);
    if (open.noted.link) {
        const auto fixed = state.fixed.find(open.noted.claim);
        waiting.amountFixed = fixed != state.fixed.end();
        waiting.amount = waiting.amountFixed ? fixed->second.amount : core::Cents{};
    }
    waiting.verifiedBeforeAmount =
        payout::verifiedBeforeAmount(open.noted.link.has_value(), open.noted.declaredBy);
    waiting.involved = payout::makersOf(open.noted.dealer, open.noted.declaredBy);
    return waiting;
}

} // namespace

void decideOn(Draft& draft, const SignatureRead& input) {
    const auto said = staff::parseStatement(input.accepted.statement);
    if (!said ||
        (said->action != staff::Action::VerifyClaim && said->action != staff::Action::ApproveClaim))
        return;
    const auto claim = claimOf(input.table, said->object);
    const OpenClaim* open = claim ? draft.base().find(*claim) : nullptr;
    if (open == nullptr || open->has(said->id))
        return;
    const auto addressee = core::PartyId::parse(input.table.text());
    const staff::Waiting waiting = waitingFor(draft.base(), *open);
    const auto good =
        staff::checkAccepted(input.accepted, {*addressee, waiting, input.roster, draft.now()});
    const auto name = events::nameOf<events::ActionName>(said->action);
    if (!good)
        return draft.emit(
            events::ClaimSignatureRefused{*claim, said->id, name, said->person, good.error()});
    draft.emit(events::ClaimSignatureTaken{*claim, said->id, name, said->person,
                                           events::nameOf<events::RoleName>(said->role),
                                           said->rosterVersion});
    if (said->action == staff::Action::VerifyClaim)
        fixVerified(draft, *claim);
}

} // namespace pitwatch::meter
