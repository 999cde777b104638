#include "pit-console/viewmodels/signing/actions_model.h"

#include "pit-console/core/offers/offer_change.h"

namespace pitwatch::console {

ActionsModel::ActionsModel(Asker asker, FactsOf factsOf)
    : m_signing(asker), m_factsOf(std::move(factsOf)) {}

void ActionsModel::ask(const QString& offer) {
    const std::string key = offer.toStdString();
    for (const ActionOffer& one : m_offers)
        if (keyOf(one) == key)
            return m_signing.ask(one, m_factsOf(one));
}

void ActionsModel::show(const std::vector<ActionOffer>& offers, bool current) {
    m_offers = offers;
    m_current = current;
    m_allowed.set(m_signing.sender().rows(m_offers, true));
    m_refused.set(m_signing.sender().rows(m_offers, false));
    emit changed();
}

void ActionsModel::forgetOutcome() {
    m_signing.sender().forgetOutcome();
    emit changed();
}

} // namespace pitwatch::console
