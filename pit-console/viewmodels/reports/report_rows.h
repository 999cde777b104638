#pragma once

#include <QList>
#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of a report's preview.

namespace report_line {

Q_NAMESPACE
QML_NAMED_ELEMENT(ReportLineKind)

enum class Kind { Title, Columns, Row, Total, Note };
Q_ENUM_NS(Kind)

} // namespace report_line

// What QML needs to set a line: its words, the width of each and which are figures.
struct ReportRow {
    Q_GADGET
    Q_PROPERTY(pitwatch::console::report_line::Kind kind MEMBER kind CONSTANT)
    Q_PROPERTY(QStringList words MEMBER words CONSTANT)
    Q_PROPERTY(QList<double> shares MEMBER shares CONSTANT)
    Q_PROPERTY(QList<bool> figures MEMBER figures CONSTANT)
    Q_PROPERTY(QString description MEMBER description CONSTANT)

public:
    report_line::Kind kind = report_line::Kind::Title;
    QStringList words;
    QList<double> shares; // Of the whole width, each.
    QList<bool> figures;
    QString description;

    bool operator==(const ReportRow&) const = default;
};

} // namespace pitwatch::console
