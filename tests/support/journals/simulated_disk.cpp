#include "tests/support/journals/simulated_disk.h"

#include "shared/core/assertion.h"

#include <algorithm>

namespace pitwatch::tests {

void SimulatedDisk::stopAtOperation(std::uint64_t n) {
    m_stopAt = n == 0 ? 0 : m_operations + n;
}

void SimulatedDisk::failSyncAt(std::uint64_t n) {
    m_failSyncAt = n == 0 ? 0 : m_syncs + n;
}

void SimulatedDisk::restart(Loss loss, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    for (auto it = m_files.begin(); it != m_files.end();) {
        File& file = it->second;
        const auto survives = [&] {
            return loss == Loss::Nothing || (loss == Loss::Random && random() % 2 == 0);
        };
        for (const Change& change : file.pending) {
            if (loss == Loss::Random)
                applyTorn(change, file.durable, random);
            else if (loss == Loss::Nothing)
                apply(change, file.durable);
        }
        const bool gone = (file.removed && survives()) || (!file.existsDurably && !survives());
        if (gone) {
            it = m_files.erase(it);
            continue;
        }
        file.current = file.durable;
        file.pending.clear();
        file.existsDurably = true;
        file.removed = false;
        ++it;
    }
    m_stopped = false;
    m_stopAt = 0;
    m_failSyncAt = 0;
}

bool SimulatedDisk::exists(const std::string& path) const {
    const auto found = m_files.find(path);
    return found != m_files.end() && !found->second.removed;
}

void SimulatedDisk::create(const std::string& path) {
    if (exists(path))
        return;
    countOperation();
    File& file = m_files[path];
    // Where a deleted file of that name may still come back, the new one begins as its successor.
    file.removed = false;
    file.pending.push_back({0, {}});
    file.current.clear();
}

void SimulatedDisk::remove(const std::string& path, bool durably) {
    File& file = at(path);
    countOperation();
    if (durably || !file.existsDurably)
        m_files.erase(path);
    else
        file.removed = true;
}

std::uint64_t SimulatedDisk::size(const std::string& path) const {
    return at(path).current.size();
}

std::size_t SimulatedDisk::read(const std::string& path, std::uint64_t offset, std::uint8_t* to,
                                std::size_t count) const {
    if (m_stopped)
        throw Stopped{};
    const core::Bytes& bytes = at(path).current;
    if (offset >= bytes.size())
        return 0;
    const std::size_t available = std::min(count, bytes.size() - offset);
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(offset), available, to);
    return available;
}

void SimulatedDisk::write(const std::string& path, std::uint64_t offset, core::ByteView bytes) {
    File& file = at(path);
    const std::uint64_t end = offset + bytes.size();
    const std::uint64_t growth = end > file.current.size() ? end - file.current.size() : 0;
    if (!m_stopped && growth > 0 && usedBytes() + growth > m_capacity)
        throw Full{};
    Change change{offset, {bytes.begin(), bytes.end()}};
    if (m_operations + 1 == m_stopAt)
        file.pending.push_back(change); // The power goes while it is being written.
    countOperation();
    apply(change, file.current);
    file.pending.push_back(std::move(change));
}

void SimulatedDisk::truncate(const std::string& path, std::uint64_t size) {
    File& file = at(path);
    countOperation();
    if (size >= file.current.size())
        return;
    apply({size, {}}, file.current);
    file.pending.push_back({size, {}});
}

void SimulatedDisk::sync(const std::string& path) {
    File& file = at(path);
    countOperation();
    if (++m_syncs == m_failSyncAt) {
        file.pending.clear();
        throw SyncFailed{};
    }
    for (const Change& change : file.pending)
        apply(change, file.durable);
    file.pending.clear();
}

void SimulatedDisk::syncFolder() {
    countOperation();
    std::erase_if(m_files, [](const auto& entry) { return entry.second.removed; });
    for (auto& [path, file] : m_files)
        file.existsDurably = true;
}

core::Bytes SimulatedDisk::contents(const std::string& path) const {
    return at(path).current;
}

void SimulatedDisk::put(const std::string& path, core::Bytes bytes) {
    m_files[path] = File{bytes, bytes, {}, true, false};
}

SimulatedDisk::File& SimulatedDisk::at(const std::string& path) {
    const auto found = m_files.find(path);
    PW_ASSERT(found != m_files.end());
    return found->second;
}

const SimulatedDisk::File& SimulatedDisk::at(const std::string& path) const {
    const auto found = m_files.find(path);
    PW_ASSERT(found != m_files.end());
    return found->second;
}

void SimulatedDisk::countOperation() {
    if (m_stopped)
        throw Stopped{};
    if (++m_operations == m_stopAt) {
        m_stopped = true;
        throw Stopped{};
    }
}

std::uint64_t SimulatedDisk::usedBytes() const {
    std::uint64_t used = 0;
    for (const auto& [path, file] : m_files)
        used += file.removed ? 0 : file.current.size();
    return used;
}

void SimulatedDisk::apply(const Change& change, core::Bytes& to) {
    if (change.bytes.empty()) {
        to.resize(std::min<std::size_t>(to.size(), change.offset));
        return;
    }
    to.resize(std::max<std::size_t>(to.size(), change.offset + change.bytes.size()));
    std::copy(change.bytes.begin(), change.bytes.end(),
              to.begin() + static_cast<std::ptrdiff_t>(change.offset));
}

void SimulatedDisk::applyTorn(const Change& change, core::Bytes& to, std::mt19937_64& random) {
    if (change.bytes.empty()) {
        if (random() % 2 == 0)
            apply(change, to);
        return;
    }
    std::size_t done = 0;
    while (done < change.bytes.size()) {
        const std::uint64_t place = change.offset + done;
        const std::size_t count =
            std::min<std::size_t>(kSectorBytes - place % kSectorBytes, change.bytes.size() - done);
        const auto from = change.bytes.begin() + static_cast<std::ptrdiff_t>(done);
        if (random() % 2 == 0)
            apply({place, {from, from + static_cast<std::ptrdiff_t>(count)}}, to);
        done += count;
    }
}

} // namespace pitwatch::tests
