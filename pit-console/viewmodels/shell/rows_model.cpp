#include "pit-console/viewmodels/shell/rows_model.h"

namespace pitwatch::console {

RowsModel::RowsModel(QList<QByteArray> names, QObject* parent)
    : QAbstractListModel(parent), m_names(std::move(names)) {}

int RowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return m_rows[static_cast<std::size_t>(index.row())].value(role - Qt::UserRole);
}

QHash<int, QByteArray> RowsModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (qsizetype i = 0; i < m_names.size(); ++i)
        names.insert(Qt::UserRole + static_cast<int>(i), m_names[i]);
    return names;
}

QVariant RowsModel::value(int row, const QByteArray& name) const {
    return data(index(row), Qt::UserRole + static_cast<int>(m_names.indexOf(name)));
}

void RowsModel::setRows(std::vector<Row> rows) {
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        emit dataChanged(index(0), index(count() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit countChanged();
}

} // namespace pitwatch::console
