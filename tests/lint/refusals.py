#!/usr/bin/env python3
"""Every reason for which a table refuses something stands in a transcript of tests/scenarios.

The reasons are the words that shared/table hands to refuse() and Why{}; a reason put together at
run time is known by its fixed words.
"""
import json
import pathlib
import re
import sys

CALL = re.compile(r"\brefuse\(|\bWhy\{")
WORDS = re.compile(r'"((?:[^"\\]|\\.)*)"')
# Shorter words are joints of a sentence.
SHORTEST = 9

# What devices say never leads to these: other messages are dropped before they reach the table.
UNREACHED = {
    "it must be known who asks for it": "a person has a name",
    "it must be known who cleared it": "a person has a name",
    "it must be known who counted": "a person has a name",
    "it must be known who did it": "a person has a name",
    "it must be known who noticed it": "a person has a name",
    "nobody is named": "a person has a name",
    "no device is named": "a device has a name",
    "the device and who marked it must be known": "both have names",
    "the deck's label and who took it must be known": "both have names",
    "the amount is out of range": "amounts have a range",
    'the dealer calls "no more bets"': "the pad locks by order only",
    "the round is settled with that wager": "nothing is settled while a count is in dispute",
    "only the controller's word ends that lock": "the pad unlocks what was locked by order only",
    "nobody has accepted the bank": "an open table without a player-dealer is offering the bank",
}
# Claims are told by the tests of the claims themselves.
ELSEWHERE = re.compile(r"claim")


def call_text(source, start):
    """The call that begins at `start`, up to its closing bracket."""
    depth = 0
    for at in range(start, len(source)):
        if source[at] in "({":
            depth += 1
        elif source[at] in ")}":
            depth -= 1
            if depth == 0:
                return source[start:at + 1]
    return source[start:]


def reasons_in(folder):
    for path in sorted(folder.rglob("*.cpp")):
        if ELSEWHERE.search(path.name):
            continue
        source = path.read_text()
        for call in CALL.finditer(source):
            for words in WORDS.findall(call_text(source, call.start())):
                words = words.replace('\\"', '"')
                if len(words) >= SHORTEST:
                    yield path.name, words


def told_in(folder):
    told = set()
    for path in folder.rglob("[0-9]*.txt"):
        for line in path.read_text().splitlines():
            if '"command_refused"' in line:
                told.add(json.loads(line[line.index("{"):])["reason"])
    return told


def findings(root):
    reasons = sorted(set(reasons_in(root / "shared/table")))
    told = told_in(root / "tests/scenarios")
    if not reasons or not told:
        yield "no reasons were found"
    for name, words in reasons:
        seen = any(words in reason for reason in told)
        if not seen and words not in UNREACHED:
            yield f'{name}: no transcript tells "{words}"'
        if seen and words in UNREACHED:
            yield f'{name}: a transcript tells "{words}" after all'


def main():
    found = list(findings(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(found) or "every refusal stands in a transcript")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
