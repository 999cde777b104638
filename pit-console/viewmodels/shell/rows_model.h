#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration>

#include <vector>

namespace pitwatch::console {

// Rows of named values for a list in QML; each view model says which values its rows have. Rows of
// the same number change in place, so that a list keeps its position and its focus. GUI thread
// only.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a view model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using Row = QVariantList; // One value for each name, in their order.

    explicit RowsModel(QList<QByteArray> names, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_rows.size()); }
    QVariant value(int row, const QByteArray& name) const;
    void setRows(std::vector<Row> rows);

signals:
    void countChanged();

private:
    QList<QByteArray> m_names;
    std::vector<Row> m_rows;
};

} // namespace pitwatch::console
