#!/usr/bin/env python3
"""Runs the commands of the documents: run_commands.py BIN_DIR SOURCE_DIR DOCUMENT...

A block of shell commands that follows a line "<!-- run -->" is run with the built programs on PATH.
The blocks of one document run in order in one folder, which begins with a table's journal in
journals/T01 and an empty folder backups. The first command that fails fails the test.
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

BLOCK = re.compile(r"^<!-- run -->\n```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LIMIT_S = 60


def make_journal(folder, bin_dir, source):
    """A real table agent writes it; no broker is needed for that."""
    journal = folder / "journals" / "T01" / "journal.db"
    journal.parent.mkdir(parents=True)
    agent = subprocess.Popen(
        [bin_dir / "table-agent", "--submission", source / "deploy/config/demo/T01.toml",
         "--journal", journal, "--broker-port", "1"],
        stdout=open(folder / "agent.log", "w"))
    try:
        await_journal(journal, bin_dir)
    finally:
        agent.send_signal(signal.SIGTERM)
        code = agent.wait(LIMIT_S)
    if code != 0:
        sys.exit(f"the agent ended with {code}")


def await_journal(journal, bin_dir):
    end = time.monotonic() + LIMIT_S
    while time.monotonic() < end:
        shown = subprocess.run([bin_dir / "pitctl", "tail", journal], capture_output=True)
        if shown.returncode == 0 and b"party_started" in shown.stdout:
            return
        time.sleep(0.05)
    log = (journal.parents[2] / "agent.log").read_text()
    sys.exit(f"the agent wrote no journal: {log}{shown.stdout} {shown.stderr}")


def run_document(document, bin_dir, source):
    blocks = BLOCK.findall(document.read_text())
    if not blocks:
        sys.exit(f"{document}: no block to run")
    environment = dict(os.environ, PATH=f"{bin_dir}:{os.environ['PATH']}")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "backups").mkdir()
        make_journal(folder, bin_dir, source)
        for block in blocks:
            done = subprocess.run(["bash", "-euo", "pipefail", "-c", block], cwd=folder,
                                  env=environment, capture_output=True, text=True,
                                  timeout=LIMIT_S)
            if done.returncode != 0:
                sys.exit(f"{document.name}: exit code {done.returncode}\n{block}"
                         f"{done.stdout}{done.stderr}")
    print(f"{document.name}: {len(blocks)} blocks run")


def main():
    bin_dir, source = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    for document in sys.argv[3:]:
        run_document(pathlib.Path(document), bin_dir, source)


if __name__ == "__main__":
    main()
