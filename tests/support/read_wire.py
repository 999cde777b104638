#!/usr/bin/env python3
"""Reads journal entries from their bytes, knowing nothing but shared/wire/README.md.

    read_wire.py --check FOLDER   decodes the golden journal and compares it with the golden events
    read_wire.py < FILE           shows a batch given as hex
"""
import datetime
import hashlib
import json
import pathlib
import sys


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def raw(self, count):
        if len(self.data) - self.at < count:
            raise ValueError(f"bytes end at {self.at}")
        self.at += count
        return self.data[self.at - count:self.at]

    def number(self):
        value, shift = 0, 0
        while True:
            byte = self.raw(1)[0]
            if shift and byte == 0:
                raise ValueError(f"long form of a number at {self.at}")
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                if value >= 1 << 64:
                    raise ValueError(f"number too large at {self.at}")
                return value
            shift += 7

    def signed(self):
        value = self.number()
        return value >> 1 if value % 2 == 0 else -(value >> 1) - 1

    def text(self):
        return self.raw(self.number()).decode("utf-8")

    def maybe(self, read):
        present = self.number()
        if present > 1:
            raise ValueError(f"bad flag at {self.at}")
        return read() if present else None

    def items(self, read):
        return [read() for _ in range(self.number())]

    def end(self):
        if self.at != len(self.data):
            raise ValueError("bytes after the end")


def read_entry(reader):
    start = reader.at
    if reader.raw(1) != b"\x01":
        raise ValueError("not an entry of format 1")
    entry = {"journal": reader.raw(16).hex(), "sequence": reader.number(), "at": reader.number(),
             "type": reader.number(), "body": reader.raw(reader.number())}
    entry["hashed"] = reader.data[start:reader.at]
    entry["chain"] = reader.raw(32)
    return entry


def read_batch(data):
    reader = Reader(data)
    form = reader.raw(1)
    if form not in (b"\xb1", b"\xb2"):
        raise ValueError("not a batch of format 1 or 2")
    before = reader.raw(32) if form == b"\xb2" else None
    entries = [read_entry(reader) for _ in range(reader.number())]
    if form == b"\xb2":
        for _ in ("epoch", "session", "beat", "process"):
            reader.number()
        reader.raw(64)  # The signature: Python's own library cannot check it.
        if entries[0]["sequence"] == 1 and before != bytes(32):
            raise ValueError("there is something before the first entry")
    reader.end()
    return entries


def check_chain(entries):
    """Raises at the first entry whose hash is not what its bytes and the entry before say."""
    previous = bytes(32)
    for expected, entry in enumerate(entries, start=1):
        digest = hashlib.blake2b(previous + entry["hashed"], digest_size=32).digest()
        if entry["sequence"] != expected or digest != entry["chain"]:
            raise ValueError(f"the chain breaks at entry {expected}")
        previous = digest


COLOURS = ["red", "blue", "green", "black", "purple", "orange"]
WAGERS = ["bet1", "bet2", "bet3", "ante1", "ante2", "run1", "run2", "center", "five_card",
          "three_card", "six_card", "ultimate_pairs", "progressive"]
RESULTS = ["win", "lose", "push", "withdrawn", "returned"]


def deck_shuffled(r):
    return {"deck": COLOURS[r.number()], "card_count": r.number(),
            "method": ["device", "manual", "preshuffled"][r.number()], "by": r.maybe(r.text)}


def seat_settled(r):
    def line():
        return {"wager": WAGERS[r.number()], "stake": r.signed(), "result": RESULTS[r.number()],
                "hand": r.maybe(r.text), "paid": r.signed(), "returned": r.signed(),
                "claim": r.number()}

    def envy():
        return {"seat": r.number(), "for_seat": r.number(), "hand": r.text(),
                "wager": r.signed(), "amount": r.signed(), "claim": r.number()}

    def cut():
        return {"seat": r.number(), "wager": WAGERS[r.number()], "amount": r.signed()}
    return {"round": r.number(), "seat": r.number(), "hand": r.maybe(r.text),
            "lines": r.items(line), "envy": r.items(envy), "fee": r.signed(),
            "total_paid": r.signed(), "total_returned": r.signed(), "cut": r.items(cut)}


def cards_revealed(r):
    places = ["player", "community", "community_left", "community_right", "community_top",
              "community_bottom", "community_center", "six_card_box", "player_dealer", "burned",
              "discarded"]

    def card():
        index = r.number()
        return "23456789TJQKA"[index // 4] + "shdc"[index % 4]
    return {"round": r.number(), "place": places[r.number()], "seat": r.maybe(r.number),
            "first": r.number(), "cards": r.items(card)}


def iso(millis):
    at = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=millis)
    return at.isoformat(timespec="milliseconds") + "Z"


def contribution_applied(r):
    def change():
        return {"level": r.text(), "change": r.signed(), "after": r.signed()}

    def wager():
        return {"seat": r.number(), "amount": r.signed()}
    return {"link": r.text(), "table": r.text(), "round": r.number(), "wagered": r.signed(),
            "changes": r.items(change), "wagers": r.items(wager),
            "told_at": r.maybe(lambda: iso(r.number()))}


KINDS = ["deck_overdue", "decks_not_alternated", "two_decks_in_rack", "same_colour_decks",
         "wrong_deck_count", "stub_count_missed", "shuffle_missed", "cut_too_shallow",
         "opening_incomplete", "dealt_with_open_fault", "dealt_before_chip_count", "wrong_mode",
         "removed_deck_returned", "same_person", "other", "wager_not_allowed", "bank_missing",
         "dealt_out_of_order", "played_out_of_order", "cut_missed", "deck_not_removed",
         "device_out_of_order", "designs_differ", "racked_before_settled", "hand_not_shown",
         "wrong_person", "not_on_roster", "opening_unchecked"]


def phrase(r):
    def code():
        return {"list": r.text(), "name": r.text()}

    def argument():
        name, read = [("count", r.number), ("money", r.signed), ("seat", r.number),
                      ("code", code), ("text", r.text)][r.number()]
        return {name: {"value": read()}}
    return {"code": code(), "arguments": r.items(argument)}


def compliance_found(r):
    return {"finding": r.number(), "kind": KINDS[r.number()], "table": r.text(),
            "deck": r.maybe(lambda: COLOURS[r.number()]), "deck_id": r.maybe(r.text),
            "round": r.maybe(r.number), "section": r.text(), "detail": phrase(r)}


# By number: name, the one version that is read here, and the fields.
BODIES = {101: ("deck_shuffled", 2, deck_shuffled), 306: ("cards_revealed", 1, cards_revealed),
          344: ("seat_settled", 2, seat_settled),
          602: ("contribution_applied", 3, contribution_applied),
          900: ("compliance_found", 3, compliance_found)}


def read_body(entry):
    name, version, read = BODIES[entry["type"]]
    reader = Reader(entry["body"])
    if reader.number() != version:
        raise ValueError(f"{name}: only version {version} is known here")
    fields = {"event": name, **read(reader)}
    reader.end()
    return fields


def golden(path):
    return dict(line.split(" ", 1) for line in path.read_text(encoding="utf-8").splitlines())


def check(folder):
    entries = read_batch(bytes.fromhex(golden(folder / "journal.txt")["batch"]))
    check_chain(entries)
    by_type = {entry["type"]: entry for entry in entries}
    # Files of older versions have the version in their name and are no part of the journal.
    files = [path for path in folder.glob("*.txt")
             if path.name != "journal.txt" and ".v" not in path.name]
    if len(files) != len(entries) or not files:
        raise ValueError(f"{len(files)} golden events, {len(entries)} entries")
    for path in files:
        event = golden(path)
        entry = by_type[int(event["type"])]
        if entry["body"].hex() != event["body"]:
            raise ValueError(f"{path.name}: the journal holds other bytes")
        if entry["type"] in BODIES and read_body(entry) != json.loads(event["json"]):
            raise ValueError(f"{path.name}: read as {read_body(entry)}")
    # A changed byte anywhere must break the chain: otherwise the check above proves nothing.
    entries[4]["hashed"] = entries[4]["hashed"][:-1] + bytes([entries[4]["hashed"][-1] ^ 1])
    try:
        check_chain(entries)
    except ValueError:
        print(f"{len(entries)} entries, chain good, {len(BODIES)} types read field by field")
        return
    raise ValueError("a changed entry went unnoticed")


def show(text):
    entries = read_batch(bytes.fromhex(text.split()[-1]))
    check_chain(entries)
    for entry in entries:
        print(entry["sequence"], entry["at"], entry["type"], entry["body"].hex())


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--check":
        check(pathlib.Path(sys.argv[2]))
    else:
        show(sys.stdin.read())
