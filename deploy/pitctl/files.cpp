#include "deploy/pitctl/files.h"

#include "deploy/pitctl/print.h"
#include "shared/text/file.h"

namespace pitwatch::pitctl {

namespace {

constexpr std::size_t kMaxBytes = 16U << 20U;

} // namespace

core::Result<std::string> readAll(const std::string& path) {
    return path.empty() ? text::readStandardInput(kMaxBytes) : text::readFile(path, kMaxBytes);
}

std::optional<rules::Submission> loadSubmission(const std::string& path) {
    const auto text = readAll(path);
    if (!text) {
        complain(text.error().text);
        return std::nullopt;
    }
    auto submission = rules::parseSubmission(*text, rules::RuleBook::builtIn());
    if (submission)
        return std::move(*submission);
    for (const rules::FileProblem& problem : submission.error())
        complain(path + ": " + problem.text());
    return std::nullopt;
}

} // namespace pitwatch::pitctl
