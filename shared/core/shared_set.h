#pragma once

#include <memory>
#include <set>
#include <utility>

namespace pitwatch::core {

// A set whose copies share what is in it until one of them changes: copying it costs the same
// however much it holds. For what only ever grows inside a value that is copied all the time.
template <typename T>
class SharedSet {
public:
    bool contains(const T& item) const { return m_items && m_items->contains(item); }
    std::size_t size() const { return m_items ? m_items->size() : 0; }

    void insert(T item) {
        if (!m_items)
            m_items = std::make_shared<std::set<T>>();
        else if (m_items.use_count() > 1)
            m_items = std::make_shared<std::set<T>>(*m_items);
        m_items->insert(std::move(item));
    }

    friend bool operator==(const SharedSet& a, const SharedSet& b) {
        return a.m_items == b.m_items ||
               (a.size() == b.size() && (a.size() == 0 || *a.m_items == *b.m_items));
    }

private:
    std::shared_ptr<std::set<T>> m_items;
};

} // namespace pitwatch::core
