#pragma once

#include "shared/command_line/command_line.h"
#include "shared/core/result.h"
#include "shared/staff/keys/secret.h"

#include <functional>
#include <string>

namespace pitwatch::pitctl {

// Where passphrases come from: a terminal, without echo; or, for scripts, one line each from a file
// that only its owner may read, a descriptor, or standard input. Never from arguments, which every
// process of the machine can see.
class Passphrases {
public:
    // Exactly one of them, or neither for standard input.
    static core::Result<Passphrases> from(const std::string& file, int descriptor);
    ~Passphrases();
    Passphrases(Passphrases&& other) noexcept;
    Passphrases& operator=(Passphrases&&) = delete;
    Passphrases(const Passphrases&) = delete;
    Passphrases& operator=(const Passphrases&) = delete;

    core::Result<staff::Secret> ask(const std::string& question);
    // Asks a person twice; a script once.
    core::Result<staff::Secret> askNew(const std::string& question);

private:
    Passphrases(int descriptor, bool owned);

    int m_descriptor;
    bool m_owned;
    bool m_terminal;
};

// The two options with which a script hands passphrases over.
struct PassphraseOptions {
    std::string file;
    int descriptor = -1;

    void addTo(command_line::Command command);
};

// Does work that asks for passphrases in a process that keeps them to itself; gives the exit code,
// the reason for a failure being told in the name of `who`.
int runWithPassphrases(const char* who, const PassphraseOptions& options,
                       const std::function<core::Outcome(Passphrases&)>& work);

} // namespace pitwatch::pitctl
