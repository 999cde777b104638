#include "shared/wording/event_json.h"

#include "shared/core/assertion.h"
#include "shared/events/all_events.h"
#include "shared/table/reasons.h"
#include "shared/wire/event_codec.h"
#include "shared/wording/wording.h"

#include <boost/mpl/bool.hpp>
#include <nlohmann/json.hpp>

#include <optional>
#include <type_traits>

namespace pitwatch::wording {

namespace {

// A saving archive over the fields of an event that keeps what is said in it, wherever it stands:
// an event with a phrase has to be entered in no list. No event has two.
class PhraseFinder {
public:
    using is_saving = boost::mpl::true_;
    using is_loading = boost::mpl::false_;

    template <typename T>
    PhraseFinder& operator&(const boost::serialization::nvp<T>& named) {
        static_assert(!std::is_same_v<T, std::optional<events::Phrase>>,
                      "a phrase that may be missing is an empty one");
        if constexpr (std::is_same_v<T, events::Phrase>) {
            PW_ASSERT(phrase == nullptr);
            field = named.name();
            phrase = &named.const_value();
        }
        return *this;
    }

    const char* field = nullptr; // Null where nothing is said.
    const events::Phrase* phrase = nullptr;
};

// What was always exported as a word of a list stays that word; whoever reads exports goes by it.
std::string exported(const events::Phrase& phrase) {
    const std::string& list = phrase.code.list.text();
    const bool isWord =
        list == listName(events::Irregularity{}) || list == listName(table::RoundVoiding{});
    return isWord ? phrase.code.name.text() : sentence(phrase);
}

} // namespace

nlohmann::ordered_json toJson(const events::Event& event) {
    nlohmann::ordered_json json = wire::toJson(event);
    PhraseFinder found;
    events::visit(
        [&found]<typename T>(const T& one) { const_cast<T&>(one).serialize(found, T::kVersion); },
        event);
    if (found.field == nullptr)
        return json;
    if (!found.phrase->empty())
        json["phrase"] = std::move(json[found.field]);
    json[found.field] = exported(*found.phrase);
    return json;
}

} // namespace pitwatch::wording
