#pragma once

#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/core/money.h"
#include "shared/core/text.h"
#include "shared/events/phrase.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

// Our own types in and out of SQLite, so that no projection spells a conversion. An empty name or
// text is kept as it is; an absent value is NULL.

namespace pitwatch::console {

namespace sql {

template <typename T>
concept Whole = std::integral<T> || std::is_enum_v<T>;

template <Whole T>
void bind(SQLite::Statement& statement, int index, T value) {
    statement.bind(index, static_cast<std::int64_t>(value));
}
inline void bind(SQLite::Statement& statement, int index, const std::string& value) {
    statement.bind(index, value);
}
inline void bind(SQLite::Statement& statement, int index, const char* value) {
    statement.bind(index, value);
}
// A view of bytes that live until the statement was run.
inline void bind(SQLite::Statement& statement, int index, core::ByteView bytes) {
    static const std::uint8_t kNone = 0;
    statement.bindNoCopy(index, bytes.empty() ? &kNone : bytes.data(),
                         static_cast<int>(bytes.size()));
}
inline void bind(SQLite::Statement& statement, int index, core::Instant value) {
    statement.bind(index, static_cast<std::int64_t>(value.time_since_epoch().count()));
}
inline void bind(SQLite::Statement& statement, int index, core::Cents value) {
    statement.bind(index, value.value());
}
inline void bind(SQLite::Statement& statement, int index, core::MicroCents value) {
    statement.bind(index, value.value());
}
inline void bind(SQLite::Statement& statement, int index, core::Seat value) {
    statement.bind(index, static_cast<std::int64_t>(value.number));
}
// As its bytes, to be worded where somebody reads it.
void bind(SQLite::Statement& statement, int index, const events::Phrase& value);
inline void bind(SQLite::Statement& statement, int index, const core::Text& value) {
    statement.bind(index, value.value());
}
template <typename Tag>
void bind(SQLite::Statement& statement, int index, const core::Name<Tag>& value) {
    statement.bind(index, value.text());
}
template <typename Tag>
void bind(SQLite::Statement& statement, int index, core::Number<Tag> value) {
    statement.bind(index, static_cast<std::int64_t>(value.value));
}
template <typename T>
void bind(SQLite::Statement& statement, int index, const std::optional<T>& value) {
    if (value)
        bind(statement, index, *value);
    else
        statement.bind(index);
}

template <Whole T>
void read(const SQLite::Column& column, T& value) {
    value = static_cast<T>(column.getInt64());
}
inline void read(const SQLite::Column& column, std::string& value) {
    value = column.getString();
}
inline void read(const SQLite::Column& column, core::Instant& value) {
    value = core::Instant{core::Millis{column.getInt64()}};
}
inline void read(const SQLite::Column& column, core::Cents& value) {
    value = core::Cents{column.getInt64()};
}
inline void read(const SQLite::Column& column, core::MicroCents& value) {
    value = core::MicroCents{column.getInt64()};
}
inline void read(const SQLite::Column& column, core::Seat& value) {
    value.number = static_cast<std::uint8_t>(column.getInt());
}
void read(const SQLite::Column& column, events::Phrase& value);
inline void read(const SQLite::Column& column, core::Text& value) {
    value = core::Text::fitted(column.getString());
}
template <typename Tag>
void read(const SQLite::Column& column, core::Name<Tag>& value) {
    if (auto name = core::Name<Tag>::parse(column.getString()))
        value = *name;
}
template <typename Tag>
void read(const SQLite::Column& column, core::Number<Tag>& value) {
    value.value = static_cast<std::uint64_t>(column.getInt64());
}
// A view that holds until the next row.
inline core::ByteView bytesIn(const SQLite::Column& column) {
    return {static_cast<const std::uint8_t*>(column.getBlob()),
            static_cast<std::size_t>(column.getBytes())};
}
template <typename T>
void read(const SQLite::Column& column, std::optional<T>& value) {
    if (!column.isNull())
        read(column, value.emplace());
    else
        value.reset();
}

} // namespace sql

// A statement that changes rows, prepared once and run many times.
class Command {
public:
    Command(SQLite::Database& database, const char* text) : m_statement(database, text) {}

    // How many rows it changed.
    template <typename... Values>
    int run(const Values&... values) {
        m_statement.reset();
        int index = 0;
        (sql::bind(m_statement, ++index, values), ...);
        return m_statement.exec();
    }

private:
    SQLite::Statement m_statement;
};

// A question, its rows read one after the other.
class Query {
public:
    template <typename... Values>
    Query(SQLite::Database& database, const std::string& text, const Values&... values)
        : m_statement(database, text) {
        int index = 0;
        (sql::bind(m_statement, ++index, values), ...);
    }

    template <typename T>
    void bind(int index, const T& value) {
        sql::bind(m_statement, index, value);
    }

    bool next() { return m_statement.executeStep(); }

    // The columns of the row, in their order.
    template <typename... Fields>
    void into(Fields&... fields) {
        int index = 0;
        (sql::read(m_statement.getColumn(index++), fields), ...);
    }

    SQLite::Column column(int index) { return m_statement.getColumn(index); }

private:
    SQLite::Statement m_statement;
};

} // namespace pitwatch::console
