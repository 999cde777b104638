#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration>

namespace pitwatch::console {

// A list of typed rows as QML sees it: one role for each property of the row's type, so that a
// delegate names those it shows as required properties. View models hold Rows of their row type;
// this is what all of them have in common. GUI thread only.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a view model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return rowCount(); }

signals:
    void countChanged();

protected:
    explicit RowsModel(const QMetaObject& rowType) : m_rowType(rowType) {}

    // Of the row's own type.
    virtual const void* rowAt(int row) const = 0;
    void rowsChanged(int first, int last);

private:
    const QMetaObject& m_rowType;
};

} // namespace pitwatch::console
