#pragma once

#include <QColor>
#include <QObject>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Colours, sizes and fonts of the console. Grey is the normal state; colour is kept for what needs
// a hand, and never stands alone: a word or a shape says the same. Everything that holds text grows
// with `scale`. GUI thread only.
class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(double scale READ scale WRITE setScale NOTIFY changed)
    Q_PROPERTY(QColor window READ window NOTIFY changed)
    Q_PROPERTY(QColor surface READ surface NOTIFY changed)
    Q_PROPERTY(QColor raised READ raised NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor textMuted READ textMuted NOTIFY changed)
    Q_PROPERTY(QColor bar READ bar NOTIFY changed)
    Q_PROPERTY(QColor focus READ focus NOTIFY changed)
    Q_PROPERTY(QColor soon READ soon NOTIFY changed)
    Q_PROPERTY(QColor urgent READ urgent NOTIFY changed)
    Q_PROPERTY(QColor onSignal READ onSignal NOTIFY changed)
    // What a dialog lies over.
    Q_PROPERTY(QColor dimmed READ dimmed CONSTANT)
    Q_PROPERTY(QColor deckRed READ deckRed CONSTANT)
    Q_PROPERTY(QColor deckBlue READ deckBlue CONSTANT)
    Q_PROPERTY(QColor cardFace READ cardFace NOTIFY changed)
    Q_PROPERTY(QColor cardBlack READ cardBlack CONSTANT)
    Q_PROPERTY(QColor cardRed READ cardRed CONSTANT)
    Q_PROPERTY(int gap READ gap CONSTANT)
    Q_PROPERTY(int radius READ radius CONSTANT)
    Q_PROPERTY(int touch READ touch NOTIFY changed)
    Q_PROPERTY(int fontSmall READ fontSmall NOTIFY changed)
    Q_PROPERTY(int fontNormal READ fontNormal NOTIFY changed)
    Q_PROPERTY(int fontLarge READ fontLarge NOTIFY changed)

public:
    static constexpr double kSmallestScale = 0.8;
    static constexpr double kLargestScale = 2.0;

    using QObject::QObject;

    bool dark() const { return m_dark; }
    void setDark(bool dark);
    double scale() const { return m_scale; }
    // Kept between kSmallestScale and kLargestScale.
    void setScale(double scale);

    QColor window() const { return m_dark ? QColor(0x1d1f21) : QColor(0xe6e7e8); }
    QColor surface() const { return m_dark ? QColor(0x2a2d30) : QColor(0xf5f5f5); }
    // What can be pressed.
    QColor raised() const { return m_dark ? QColor(0x3a3e42) : QColor(0xdfe1e3); }
    QColor line() const { return m_dark ? QColor(0x45494d) : QColor(0xb4b8bc); }
    QColor text() const { return m_dark ? QColor(0xe4e6e8) : QColor(0x1b1d1f); }
    QColor textMuted() const { return m_dark ? QColor(0xa3a8ad) : QColor(0x565b60); }
    QColor bar() const { return m_dark ? QColor(0x7d8388) : QColor(0x83898f); }
    // Where the keyboard is, and what is chosen.
    QColor focus() const { return m_dark ? QColor(0x8fb8de) : QColor(0x2c5f8a); }
    QColor soon() const { return m_dark ? QColor(0xe6c34a) : QColor(0x8a6a00); }
    QColor urgent() const { return m_dark ? QColor(0xff7a66) : QColor(0xb3261e); }
    // Text on a filled signal colour.
    QColor onSignal() const { return m_dark ? QColor(0x1b1d1f) : QColor(0xffffff); }
    QColor dimmed() const { return QColor(0, 0, 0, 140); }
    QColor deckRed() const { return QColor(0xa8433f); }
    QColor deckBlue() const { return QColor(0x3f62a8); }
    QColor cardFace() const { return m_dark ? QColor(0xe9e9e6) : QColor(0xffffff); }
    QColor cardBlack() const { return QColor(0x1b1d1f); }
    QColor cardRed() const { return QColor(0xa3211b); }
    int gap() const { return 12; }
    int radius() const { return 6; }
    // The smallest side of anything to be touched.
    int touch() const { return m_scale < 1 ? 44 : scaled(44); }
    int fontSmall() const { return scaled(14); }
    int fontNormal() const { return scaled(17); }
    int fontLarge() const { return scaled(26); }

signals:
    void changed();

private:
    int scaled(int size) const { return qRound(size * m_scale); }

    bool m_dark = true;
    double m_scale = 1.0;
};

} // namespace pitwatch::console
