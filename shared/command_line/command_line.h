#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>

namespace CLI {
class App;
class Option;
} // namespace CLI

// The command lines of all programs: a thin face of CLI11, whose templates are compiled here once
// and not in every file that adds an option. Exit codes are those of every program: 0 done, 2 wrong
// use. Values are bound by reference and must outlive the program's read() or run().

namespace pitwatch::command_line {

// One option or argument that was added. A handle: it belongs to its program.
class Option {
public:
    explicit Option(CLI::Option* option) : m_option(option) {}

    Option required();
    Option needs(const Option& other);
    Option excludes(const Option& other);
    Option expected(int count);
    Option between(int least, int most);
    Option between(double least, double most);
    Option oneOf(std::initializer_list<const char*> words);
    // What help calls the value.
    Option typeName(const char* name);
    // Help shows the value that is there before anything was read.
    Option showDefault();
    // Help shows these words as the default.
    Option showDefault(const char* words);

private:
    CLI::Option* m_option;
};

// A program, a group of commands or one command. A handle: it belongs to its program.
class Command {
public:
    Command command(const char* name, const char* help);
    // One of its commands has to be named.
    void needsCommand();

    // A name with dashes is an option, one without is a positional argument. Any type that
    // command_line.cpp names can be bound.
    template <typename Value>
    Option option(const char* name, Value& into, const char* help = "");
    Option option(const char* name, const std::function<void(const std::string&)>& take,
                  const char* help);
    // "!--no-faults" clears the value.
    Option flag(const char* name, bool& into, const char* help);
    // Options may stand in a file as well; unknown ones there are errors.
    void configFile(const char* name, const char* help);
    // Which file that was; empty where none was given.
    std::string configPath() const;

    // Printed after the help.
    void footer(const char* text);
    // Run by Program::run() when the command was named; gives the exit code.
    void runs(std::function<int()> work);
    // Whether an option was given.
    bool has(const char* name) const;

protected:
    Command(CLI::App* app, std::shared_ptr<int> exitCode)
        : m_app(app), m_exitCode(std::move(exitCode)) {}

    CLI::App* m_app;
    std::shared_ptr<int> m_exitCode;
};

class Program : public Command {
public:
    Program(const char* help, const char* name);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // Where the program has nothing more to do (it was asked for help, or the command line is
    // wrong) the exit code, what was said being written.
    std::optional<int> read(int argc, char** argv);
    // Reads, and runs the command that was named. What was printed is the caller's to close.
    int run(int argc, char** argv);

private:
    std::optional<int> parse(int argc, char** argv);

    std::unique_ptr<CLI::App> m_owned;
};

} // namespace pitwatch::command_line
