#!/usr/bin/env python3
"""Text from outside is read in shared/text alone: nothing else of the product parses JSON, TOML or
numbers.

The libraries differ in what they let through (a key twice, a number out of range, what stands behind
it); one reader refuses the same everywhere. Tests may take the library: they judge the reader.
"""
import pathlib
import re
import sys

TOPS = ("shared", "table-agent", "pit-console", "deploy")
READER = "shared/text/"
PARSE = re.compile(r"\b\w*[jJ]son\s*::\s*(?:parse|sax_parse|accept|from_\w+)\b"
                   r"|\btoml\s*::\s*parse(?:_file)?\s*\(|\bQJsonDocument\b")
NUMBER = re.compile(r"\b(?:from_chars|sscanf|sto(?:i|l|ll|ul|ull|f|d|ld)|strto\w+|ato[il]l?)\s*\(")
# Walk through text in which the number is followed by more -> why they do it themselves
WALKS = {
    "shared/feed/status.cpp": "heartbeats are read where they lie",
    "shared/events/internal/alarm_v1.h": "our own words in old records, below shared/text",
}
COMMENT = re.compile(r"//.*")


def findings(root):
    count = 0
    for top in TOPS:
        for path in sorted((root / top).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in (".h", ".cpp") or name.startswith(READER):
                continue
            count += 1
            for number, line in enumerate(path.read_text().splitlines(), 1):
                code = COMMENT.sub("", line)
                found = PARSE.search(code) or (name not in WALKS and NUMBER.search(code))
                if found:
                    yield f"{name}:{number}: {found.group().rstrip('( ')} reads outside shared/text"
    if count == 0:
        yield f"no sources below {root}"


def main():
    found = list(findings(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(found) or "outside text is read in one place")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
