#!/usr/bin/env python3
"""Every sentence of tests/unit/table/sentences.txt has a test, and every id in a tag is listed.

An id counts where it begins a string in a test's source, as it does in a row's tag.
"""
import pathlib
import re
import sys

LISTED = re.compile(r"^([A-Z]+-\d\d) \S")
TAGGED = re.compile(r'"([A-Z]+-\d\d)[ "]')


def listed_in(path):
    ids = []
    for line in path.read_text().splitlines():
        match = LISTED.match(line)
        if match:
            ids.append(match.group(1))
    return ids


def tagged_in(folder):
    found = {}
    for path in sorted(folder.rglob("*.cpp")):
        for tag in TAGGED.findall(path.read_text()):
            found.setdefault(tag, path.name)
    return found


def findings(folder):
    listed = listed_in(folder / "sentences.txt")
    tagged = tagged_in(folder)
    if not listed:
        yield f"{folder}: no sentences are listed"
    for name in sorted(set(listed)):
        if listed.count(name) > 1:
            yield f"{name} is listed {listed.count(name)} times"
        if name not in tagged:
            yield f"{name} has no test whose tag begins with it"
    for name, where in sorted(tagged.items()):
        if name not in listed:
            yield f"{name} in {where} is not in sentences.txt"


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    found = list(findings(folder))
    print("\n".join(found) or f"{len(listed_in(folder / 'sentences.txt'))} sentences have tests")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
