#!/usr/bin/env python3
"""Every clause of the documents has a verdict, and what it says of tests is true.

The clauses are shared/rules/clauses/*.toml. A clause that is enforced, watched or recorded names the
tests that prove it, and each of these names the clause in its own source, in one of two forms:

    {"comar-let-it-ride", ".05G/2"}                       a pair, in the rows of a test
    // clauses: comar-let-it-ride .05A(3)/2, .05F, /2     a comment; "#" in a transcript

Several places stand in one citation separated by commas; "/2" alone is another part of the section
before it. An empty place is no citation: the document is silent.

The numbers in docs/clauses.md are those of the files, too, and the readings in docs/rules.md those of
the rule sets, with their sections.

clauses.py SOURCE_DIR
"""
import collections
import pathlib
import re
import sys
import tomllib

VERDICTS = ("enforced", "watched", "recorded", "outside")
KEYS = {"section", "part", "asks", "by", "verdict", "reason", "tests"}
PAIR = r'\{\s*"(%s)",\s*"((?:[^"]|"\s*")*)"'
COMMENT = r"^\s*(?://|#) clauses: (%s) (.+)$"
READING = r"^\| ([A-Z]\d+) \| (.+) \| (.+) \|$"
CITING = ("tests/unit", "tests/integration", "tests/scenarios", "tests/simulation", "tests/qml")


class Clauses:
    """What the five files say."""

    def __init__(self, root):
        self.places = {}
        self.faults = []
        self.parts = collections.defaultdict(set)
        self.rule_sets = []
        for path in sorted((root / "shared/rules/clauses").glob("*.toml")):
            self.rule_sets.append(path.stem)
            for entry in tomllib.loads(path.read_text()).get("clause", []):
                self.add(path.stem, entry)
        if not self.places:
            self.faults.append("shared/rules/clauses: no clauses are there")

    def add(self, rule_set, entry):
        section, part = entry.get("section", ""), entry.get("part", 0)
        place = f"{section}/{part}" if part else section
        name = f"{rule_set} {place}"
        if (rule_set, place) in self.places:
            self.faults.append(f"{name} is there twice")
        self.places[rule_set, place] = entry
        if part:
            self.parts[rule_set, section].add(part)
        for key in sorted(set(entry) - KEYS):
            self.faults.append(f"{name}: {key} is no key of a clause")
        for key in ("section", "asks", "by"):
            if not entry.get(key):
                self.faults.append(f"{name}: {key} is missing")
        self.judge(name, entry)

    def judge(self, name, entry):
        verdict = entry.get("verdict")
        if verdict not in VERDICTS:
            self.faults.append(f"{name} has no verdict")
        elif verdict == "outside" and not entry.get("reason"):
            self.faults.append(f"{name} is outside without a reason")
        elif verdict == "outside" and entry.get("tests"):
            self.faults.append(f"{name} is outside and names tests")
        elif verdict != "outside" and not entry.get("tests"):
            self.faults.append(f"{name} is {verdict} and names no test")


def places_in(text):
    """The places of one citation: ".05A(3)/1, /2, .05F"."""
    section = ""
    for item in filter(None, (item.strip() for item in text.split(","))):
        if item.startswith("/"):
            item = section + item
        section = re.sub(r"/\d+$", "", item)
        yield item


def cited_in(path, clauses):
    """The clauses a test's source names."""
    words = "|".join(clauses.rule_sets)
    text = path.read_text()
    found = re.findall(COMMENT % words, text, re.MULTILINE)
    if path.suffix != ".txt":
        found += re.findall(PAIR % words, text)
    for rule_set, citation in found:
        # A long literal of C++ is written in pieces.
        for place in places_in(re.sub(r'"\s*"', "", citation)):
            if place not in clauses.rule_sets:
                yield rule_set, place


def source_of(root, test):
    """The source of a test by the name that ctest has for it, or none."""
    kind, _, rest = test.partition(".")
    if kind == "scenario":
        path = root / "tests/scenarios" / (rest.replace(".", "/", 1) + ".txt")
        return path if path.is_file() else None
    folder, _, name = rest.rpartition(".")
    base = root / "tests" / kind / folder
    lists = base / "CMakeLists.txt"
    found = [path for path in base.rglob(f"tst_{name}.cpp")] if base.is_dir() else []
    named = lists.is_file() and re.search(rf"\btst_{re.escape(name)}\b", lists.read_text())
    return found[0] if found and named else None


def sources(root):
    for folder in CITING:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".cpp", ".h", ".txt", ".py") and path.name != "CMakeLists.txt":
                yield path


def counts(clauses):
    """The rows of the table of numbers in docs/clauses.md."""
    everything = collections.Counter()
    for rule_set in clauses.rule_sets:
        found = collections.Counter(entry.get("verdict") for (owner, _), entry
                                    in clauses.places.items() if owner == rule_set)
        everything += found
        yield row(f"`{rule_set}`", found)
    yield row("all", everything)


def row(name, found):
    numbers = " | ".join(str(found[verdict]) for verdict in VERDICTS)
    return f"| {name} | {numbers} | {found.total()} |"


def readings(root):
    """Readings of the data that the document does not list with their section, and the reverse."""
    text = (root / "docs/rules.md").read_text()
    listed = {name: where for name, _, where in re.findall(READING, text, re.MULTILINE)}
    known = set()
    for path in sorted((root / "shared/rules/data").glob("*.toml")):
        for reading in tomllib.loads(path.read_text()).get("reading", []):
            known.add(reading["id"])
            if f" {reading['section']};" not in f" {listed.get(reading['id'], '')};":
                yield f"docs/rules.md: {reading['id']} does not stand at {reading['section']}"
    for name in sorted(set(listed) - known):
        yield f"docs/rules.md: {name} is a reading of no rule set"


def findings(root):
    clauses = Clauses(root)
    yield from readings(root)
    yield from clauses.faults
    for line in counts(clauses):
        if line not in (root / "docs/clauses.md").read_text().splitlines():
            yield f"docs/clauses.md has no row {line}"
    cited = {}
    for path in sources(root):
        cited[path] = set(cited_in(path, clauses))
        where = path.relative_to(root)
        for rule_set, place in sorted(cited[path]):
            entry = clauses.places.get((rule_set, place))
            if parts := clauses.parts.get((rule_set, place)):
                yield f"{where}: {rule_set} {place} has parts, 1 to {max(parts)}: name one"
            elif entry is None:
                yield f"{where}: there is no clause {rule_set} {place}"
            elif entry.get("verdict") == "outside":
                yield f"{where}: {rule_set} {place} is outside, and a test names it"
    for (rule_set, place), entry in clauses.places.items():
        for test in entry.get("tests", []):
            source = source_of(root, test)
            if source is None:
                yield f"{rule_set} {place}: there is no test {test}"
            elif (rule_set, place) not in cited[source]:
                yield f"{rule_set} {place}: {source.relative_to(root)} does not name it"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    found = list(findings(root))
    print("\n".join(found) or f"{len(Clauses(root).places)} clauses, each with its verdict and tests")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
