#include "pit-console/viewmodels/base/rows_model.h"

#include <QMetaProperty>

namespace pitwatch::console {

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < Qt::UserRole)
        return {};
    return m_rowType.property(role - Qt::UserRole).readOnGadget(rowAt(index.row()));
}

QHash<int, QByteArray> RowsModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_rowType.propertyCount(); ++i)
        names.insert(Qt::UserRole + i, m_rowType.property(i).name());
    return names;
}

void RowsModel::rowsChanged(int first, int last) {
    emit dataChanged(index(first), index(last));
}

} // namespace pitwatch::console
