#include "deploy/pitctl/files.h"

#include "shared/desk/secret_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace pitwatch::pitctl {

namespace {

constexpr std::size_t kMaxBytes = 16U << 20U;

core::Result<std::string> readDescriptor(int descriptor, const std::string& name) {
    std::string content;
    std::array<char, 65536> buffer;
    while (true) {
        const ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return core::Error{name + ": " + std::strerror(errno)};
        if (got == 0)
            return content;
        content.append(buffer.data(), static_cast<std::size_t>(got));
        if (content.size() > kMaxBytes)
            return core::Error{name + ": larger than 16 MiB"};
    }
}

} // namespace

core::Result<std::string> readAll(const std::string& path) {
    if (path.empty())
        return readDescriptor(STDIN_FILENO, "standard input");
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return core::Error{path + ": " + std::strerror(errno)};
    auto content = readDescriptor(descriptor, path);
    ::close(descriptor);
    return content;
}

std::optional<rules::Submission> loadSubmission(const std::string& path) {
    const auto text = readAll(path);
    if (!text) {
        std::fprintf(stderr, "%s\n", text.error().text.c_str());
        return std::nullopt;
    }
    auto submission = rules::parseSubmission(*text, rules::RuleBook::builtIn());
    if (submission)
        return std::move(*submission);
    for (const rules::Finding& finding : submission.error())
        std::fprintf(stderr, "%s: %s\n", path.c_str(), finding.text().c_str());
    return std::nullopt;
}

core::Outcome writeText(const std::string& path, const std::string& text, unsigned mode) {
    return desk::writeFile(path, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()},
                           mode);
}

} // namespace pitwatch::pitctl
