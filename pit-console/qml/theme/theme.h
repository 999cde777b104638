#pragma once

#include <QColor>
#include <QObject>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Colours, sizes and fonts of the console. Grey is the normal state; colour is kept for what needs
// a hand, and never stands alone: a word or a shape says the same.
class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(QColor window READ window NOTIFY changed)
    Q_PROPERTY(QColor surface READ surface NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor textMuted READ textMuted NOTIFY changed)
    Q_PROPERTY(QColor bar READ bar NOTIFY changed)
    Q_PROPERTY(QColor soon READ soon NOTIFY changed)
    Q_PROPERTY(QColor urgent READ urgent NOTIFY changed)
    Q_PROPERTY(QColor deckRed READ deckRed CONSTANT)
    Q_PROPERTY(QColor deckBlue READ deckBlue CONSTANT)
    Q_PROPERTY(int gap READ gap CONSTANT)
    Q_PROPERTY(int radius READ radius CONSTANT)
    Q_PROPERTY(int touch READ touch CONSTANT)
    Q_PROPERTY(int fontSmall READ fontSmall CONSTANT)
    Q_PROPERTY(int fontNormal READ fontNormal CONSTANT)
    Q_PROPERTY(int fontLarge READ fontLarge CONSTANT)

public:
    using QObject::QObject;

    bool dark() const { return m_dark; }
    void setDark(bool dark);

    QColor window() const { return m_dark ? QColor(0x1d1f21) : QColor(0xe6e7e8); }
    QColor surface() const { return m_dark ? QColor(0x2a2d30) : QColor(0xf5f5f5); }
    QColor line() const { return m_dark ? QColor(0x45494d) : QColor(0xb4b8bc); }
    QColor text() const { return m_dark ? QColor(0xe4e6e8) : QColor(0x1b1d1f); }
    QColor textMuted() const { return m_dark ? QColor(0xa3a8ad) : QColor(0x565b60); }
    QColor bar() const { return m_dark ? QColor(0x7d8388) : QColor(0x83898f); }
    QColor soon() const { return m_dark ? QColor(0xe6c34a) : QColor(0x8a6a00); }
    QColor urgent() const { return m_dark ? QColor(0xff7a66) : QColor(0xb3261e); }
    QColor deckRed() const { return QColor(0xa8433f); }
    QColor deckBlue() const { return QColor(0x3f62a8); }
    int gap() const { return 12; }
    int radius() const { return 6; }
    int touch() const { return 44; } // The smallest side of anything to be touched.
    int fontSmall() const { return 14; }
    int fontNormal() const { return 17; }
    int fontLarge() const { return 26; }

signals:
    void changed();

private:
    bool m_dark = true;
};

} // namespace pitwatch::console
