#include "deploy/site/broker_files.h"

#include "deploy/site/access.h"

namespace pitwatch::site {

namespace {

constexpr auto kMade = "# Made by pitctl site build from inventory.toml; edit that instead.\n";

// Finite: without an end to it mosquitto bounds no queue, and a member that never completes what it
// publishes fills the memory. As many as our own programs have under way.
constexpr int kMaxInFlight = 1000;

// Each member once, while its old connection has not been noticed to be gone, and who knocks.
std::size_t maxConnections(const Inventory& inventory) {
    constexpr std::size_t kKnocking = 32;
    return 2 * membersOf(inventory).size() + kKnocking;
}

// A few queues full to the brim, and the little that everybody needs.
std::size_t memoryLimit(const Inventory& inventory) {
    constexpr std::size_t kMebibyte = 1'048'576;
    return (384 + 2 * membersOf(inventory).size()) * kMebibyte;
}

} // namespace

std::string brokerConfiguration(const Inventory& inventory, const std::string& folder) {
    const BrokerEntry& broker = inventory.broker;
    std::string text = kMade;
    text += "per_listener_settings true\n";
    text += "listener " + std::to_string(broker.port);
    text += broker.listen.empty() ? "\n" : " " + broker.listen + "\n";
    text += "protocol mqtt\n";
    text += "\n# TLS 1.3 with certificates on both sides; revoked ones are refused.\n";
    text += "tls_version tlsv1.3\n";
    text += "cafile " + folder + "/ca.crt\n";
    text += "certfile " + folder + "/broker.crt\n";
    text += "keyfile " + folder + "/broker.key\n";
    text += "crlfile " + folder + "/revoked.crl\n";
    text += "require_certificate true\n";
    text += "\n# The certificate's name is the user and the client id, whatever a client claims.\n";
    text += "use_identity_as_username true\n";
    text += "use_username_as_clientid true\n";
    text += "allow_anonymous false\n";
    text += "acl_file " + folder + "/acl\n";
    text += "\n# Nothing is kept: what was said is in the journals.\n";
    text += "persistence false\n";
    text += "max_packet_size " + std::to_string(kMaxPacketBytes) + "\n";
    text += "\n# What one member, and all of them together, may cost the broker.\n";
    text += "max_connections " + std::to_string(maxConnections(inventory)) + "\n";
    text += "max_inflight_messages " + std::to_string(kMaxInFlight) + "\n";
    text += "max_queued_messages 10000\n";
    text += "max_queued_bytes 33554432\n";
    text += "memory_limit " + std::to_string(memoryLimit(inventory)) + "\n";
    text += "max_keepalive 60\n";
    text += "set_tcp_nodelay true\n";
    text += "sys_interval 0\n";
    text += "log_dest stderr\n";
    text += "log_type error\n";
    text += "log_type warning\n";
    text += "log_type notice\n";
    return text;
}

std::string accessFile(const Inventory& inventory) {
    std::string text = kMade;
    for (const Member& member : membersOf(inventory)) {
        text += "\n# " + std::string(nameOf(member.kind)) + "\nuser " + member.name.text() + "\n";
        for (const Grant& grant : grantsOf(member, inventory))
            text += (grant.access == Access::Publish ? "topic write " : "topic read ") +
                    grant.filter + "\n";
    }
    return text;
}

} // namespace pitwatch::site
