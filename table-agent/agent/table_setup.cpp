#include "table-agent/agent/table_setup.h"

#include "table-agent/agent/site_settings.h"

#include <sodium.h>

#include <fstream>
#include <iterator>
#include <optional>

namespace pitwatch::agent {

namespace {

// No submission comes near this; a device file that never ends does.
constexpr std::size_t kMaxFileBytes = 1024 * 1024;

std::optional<std::string> readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text;
    for (char byte = 0; text.size() <= kMaxFileBytes && file.get(byte);)
        text.push_back(byte);
    if (!file.eof() || text.size() > kMaxFileBytes)
        return std::nullopt;
    return text;
}

rules::Findings unreadable(const std::string& path) {
    return {{path, "cannot be read", "command line"}};
}

events::Digest digestOf(const std::string& text) {
    events::Digest digest{};
    crypto_generichash(digest.data(), digest.size(),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size(), nullptr,
                       0);
    return digest;
}

} // namespace

core::Result<table::SetupPtr, rules::Findings> loadSetup(const std::string& submissionPath,
                                                         const std::string& sitePath) {
    const auto filed = readFile(submissionPath);
    if (!filed)
        return unreadable(submissionPath);
    const rules::RuleBook& book = rules::RuleBook::builtIn();
    auto submission = rules::parseSubmission(*filed, book);
    if (!submission)
        return submission.error();
    SiteSettings site;
    if (!sitePath.empty()) {
        const auto text = readFile(sitePath);
        if (!text)
            return unreadable(sitePath);
        auto parsed = parseSiteSettings(*text);
        if (!parsed)
            return parsed.error();
        site = *parsed;
    }
    PW_ASSERT(sodium_init() >= 0);
    const rules::RuleSet& ruleSet = *book.find(submission->ruleSet);
    auto setup = std::make_shared<table::Setup>(ruleSet, *std::move(submission));
    setup->claimThreshold = site.claimThreshold;
    setup->signals = site.signals;
    setup->submissionDigest = digestOf(*filed);
    randombytes_buf(setup->nonceSeed.data(), setup->nonceSeed.size());
    return table::SetupPtr(std::move(setup));
}

} // namespace pitwatch::agent
