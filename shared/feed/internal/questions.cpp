#include "shared/feed/internal/questions.h"

#include "shared/feed/internal/message_fields.h"

#include <algorithm>

namespace pitwatch::feed::internal {

using core::Millis;
using core::Tick;

namespace {

// Answers come within seconds, or not at all.
constexpr std::size_t kAskedKept = 8;

} // namespace

void Questions::forget() {
    m_at.reset();
    m_inVain = 0;
    m_asked.clear();
}

void Questions::await(Tick now) {
    if (m_at)
        m_at = now + jittered(m_options.nextAsk);
}

void Questions::hurry(Tick now) {
    if (m_at)
        m_at = now;
}

bool Questions::isDue(Tick now) {
    if (!m_at)
        m_at = now + jittered(m_options.firstAsk);
    if (now < *m_at)
        return false;
    const auto doubled = m_options.nextAsk * (1 << std::min(m_inVain, 10U));
    m_at = now + jittered(std::min(doubled, m_options.slowestAsk));
    ++m_inVain;
    return true;
}

void Questions::number(Ask& ask, Tick now) {
    ask.nonce = 1 + m_options.nonces(std::uint64_t{kMaxNumber});
    m_asked.push_back({ask, now});
    if (m_asked.size() > kAskedKept)
        m_asked.pop_front();
}

std::optional<Tick> Questions::askedAt(const Ask& asked) const {
    const auto found = std::find_if(m_asked.begin(), m_asked.end(), [&](const Asked& one) {
        return one.ask.nonce == asked.nonce && one.ask.after == asked.after;
    });
    return found == m_asked.end() ? std::nullopt : std::optional(found->at);
}

Millis Questions::jittered(Millis about) const {
    if (!m_options.jitter)
        return about;
    const auto half = static_cast<std::uint64_t>(about.count()) / 2;
    return about - Millis(half) + Millis(m_options.jitter(half * 2 + 1));
}

} // namespace pitwatch::feed::internal
