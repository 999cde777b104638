#!/usr/bin/env python3
"""Every code by which a table refuses something is used, and its sentence stands in a transcript.

The codes are the enums of shared/table/refusals, their sentences those of shared/wording/english.
A code's name is its enumerator's: records carry it, so that the two cannot drift apart.
"""
import json
import pathlib
import re
import sys

ENUM = re.compile(r"enum class (\w+) : std::uint8_t \{([^}]*)\};")
NAMES = re.compile(r"enumNames\((\w+)\) \{\s*return core::names\(([^;]*)\);")
SAID = re.compile(r'case (\w+)::(\w+):\s*return\s+((?:"(?:[^"\\]|\\.)*"\s*)+);')
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')

# What devices say never leads to these: other messages are dropped before they reach the table.
UNREACHED = {
    "ActorRefusal::AskerUnknown": "a person has a name",
    "ActorRefusal::ClearerUnknown": "a person has a name",
    "ActorRefusal::CounterUnknown": "a person has a name",
    "ActorRefusal::DoerUnknown": "a person has a name",
    "ActorRefusal::NoticerUnknown": "a person has a name",
    "ActorRefusal::NobodyNamed": "a person has a name",
    "ActorRefusal::NotOnRoster": "transcripts have no roster; tests/unit/agent has one",
    "ActorRefusal::LeftTheRoster": "transcripts have no roster; tests/unit/agent has one",
    "ActorRefusal::OtherRank": "transcripts have no roster; tests/unit/agent has one",
    "ActorRefusal::NotAssigned": "transcripts have no roster; tests/unit/agent has one",
    "DeviceRefusal::NoneNamed": "a device has a name",
    "DeviceRefusal::MarkerUnknown": "both have names",
    "DeckRefusal::LabelUnknown": "both have names",
    "WagerRefusal::OutOfRange": "amounts have a range",
    "DeviceRefusal::DealerCalls": "the pad locks by order only",
    "WagerRefusal::SettledWithIt": "nothing is settled while a count is in dispute",
    "DeviceRefusal::ControllerUnlocks": "the pad unlocks what was locked by order only",
}
# Nothing is refused for these any more; records of earlier versions have them.
RETIRED = {
    "DeckRefusal::StubInRack": "a stub is counted until the round is over",
}
# Claims are told by the tests of the claims themselves.
ELSEWHERE = {"ClaimRefusal", "DeclarationRefusal"}
OF_CLAIMS = {"ActorRefusal::DeclarerUnknown", "ActorRefusal::TakesSupervisor",
             "ActorRefusal::TakesShiftManager"}


def snake(name):
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def enums_in(where):
    """(enum, its values, their names) for each of a header, or of all headers of a folder."""
    for path in sorted(where.glob("*.h")) if where.is_dir() else [where]:
        source = re.sub(r"//.*", "", path.read_text())
        names = {enum: LITERAL.findall(text) for enum, text in NAMES.findall(source)}
        for enum, values in ENUM.findall(source):
            yield enum, re.findall(r"\w+", values), names.get(enum, [])


def sentences_in(folder):
    said = {}
    for path in folder.glob("*.cpp"):
        for enum, value, text in SAID.findall(path.read_text()):
            said[f"{enum}::{value}"] = "".join(LITERAL.findall(text)).replace('\\"', '"')
    return said


def told_in(folder):
    told = set()
    for path in folder.rglob("[0-9]*.txt"):
        for line in path.read_text().splitlines():
            if '"command_refused"' in line:
                told.add(json.loads(line[line.index("{"):])["reason"])
    return told


def is_told(pattern, told):
    parts = (re.escape(part) for part in re.split(r"%\d", pattern))
    sentence = re.compile(".+".join(parts))
    return any(sentence.fullmatch(one) for one in told)


def findings(root):
    enums = list(enums_in(root / "shared/table/refusals"))
    said = sentences_in(root / "shared/wording/english")
    told = told_in(root / "tests/scenarios")
    sources = "".join(path.read_text() for path in (root / "shared/table").rglob("*.cpp"))
    used = set(re.findall(r"\b\w+Refusal::\w+", sources))
    if not enums or not told:
        yield "no refusals were found"
    for enum, values, names in enums:
        if names != [snake(value) for value in values]:
            yield f"{enum}: the names are not those of its values"
        for code in (f"{enum}::{value}" for value in values):
            if code not in used and code not in RETIRED:
                yield f"{code} is never used"
            if code in used and code in RETIRED:
                yield f"{code} is used after all"
            if code not in said:
                yield f"{code} has no sentence"
                continue
            seen = is_told(said[code], told)
            if not seen and code not in UNREACHED and code not in RETIRED and code not in OF_CLAIMS \
                    and enum not in ELSEWHERE:
                yield f'{code}: no transcript tells "{said[code]}"'
            if seen and code in UNREACHED:
                yield f'{code}: a transcript tells "{said[code]}" after all'


def main():
    found = list(findings(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(found) or "every refusal stands in a transcript")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
