#include "shared/command_line/command_line.h"

#include "shared/core/printable.h"
#include "shared/core/program_output.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <iostream>
#include <sstream>

namespace pitwatch::command_line {

Option Option::required() {
    m_option->required();
    return *this;
}

Option Option::needs(const Option& other) {
    m_option->needs(other.m_option);
    return *this;
}

Option Option::excludes(const Option& other) {
    m_option->excludes(other.m_option);
    return *this;
}

Option Option::expected(int count) {
    m_option->expected(count);
    return *this;
}

Option Option::between(int least, int most) {
    m_option->check(CLI::Range(least, most));
    return *this;
}

Option Option::between(double least, double most) {
    m_option->check(CLI::Range(least, most));
    return *this;
}

Option Option::oneOf(std::initializer_list<const char*> words) {
    m_option->check(CLI::IsMember(std::vector<std::string>(words.begin(), words.end())));
    return *this;
}

Option Option::typeName(const char* name) {
    m_option->type_name(name);
    return *this;
}

Option Option::showDefault() {
    m_option->capture_default_str();
    return *this;
}

Option Option::showDefault(const char* words) {
    m_option->default_str(words);
    return *this;
}

Command Command::command(const char* name, const char* help) {
    return {m_app->add_subcommand(name, help), m_exitCode};
}

void Command::needsCommand() {
    m_app->require_subcommand(1);
}

template <typename Value>
Option Command::option(const char* name, Value& into, const char* help) {
    return Option(m_app->add_option(name, into, help));
}

template Option Command::option(const char*, std::string&, const char*);
template Option Command::option(const char*, std::vector<std::string>&, const char*);
template Option Command::option(const char*, int&, const char*);
template Option Command::option(const char*, unsigned&, const char*);
template Option Command::option(const char*, std::uint16_t&, const char*);
template Option Command::option(const char*, std::uint64_t&, const char*);
template Option Command::option(const char*, std::int64_t&, const char*);
template Option Command::option(const char*, double&, const char*);

Option Command::option(const char* name, const std::function<void(const std::string&)>& take,
                       const char* help) {
    return Option(m_app->add_option_function<std::string>(name, take, help));
}

Option Command::flag(const char* name, bool& into, const char* help) {
    return Option(m_app->add_flag(name, into, help));
}

void Command::configFile(const char* name, const char* help) {
    m_app->set_config(name, "", help);
    m_app->allow_config_extras(CLI::config_extras_mode::error);
}

std::string Command::configPath() const {
    const CLI::Option* given = m_app->get_config_ptr();
    return given != nullptr && given->count() > 0 ? given->as<std::string>() : std::string();
}

void Command::footer(const char* text) {
    m_app->footer(text);
}

void Command::runs(std::function<int()> work) {
    m_app->callback([exitCode = m_exitCode, work = std::move(work)] { *exitCode = work(); });
}

bool Command::has(const char* name) const {
    return m_app->count(name) > 0;
}

Program::Program(const char* help, const char* name)
    : Command(nullptr, std::make_shared<int>(0)), m_owned(std::make_unique<CLI::App>(help, name)) {
    m_app = m_owned.get();
}

Program::~Program() = default;

std::optional<int> Program::parse(int argc, char** argv) {
    try {
        m_app->parse(argc, argv);
    } catch (const CLI::ParseError& stop) {
        // Asking for help is fine; everything else the library reports is wrong use.
        // It quotes arguments and the settings file.
        std::stringstream said;
        const int code = m_app->exit(stop, std::cout, said);
        for (std::string line; std::getline(said, line);)
            std::cerr << core::printable(line) << '\n';
        return code == 0 ? 0 : 2;
    }
    return std::nullopt;
}

std::optional<int> Program::read(int argc, char** argv) {
    if (const auto exitCode = parse(argc, argv))
        return core::closeOutput(m_app->get_name(), *exitCode);
    return std::nullopt;
}

int Program::run(int argc, char** argv) {
    return parse(argc, argv).value_or(*m_exitCode);
}

} // namespace pitwatch::command_line
