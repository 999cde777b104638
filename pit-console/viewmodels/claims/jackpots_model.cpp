#include "pit-console/viewmodels/claims/jackpots_model.h"

#include "pit-console/viewmodels/signing/signing_text.h"

#include <algorithm>

namespace pitwatch::console {

JackpotsModel::JackpotsModel(QObject* parent)
    : QObject(parent), m_actions(Asker::Jackpots, [this](const ActionOffer& offer) {
        return SigningFacts{claimFacts(offer, *m_queue.chosenClaim()), m_claim.cards()};
    }) {
    connect(&m_queue, &ClaimQueueModel::anotherChosen, this, [this] {
        m_actions.forgetOutcome();
        m_claim.forgetSaved();
        refresh();
    });
}

// Nothing is shown or offered of a claim that has ended.
void JackpotsModel::refresh() {
    const ClaimPicture* chosen = m_queue.chosenClaim();
    m_claim.show(chosen);
    m_actions.show(chosen != nullptr ? chosen->actions : std::vector<ActionOffer>{},
                   chosen != nullptr && chosen->standing == feed::Standing::Fresh);
}

// The claim of the dialog, whichever is being looked at by now.
void JackpotsModel::look() {
    const ActionOffer* asked = m_actions.signing()->offer();
    if (asked == nullptr)
        return;
    const auto& claims = m_queue.claims();
    const auto found = std::find_if(claims.begin(), claims.end(), [&](const ClaimPicture& picture) {
        return core::partyOf(picture.claim.id().table) == asked->request.addressee &&
               staff::objectOf(picture.claim.id()) == asked->request.object;
    });
    if (found == claims.end())
        m_actions.signing()->look({}, true);
    else
        m_actions.signing()->look(found->actions, found->standing == feed::Standing::Fresh);
}

void JackpotsModel::show(const Snapshot& snapshot) {
    const bool settled = m_actions.signing()->settle(snapshot);
    const bool changed = m_queue.show(snapshot);
    look();
    if (settled || changed)
        refresh();
}

} // namespace pitwatch::console
