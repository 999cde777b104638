#!/usr/bin/env python3
"""Bugs are planted from outside: by patches of tests/simulation/mutants, and nowhere in the product.

Every patch says in a sentence what the bug is, applies by itself to the clean sources, changes
nothing but .cpp files of the product, and switches on the bug that its file is named after.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "simulation"))
import plant  # noqa: E402

PRODUCT = ("shared", "table-agent", "pit-console", "deploy")
SWITCH = re.compile(r"\b(?:PLANTED|PW_MUTANT)\b")
PLANTED = re.compile(r'\bPLANTED\("(\w*)"\)')


def in_product(source):
    return source.split("/")[0] in PRODUCT and ".." not in source.split("/")


def of_patch(root, path):
    name, text = path.stem, path.read_text()
    if not re.match(r"[A-Z][^\n]*\.\n\n--- a/", text):
        yield f"{name}: does not begin with a sentence about the bug"
    hunks = plant.hunks_of(name, text)
    switched = {word for hunk in hunks for sign, line in hunk.lines if sign == "+"
                for word in PLANTED.findall(line)}
    if switched != {name}:
        yield f"{name}: switches on {', '.join(sorted(switched)) or 'nothing'}"
    for hunk in hunks:
        if any(sign != " " and "#include" in line for sign, line in hunk.lines):
            yield f"{name}: changes what {hunk.source} includes"
    for source in sorted({hunk.source for hunk in hunks}):
        if not in_product(source) or not source.endswith(".cpp"):
            yield f"{name}: {source} is no .cpp file of the product"
        elif not (root / source).is_file():
            yield f"{name}: {source} is not there"
        else:
            plant.planted(root, source, hunks)


def of_all(root):
    """Two patches that change the same line cannot be compiled into one program."""
    every = [hunk for hunks in plant.patches_in(root).values() for hunk in hunks]
    for source in sorted({hunk.source for hunk in every}):
        plant.planted(root, source, every)


def findings(root):
    paths = sorted((root / plant.PATCHES).glob("*"))
    if not paths:
        yield "no patches were found"
    faults = 0
    for path in paths:
        if path.suffix != ".patch":
            yield f"{path.name} is no patch"
            continue
        try:
            for found in of_patch(root, path):
                faults += 1
                yield found
        except plant.Fault as fault:
            faults += 1
            yield str(fault)
    if not faults:
        try:
            of_all(root)
        except plant.Fault as fault:
            yield str(fault)
    for folder in PRODUCT:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".cpp", ".h", ".qml") and SWITCH.search(path.read_text()):
                yield f"{path.relative_to(root)}: a bug is planted in the product itself"


def main():
    found = list(findings(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(found) or "every bug is planted from outside")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
