#include "shared/staff/actions/statement.h"

#include "shared/staff/internal/purpose.h"

#include <algorithm>

namespace pitwatch::staff {

namespace {

constexpr std::string_view kStatementPurpose = "pitwatch staff statement 1\n";

} // namespace

NamedArguments named(const Arguments& arguments) {
    NamedArguments all;
    for (const auto& [argument, text] : arguments)
        all.emplace(events::nameOf<ArgumentName>(argument), text);
    return all;
}

const core::Text* Statement::argument(Argument argument) const {
    const std::string_view name = core::enumName(argument);
    const auto at = std::find_if(arguments.begin(), arguments.end(),
                                 [&](const auto& one) { return one.first.text() == name; });
    return at == arguments.end() ? nullptr : &at->second;
}

core::Bytes statementBytes(const Statement& statement) {
    return withPurpose(kStatementPurpose, statement);
}

core::Result<Statement> parseStatement(core::ByteView bytes) {
    if (bytes.size() > kMaxStatementBytes)
        return core::Error{"the statement is too long"};
    const auto body = afterPurpose(kStatementPurpose, bytes);
    if (!body)
        return core::Error{"it is not a statement of version 1"};
    auto statement = wire::decode<Statement>(*body);
    if (statement && statement->arguments.size() > kMaxArguments)
        return core::Error{"the statement has too many arguments"};
    return statement;
}

events::StaffActionSigned signStatement(const Statement& statement, const SigningKey& key) {
    events::StaffActionSigned action;
    action.action = statement.id;
    action.name = events::nameOf<events::ActionName>(statement.action);
    action.person = statement.person;
    action.addressee = statement.addressee;
    action.rosterVersion = statement.rosterVersion;
    action.expiresAt = statement.expiresAt;
    action.statement = statementBytes(statement);
    action.signature = key.sign(action.statement);
    return action;
}

} // namespace pitwatch::staff
