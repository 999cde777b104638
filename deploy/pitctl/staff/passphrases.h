#pragma once

#include "shared/core/result.h"
#include "shared/staff/keys/secret.h"

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

} // namespace pitwatch::pitctl
