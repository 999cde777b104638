#include "pit-console/viewmodels/meters/orders_model.h"

#include "pit-console/viewmodels/signing/signing_text.h"

#include <algorithm>

namespace pitwatch::console {

const LinkPicture* OrdersModel::chosen() const {
    for (const LinkPicture& link : m_links)
        if (QString::fromStdString(link.link.text()) == m_link)
            return &link;
    return nullptr;
}

void OrdersModel::setLink(const QString& link) {
    if (link == m_link)
        return;
    m_link = link;
    m_signing.sender().forgetOutcome();
    emit changed();
}

int OrdersModel::waiting() const {
    const LinkPicture* link = chosen();
    return link == nullptr
               ? 0
               : static_cast<int>(std::count_if(
                     link->actions.begin(), link->actions.end(), [](const ActionOffer& offer) {
                         return offer.request.action == staff::Action::ApproveOrder;
                     }));
}

bool OrdersModel::current() const {
    const LinkPicture* link = chosen();
    return link != nullptr && link->freshness == Freshness::Live;
}

QVariantList OrdersModel::offers(bool allowed) const {
    const LinkPicture* link = chosen();
    return link != nullptr ? m_signing.sender().rows(link->actions, allowed) : QVariantList();
}

void OrdersModel::ask(const QString& key) {
    const LinkPicture* link = chosen();
    if (link == nullptr)
        return;
    for (const ActionOffer& offer : link->actions)
        if (QString::fromStdString(keyOf(offer)) == key)
            return m_signing.ask(offer, linkFacts(offer, *link));
}

// The controller of the dialog's object, whichever link is being looked at by now.
void OrdersModel::look() {
    const ActionOffer* asked = m_signing.offer();
    if (asked == nullptr)
        return;
    std::vector<ActionOffer> offers;
    bool heard = false;
    for (const LinkPicture& link : m_links) {
        if (link.controller != asked->request.addressee)
            continue;
        heard = heard || link.freshness == Freshness::Live;
        offers.insert(offers.end(), link.actions.begin(), link.actions.end());
    }
    m_signing.look(offers, heard);
}

void OrdersModel::show(const Snapshot& snapshot) {
    const bool settled = m_signing.settle(snapshot);
    const bool same = snapshot.links == m_links;
    m_links = snapshot.links;
    look();
    if (settled || !same)
        emit changed();
}

} // namespace pitwatch::console
