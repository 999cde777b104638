#include "deploy/pitctl/staff/passphrases.h"

#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/print.h"
#include "shared/desk/secret_files.h"
#include "shared/staff/keys/passphrase.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace pitwatch::pitctl {

namespace {

// No echo for as long as it lives.
class Silence {
public:
    explicit Silence(int descriptor) : m_descriptor(descriptor) {
        m_changed = ::tcgetattr(descriptor, &m_before) == 0;
        if (!m_changed)
            return;
        termios silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        ::tcsetattr(descriptor, TCSAFLUSH, &silent);
    }
    ~Silence() {
        if (m_changed)
            ::tcsetattr(m_descriptor, TCSAFLUSH, &m_before);
    }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

private:
    int m_descriptor;
    termios m_before{};
    bool m_changed = false;
};

// Byte by byte, so that what follows stays where it is for whoever reads it next.
core::Result<staff::Secret> readLine(int descriptor) {
    staff::Secret line(staff::kLongestPassphraseBytes + 1);
    for (std::size_t size = 0; size < line.size();) {
        std::uint8_t& byte = line.bytes()[size];
        const ssize_t got = ::read(descriptor, &byte, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return core::Error{std::string("passphrase: ") + std::strerror(errno)};
        if (got == 0 && size == 0)
            return core::Error{"there is no further passphrase"};
        if (got == 0 || byte == '\n')
            return std::move(line).shortened(size);
        ++size;
    }
    return core::Error{"the passphrase is too long"};
}

} // namespace

Passphrases::Passphrases(int descriptor, bool owned)
    : m_descriptor(descriptor), m_owned(owned), m_terminal(::isatty(descriptor) == 1) {}

Passphrases::Passphrases(Passphrases&& other) noexcept
    : m_descriptor(other.m_descriptor)
    , m_owned(std::exchange(other.m_owned, false))
    , m_terminal(other.m_terminal) {}

Passphrases::~Passphrases() {
    if (m_owned)
        ::close(m_descriptor);
}

core::Result<Passphrases> Passphrases::from(const std::string& file, int descriptor) {
    if (file.empty())
        return Passphrases(descriptor < 0 ? STDIN_FILENO : descriptor, false);
    const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (opened < 0)
        return core::Error{file + ": " + std::strerror(errno)};
    Passphrases source(opened, true);
    struct stat facts {};
    if (::fstat(opened, &facts) != 0 || (S_ISREG(facts.st_mode) && (facts.st_mode & 077U) != 0))
        return core::Error{file + ": others may read or change it; it must have mode 0600"};
    return source;
}

core::Result<staff::Secret> Passphrases::ask(const std::string& question) {
    if (!m_terminal)
        return readLine(m_descriptor);
    std::fprintf(stderr, "%s: ", question.c_str());
    const Silence silence(m_descriptor);
    auto line = readLine(m_descriptor);
    std::fprintf(stderr, "\n");
    return line;
}

core::Result<staff::Secret> Passphrases::askNew(const std::string& question) {
    auto first = ask(question);
    if (!first || !m_terminal)
        return first;
    const auto second = ask("the same again");
    if (!second)
        return core::Error{second.error().text};
    if (!std::ranges::equal(first->bytes(), second->bytes()))
        return core::Error{"the two are not the same"};
    return first;
}

void PassphraseOptions::addTo(command_line::Command command) {
    command.option("--passphrase-file", file, "passphrases, one a line, in a file of mode 0600");
    command.option("--passphrase-fd", descriptor, "passphrases, one a line, from this descriptor");
}

int runWithPassphrases(const char* who, const PassphraseOptions& options,
                       const std::function<core::Outcome(Passphrases&)>& work) {
    desk::protectProcess();
    auto passphrases = Passphrases::from(options.file, options.descriptor);
    const core::Outcome done =
        passphrases ? work(*passphrases) : core::Outcome(passphrases.error());
    if (done)
        return 0;
    complain(std::string(who) + ": " + done.error().text);
    return kBadInput;
}

} // namespace pitwatch::pitctl
