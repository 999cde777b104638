#include "shared/table/setup/setup.h"

#include "shared/rules/rule_book.h"
#include "shared/table/setup/site_settings.h"

#include <sodium.h>

namespace pitwatch::table {

namespace {

events::Digest digestOf(const std::string& text) {
    events::Digest digest{};
    crypto_generichash(digest.data(), digest.size(),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size(), nullptr,
                       0);
    return digest;
}

// The journal keeps lines, which do not tell whether the last one was ended.
std::string withLastLineEnded(std::string text) {
    if (!text.empty() && text.back() != '\n')
        text += '\n';
    return text;
}

} // namespace

core::Result<SetupPtr, rules::FileProblems>
makeSetup(std::string submissionToml, std::string siteToml, events::ActionId nonceSeed) {
    submissionToml = withLastLineEnded(std::move(submissionToml));
    siteToml = withLastLineEnded(std::move(siteToml));
    const rules::RuleBook& book = rules::RuleBook::builtIn();
    auto submission = rules::parseSubmission(submissionToml, book);
    if (!submission)
        return submission.error();
    const auto site = parseSiteSettings(siteToml);
    if (!site)
        return site.error();
    const rules::RuleSet& ruleSet = *book.find(submission->ruleSet);
    auto setup = std::make_shared<Setup>(ruleSet, *std::move(submission));
    setup->claimThreshold = site->claimThreshold;
    setup->idleAfter = site->idleAfter;
    setup->payout = site->payout;
    setup->signalled = site->signalled;
    setup->pad = site->pad;
    setup->submissionDigest = digestOf(submissionToml);
    setup->submissionText = std::move(submissionToml);
    setup->siteText = std::move(siteToml);
    setup->nonceSeed = nonceSeed;
    return SetupPtr(std::move(setup));
}

} // namespace pitwatch::table
