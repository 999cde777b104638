#include "pit-console/viewmodels/orders_model.h"

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
    m_sender.forgetOutcome();
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
    return link != nullptr ? m_sender.rows(link->actions, allowed) : QVariantList();
}

void OrdersModel::act(int row, const QVariantMap& filled, const QString& passphrase) {
    const LinkPicture* link = chosen();
    if (link == nullptr || row < 0 || static_cast<std::size_t>(row) >= link->actions.size())
        return;
    const ActionOffer offer = link->actions[static_cast<std::size_t>(row)];
    m_sender.send(offer, filled, passphrase);
    emit changed();
}

void OrdersModel::show(const Snapshot& snapshot) {
    const bool settled = m_sender.settle(snapshot.outcomes);
    if (!settled && snapshot.links == m_links)
        return;
    m_links = snapshot.links;
    emit changed();
}

} // namespace pitwatch::console
