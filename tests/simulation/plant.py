#!/usr/bin/env python3
"""Plants bugs: writes a copy of a source file with every patch of mutants/ that names it.

usage: tests/simulation/plant.py ROOT SOURCE COPY

Every patch is written against the clean sources, so two of them may stand side by side; only lines
that both change are a fault. A hunk applies where its lines stand: at the line it names, or else
at the only place of the file that has them.
"""
import pathlib
import re
import sys

PATCHES = "tests/simulation/mutants"
RANGE = re.compile(r"@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@")


class Fault(Exception):
    pass


class Hunk:
    def __init__(self, patch, source, start):
        self.patch, self.source, self.start = patch, source, start
        self.lines = []  # (one of " -+", text)

    def before(self):
        return [text for sign, text in self.lines if sign != "+"]

    def place(self, clean):
        """The index of the hunk's first line in the clean source."""
        before = self.before()
        if not before:
            raise Fault(f"{self.patch}: the hunk of line {self.start} has no context to find it by")
        fits = [at for at in range(len(clean) - len(before) + 1)
                if clean[at:at + len(before)] == before]
        if self.start - 1 in fits:
            return self.start - 1
        if len(fits) != 1:
            raise Fault(f"{self.patch}: {'no' if not fits else 'more than one'} place in "
                        f"{self.source} for the hunk of line {self.start}")
        return fits[0]

    def edits(self, clean):
        """[(first line, lines taken out, lines put in)] of the clean source."""
        found = []
        at, joins = self.place(clean), False
        for sign, text in self.lines:
            if sign == " ":
                at, joins = at + 1, False
                continue
            if not joins:
                found.append((at, 0, []))
                joins = True
            first, taken, put = found[-1]
            if sign == "-":
                at, taken = at + 1, taken + 1
            found[-1] = (first, taken, put + [text] if sign == "+" else put)
        return found


def hunks_of(patch, text):
    """The hunks of one patch; what stands before the first file is its sentence."""
    hunks, source, left = [], None, (0, 0)
    for line in text.splitlines():
        if left != (0, 0):
            sign, rest = line[:1] or " ", line[1:]
            if sign not in (" ", "-", "+"):
                raise Fault(f"{patch}: a hunk is shorter than it says")
            hunks[-1].lines.append((sign, rest))
            left = (left[0] - (sign != "+"), left[1] - (sign != "-"))
        elif line.startswith("+++ b/"):
            source = line[len("+++ b/"):]
        elif match := RANGE.match(line):
            if source is None:
                raise Fault(f"{patch}: a hunk of no file")
            start, old, new = match.groups()
            left = (int(old or 1), int(new or 1))
            hunks.append(Hunk(patch, source, int(start)))
        elif source is not None and not line.startswith("--- a/"):
            raise Fault(f"{patch}: {line!r} is no line of a patch")
    if left != (0, 0) or not hunks:
        raise Fault(f"{patch}: " + ("a hunk is shorter than it says" if hunks else "no hunks"))
    return hunks


def patches_in(root):
    """{name: hunks}"""
    return {path.stem: hunks_of(path.stem, path.read_text())
            for path in sorted((root / PATCHES).glob("*.patch"))}


def planted(root, source, hunks):
    """The text of `source` with the hunks that name it."""
    clean = (root / source).read_text().splitlines()
    edits = sorted((*edit, hunk.patch) for hunk in hunks if hunk.source == source
                   for edit in hunk.edits(clean))
    for (first, taken, _, one), (second, _, _, other) in zip(edits, edits[1:]):
        if first + taken > second:
            raise Fault(f"{one} and {other} change the same line of {source}")
    lines = list(clean)
    for first, taken, put, _ in reversed(edits):
        lines[first:first + taken] = put
    return "\n".join(lines) + "\n"


def main():
    root, source, copy = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
    try:
        text = planted(root, source, [h for hunks in patches_in(root).values() for h in hunks])
    except Fault as fault:
        sys.exit(str(fault))
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
