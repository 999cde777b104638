#!/usr/bin/env python3
"""The checker of clauses finds each kind of fault it is there for."""
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("clauses.py")
SET = "house-let-it-ride"
CLAUSE = """[[clause]]
section = "Decks"
part = 1
asks = "One deck is used."
by = "operator"
verdict = "enforced"
tests = ["unit.table.decks", "scenario.house-let-it-ride.01-a-round"]

[[clause]]
section = "Decks"
part = 2
asks = "Its backs look alike."
by = "operator"
verdict = "outside"
reason = "Nobody tells."

[[clause]]
section = "Wagers (1)"
asks = "Chips are used."
by = "player"
verdict = "recorded"
tests = ["unit.table.decks"]
"""
TEST = '// clauses: house-let-it-ride Wagers (1)\nclass T;\nrow({"house-let-it-ride", "Decks/1"});\n'
TRANSCRIPT = "# A round.\n# clauses: house-let-it-ride Decks/1\nsubmission house\n"
LISTS = "foreach(name tst_decks)\n"
COUNTS = "| `house-let-it-ride` | 1 | 0 | 1 | 1 | 3 |\n| all | 1 | 0 | 1 | 1 | 3 |\n"
RULES = '[[reading]]\nid = "H2"\ntext = "so"\nsection = "Decks"\n'
LISTED = "| H2 | so | COMAR .03; House Decks |\n"
GOOD = {"clauses": CLAUSE, "test": TEST, "transcript": TRANSCRIPT, "lists": LISTS, "counts": COUNTS,
        "rules": RULES, "listed": LISTED}


def changed(part, old, new):
    assert old in GOOD[part], (part, old)
    return {**GOOD, part: GOOD[part].replace(old, new, 1)}


FAULTS = {
    "no clauses": ({**GOOD, "clauses": ""}, "no clauses are there"),
    "no verdict": (changed("clauses", 'verdict = "enforced"\n', ""), "Decks/1 has no verdict"),
    "unknown verdict": (changed("clauses", '"enforced"', '"hoped"'), "Decks/1 has no verdict"),
    "no reason": (changed("clauses", 'reason = "Nobody tells."\n', ""), "without a reason"),
    "outside with tests": (changed("clauses", 'reason = "', 'tests = ["unit.table.decks"]\nreason = "'),
                           "is outside and names tests"),
    "no test named": (changed("clauses", '["unit.table.decks"]\n', "[]\n"), "names no test"),
    "no tests at all": (changed("clauses", 'tests = ["unit.table.decks"]\n', ""), "names no test"),
    "asks nothing": (changed("clauses", 'asks = "Chips are used."\n', ""), "asks is missing"),
    "unknown key": (changed("clauses", 'by = "player"', 'by = "player"\nwhy = "so"'), "no key"),
    "twice": (changed("clauses", "part = 2", "part = 1"), "is there twice"),
    "no such unit test": (changed("clauses", '"unit.table.decks",', '"unit.table.cards",'),
                          "there is no test unit.table.cards"),
    "not built": ({**GOOD, "lists": "foreach(name tst_cards)\n"}, "there is no test unit.table.decks"),
    "no such transcript": (changed("clauses", "01-a-round", "02-a-round"),
                           "there is no test scenario.house-let-it-ride.02-a-round"),
    "unit test silent": (changed("test", "Decks/1", ""), "tst_decks.cpp does not name it"),
    "transcript silent": (changed("transcript", "# clauses:", "# about"), "01-a-round.txt does not name it"),
    "no such clause": (changed("test", "Wagers (1)", "Wagers (1), Wagers (2)"),
                       "there is no clause house-let-it-ride Wagers (2)"),
    "no such part": (changed("test", "Decks/1", "Decks/1, /3"),
                     "there is no clause house-let-it-ride Decks/3"),
    "part not named": (changed("test", "Decks/1", "Decks/1, Decks"), "has parts, 1 to 2: name one"),
    "old numbers": (changed("counts", "| 3 |", "| 4 |"), "docs/clauses.md has no row"),
    "reading not listed": ({**GOOD, "listed": ""}, "H2 does not stand at Decks"),
    "reading elsewhere": (changed("listed", "House Decks", "House Deck"), "H2 does not stand at Decks"),
    "reading of nobody": (changed("listed", "| H2", "| H3 | so | House Decks |\n| H2"),
                          "H3 is a reading of no rule set"),
    "outside named": (changed("test", "Decks/1", "Decks/1, /2"), "is outside, and a test names it"),
}


def run(parts):
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        files = {f"shared/rules/clauses/{SET}.toml": parts["clauses"],
                 "tests/unit/table/tst_decks.cpp": parts["test"],
                 "tests/unit/table/CMakeLists.txt": parts["lists"],
                 "docs/clauses.md": parts["counts"],
                 "docs/rules.md": parts["listed"],
                 f"shared/rules/data/{SET}.toml": parts["rules"],
                 f"tests/scenarios/{SET}/01-a-round.txt": parts["transcript"]}
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
        done = subprocess.run([sys.executable, CHECKER, root], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


for name, (parts, words) in FAULTS.items():
    code, output = run(parts)
    assert code == 1 and words in output, f"{name}: {code} {output}"
code, output = run(GOOD)
assert code == 0, output
code, output = run(changed("test", '"Decks/1"', '"Decks"\n    "/1"'))
assert code == 0, output
code, output = run(changed("test", '"Decks/1"', '"Decks/1"}, {"house-let-it-ride", ""'))
assert code == 0, output
print(f"{len(FAULTS)} kinds of fault found")
