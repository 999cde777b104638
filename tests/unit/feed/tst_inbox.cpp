#include "shared/feed/internal/inbox.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using internal::Inbox;

namespace {

constexpr std::size_t kRoom = 100;
constexpr std::size_t kBytes = 100'000;

Message press(const std::string& topic, std::size_t number, std::size_t bytes = 8) {
    std::string text = std::to_string(number);
    text.resize(bytes, ' ');
    return {topic, {text.begin(), text.end()}, false};
}

// The number of each message of the topic that is left, in order.
std::vector<std::size_t> left(Inbox& inbox, const std::string& topic) {
    std::vector<std::size_t> numbers;
    while (const auto event = inbox.take())
        if (const auto* message = std::get_if<Message>(&*event); message && message->topic == topic)
            numbers.push_back(std::stoul(std::string(message->payload.begin(), //
                                                     message->payload.end())));
    return numbers;
}

std::vector<std::size_t> upTo(std::size_t count) {
    std::vector<std::size_t> numbers(count);
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = i;
    return numbers;
}

} // namespace

class TestInbox : public QObject {
    Q_OBJECT

private slots:
    void whatArrivesIsTakenInTheOrderOfItsArrival() {
        Inbox inbox(kRoom, kBytes);
        inbox.push(Connected{});
        inbox.push(press("pad", 1));
        inbox.push(press("wagers", 2));
        inbox.push(press("pad", 3));
        QVERIFY(std::holds_alternative<Connected>(*inbox.take()));
        for (const char* topic : {"pad", "wagers", "pad"})
            QCOMPARE(std::get<Message>(*inbox.take()).topic, std::string(topic));
        QVERIFY(!inbox.take());
        QVERIFY(inbox.empty());
    }

    void aFloodLosesItsOwnNewestMessagesAndNobodyElses() {
        Inbox inbox(kRoom, kBytes);
        for (std::size_t i = 0; i < 5; ++i)
            inbox.push(press("wagers", i));
        for (std::size_t i = 0; i < 1000; ++i)
            inbox.push(press("pad", i));
        for (std::size_t i = 5; i < 30; ++i)
            inbox.push(press("wagers", i));
        QCOMPARE(inbox.takeLost(), LostMessages({{"pad", 930}}));
        QCOMPARE(inbox.dropped(), std::uint64_t{930});
        QCOMPARE(left(inbox, "wagers"), upTo(30));
    }

    void whatIsLeftOfAFloodIsItsBeginning() {
        Inbox inbox(kRoom, kBytes);
        for (std::size_t i = 0; i < 1000; ++i)
            inbox.push(press("pad", i));
        inbox.push(press("wagers", 0));
        QCOMPARE(left(inbox, "pad"), upTo(kRoom - 1));
    }

    void twoWhoFloodShareTheRoom() {
        Inbox inbox(kRoom, kBytes);
        for (std::size_t i = 0; i < 1000; ++i)
            inbox.push(press("pad", i));
        for (std::size_t i = 0; i < 1000; ++i)
            inbox.push(press("wagers", i));
        inbox.push(press("cards", 0));
        const LostMessages lost = inbox.takeLost();
        QCOMPARE(lost.size(), std::size_t{2});
        QVERIFY(lost.at("pad") >= 949 && lost.at("pad") <= 951);
        QCOMPARE(lost.at("pad") + lost.at("wagers"), std::uint64_t{2001 - kRoom});
        QCOMPARE(left(inbox, "cards"), upTo(1));
    }

    void largeMessagesTakeRoomByTheirBytes() {
        Inbox inbox(kRoom, kBytes);
        for (std::size_t i = 0; i < 50; ++i)
            inbox.push(press("pad", i, 10'000));
        for (std::size_t i = 0; i < 20; ++i)
            inbox.push(press("wagers", i));
        const LostMessages lost = inbox.takeLost();
        QCOMPARE(lost.size(), std::size_t{1});
        QVERIFY(lost.contains("pad"));
        QCOMPARE(left(inbox, "wagers"), upTo(20));
    }

    void aMessageLargerThanTheRoomDrivesNobodyOut() {
        Inbox inbox(kRoom, kBytes);
        inbox.push(press("wagers", 0));
        inbox.push(press("pad", 0, kBytes + 1));
        QCOMPARE(inbox.takeLost(), LostMessages({{"pad", 1}}));
        QCOMPARE(left(inbox, "wagers"), upTo(1));
    }

    void wordOfTheConnectionIsAlwaysKept() {
        Inbox inbox(kRoom, kBytes);
        for (std::size_t i = 0; i < 1000; ++i)
            inbox.push(press("pad", i));
        inbox.push(Disconnected{"gone"});
        std::optional<ConnectionEvent> last;
        while (auto event = inbox.take())
            last = std::move(event);
        QVERIFY(last && std::holds_alternative<Disconnected>(*last));
    }

    void lossesAreToldOnceAndBySoManyNames() {
        Inbox inbox(1, kBytes);
        inbox.push(press("pad", 0));
        for (std::size_t i = 0; i < 2 * Inbox::kMostNamed; ++i)
            inbox.push(press("invented/" + std::to_string(i), i));
        const LostMessages lost = inbox.takeLost();
        QCOMPARE(lost.size(), Inbox::kMostNamed + 1);
        QCOMPARE(lost.at(""), std::uint64_t{Inbox::kMostNamed});
        QVERIFY(inbox.takeLost().empty());
    }
};

QTEST_APPLESS_MAIN(TestInbox)
#include "tst_inbox.moc"
