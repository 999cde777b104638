#include "pit-console/scenes/scene_source.h"

#include "pit-console/scenes/scripts.h"

namespace pitwatch::console {

namespace {

class SceneSource final : public Source {
public:
    explicit SceneSource(const Scene& scene) {
        scene.play(m_pit);
        m_pit.openDesk();
        m_pit.publish();
        // Nobody is told what became of the first sign-in.
        static_cast<void>(m_pit.pit().desk()->takeOutcomes());
    }
    void start(Callback callback) override {
        m_callback = std::move(callback);
        m_callback(m_pit.snapshot());
    }
    void stop() override { m_callback = nullptr; }
    void ask(Question question) override { question(m_pit.pit().store()); }
    void send(UserCommand command) override {
        m_pit.carryOut(std::move(command));
        if (m_callback)
            m_callback(m_pit.snapshot());
    }

private:
    ScenePit m_pit;
    Callback m_callback;
};

} // namespace

std::vector<std::string> sceneNames() {
    std::vector<std::string> names;
    for (const Scene& scene : scenes())
        names.emplace_back(scene.name);
    return names;
}

core::Result<std::unique_ptr<Source>> makeScene(const std::string& name) {
    for (const Scene& scene : scenes())
        if (name == scene.name)
            return std::unique_ptr<Source>(std::make_unique<SceneSource>(scene));
    std::string list;
    for (const auto& known : sceneNames())
        list += " " + known;
    return core::Error{"there is no scene \"" + name + "\"; there are:" + list};
}

} // namespace pitwatch::console
