#!/usr/bin/env python3
"""Every code of a finding is used, and has its sentence in English and in Spanish.

The codes are the enums of shared/table/finding_detail.h, their sentences those of
shared/wording/english and of the console's translation. A code's name is its enumerator's: records
carry it, so that the two cannot drift apart.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

import refusals

HEADER = "shared/table/finding_detail.h"
SPANISH = "pit-console/translations/pitwatch_es.ts"


def translated(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        if context.findtext("name") == "wording":
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation.text and translation.get("type") != "unfinished":
                    yield message.findtext("source")


def findings(root):
    enums = list(refusals.enums_in(root / HEADER))
    said = refusals.sentences_in(root / "shared/wording/english")
    spanish = set(translated(root / SPANISH))
    sources = "".join(path.read_text() for path in (root / "shared/table").rglob("*.cpp"))
    if not enums:
        yield "no findings were found"
    for enum, values, names in enums:
        if names != [refusals.snake(value) for value in values]:
            yield f"{enum}: the names are not those of its values"
        for code in (f"{enum}::{value}" for value in values):
            if not re.search(rf"\b{code}\b", sources):
                yield f"{code} is never used"
            if code not in said:
                yield f"{code} has no sentence"
            elif said[code] not in spanish:
                yield f"{code} has no Spanish sentence"


def main():
    found = list(findings(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(found) or "every finding has its words")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
