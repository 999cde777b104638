#include "pit-console/viewmodels/claims/claim_queue_model.h"

#include "pit-console/viewmodels/base/store_view.h"
#include "pit-console/viewmodels/words/claim_text.h"

namespace pitwatch::console {

namespace {

QString firstOf(const std::vector<ClaimPicture>& claims) {
    return claims.empty() ? QString() : claimName(claims.front().claim.id());
}

} // namespace

const ClaimPicture* ClaimQueueModel::chosenClaim() const {
    for (const ClaimPicture& picture : m_claims)
        if (claimName(picture.claim.id()) == m_chosen)
            return &picture;
    return nullptr;
}

QString ClaimQueueModel::endedText() const {
    return m_chosen.isEmpty() || chosenClaim() != nullptr
               ? QString()
               : tr("Claim %1 is not open any more").arg(m_chosen);
}

void ClaimQueueModel::choose(const QString& claim) {
    if (claim == m_chosen)
        return;
    m_chosen = claim.isEmpty() ? firstOf(m_claims) : claim;
    fill();
    emit anotherChosen();
    emit changed();
}

void ClaimQueueModel::fill() {
    QList<ClaimRow> rows;
    for (const ClaimPicture& picture : m_claims)
        rows << claimRow(picture, m_now, &picture == chosenClaim());
    m_rows.set(rows);
}

bool ClaimQueueModel::show(const Snapshot& snapshot) {
    const QString stale = staleTextOf(snapshot);
    const bool same = snapshot.claims == m_claims && stale == m_staleText;
    // The ages of the rows go by the second.
    if (same && std::chrono::floor<std::chrono::seconds>(snapshot.at) ==
                    std::chrono::floor<std::chrono::seconds>(m_now))
        return false;
    m_now = snapshot.at;
    if (!same) {
        m_staleText = stale;
        m_claims = snapshot.claims;
        if (m_chosen.isEmpty() || m_claims.empty())
            m_chosen = firstOf(m_claims);
    }
    fill();
    if (!same)
        emit changed();
    return !same;
}

} // namespace pitwatch::console
