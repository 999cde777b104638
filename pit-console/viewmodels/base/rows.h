#pragma once

#include "pit-console/viewmodels/base/rows_model.h"

#include <QList>

#include <algorithm>

namespace pitwatch::console {

// A row that is of one thing wherever it stands in the list.
template <typename Row>
concept KeyedRow = requires(const Row& row) {
    row.key() == row.key();
};

// The rows of one list. Row is a Q_GADGET that can be compared; its properties are the roles. What
// is set takes the place of what was there with the fewest signals: a row that did not change is
// not touched, one that did changes in place, so that a list keeps its position and its focus. Rows
// with a key() come and go by it; others are nothing but their place.
template <typename Row>
class Rows final : public RowsModel {
public:
    Rows() : RowsModel(Row::staticMetaObject) {}

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    bool isEmpty() const { return m_rows.isEmpty(); }
    const Row& at(int row) const { return m_rows.at(row); }
    const QList<Row>& all() const { return m_rows; }

    void set(const QList<Row>& rows) {
        const qsizetype before = m_rows.size();
        const qsizetype shorter = std::min(before, rows.size());
        const qsizetype first = sameAtTheStart(rows, shorter);
        const qsizetype last = sameAtTheEnd(rows, shorter - first);
        remove(first, before - last);
        insert(rows, first, rows.size() - last);
        change(rows);
        if (m_rows.size() != before)
            emit countChanged();
    }

private:
    const void* rowAt(int row) const override { return &at(row); }

    static bool same(const Row& one, const Row& other) {
        if constexpr (KeyedRow<Row>)
            return one.key() == other.key();
        else
            return true;
    }
    qsizetype sameAtTheStart(const QList<Row>& rows, qsizetype most) const {
        qsizetype count = 0;
        while (count < most && same(m_rows[count], rows[count]))
            ++count;
        return count;
    }
    qsizetype sameAtTheEnd(const QList<Row>& rows, qsizetype most) const {
        qsizetype count = 0;
        while (count < most &&
               same(m_rows[m_rows.size() - 1 - count], rows[rows.size() - 1 - count]))
            ++count;
        return count;
    }

    void remove(qsizetype from, qsizetype to) {
        if (from == to)
            return;
        beginRemoveRows({}, static_cast<int>(from), static_cast<int>(to) - 1);
        m_rows.remove(from, to - from);
        endRemoveRows();
    }

    void insert(const QList<Row>& rows, qsizetype from, qsizetype to) {
        if (from == to)
            return;
        beginInsertRows({}, static_cast<int>(from), static_cast<int>(to) - 1);
        for (qsizetype row = from; row < to; ++row)
            m_rows.insert(row, rows[row]);
        endInsertRows();
    }

    // There are as many now; neighbours that change are told of together.
    void change(const QList<Row>& rows) {
        for (qsizetype row = 0; row < rows.size(); ++row) {
            const qsizetype first = row;
            while (row < rows.size() && rows[row] != m_rows[row])
                ++row;
            if (first == row)
                continue;
            std::copy(rows.begin() + first, rows.begin() + row, m_rows.begin() + first);
            rowsChanged(static_cast<int>(first), static_cast<int>(row) - 1);
        }
    }

    QList<Row> m_rows;
};

} // namespace pitwatch::console
