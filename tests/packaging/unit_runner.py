#!/usr/bin/env python3
"""Starts a service as its unit file says, where no systemd runs: unit_runner.py UNIT INSTANCE

Honoured: ExecStart, User, DynamicUser (the user is made and stays), LoadCredential, StateDirectory, UMask, Type=notify, WatchdogSec. The
sandbox (ProtectSystem and the like) is not: only a real systemd builds that. Passes if the service
says READY=1 in time, feeds its watchdog, and ends with code 0 on SIGTERM. With
--background PIDFILE it stays after READY=1.
"""
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

UNITS = "/usr/lib/systemd/system"
READY_LIMIT_S = 60


def read_unit(name, instance):
    """The [Service] section: key to list of values, with %i put in."""
    template = name.replace("@" + instance, "@") if instance else name
    settings = {}
    section = ""
    for line in open(f"{UNITS}/{template}"):
        line = line.strip()
        if line.startswith("["):
            section = line
        elif section == "[Service]" and "=" in line and not line.startswith("#"):
            key, value = line.split("=", 1)
            settings.setdefault(key, []).append(value.replace("%i", instance))
    return settings


def prepare(settings, user):
    """Makes the state directory and the credentials; returns the environment."""
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    for state in settings.get("StateDirectory", []):
        folder = "/var/lib/" + state
        os.makedirs(folder, exist_ok=True)
        os.chown(folder, user.pw_uid, user.pw_gid)
        os.chmod(folder, int(settings.get("StateDirectoryMode", ["0755"])[0], 8))
    if "LoadCredential" in settings:
        folder = tempfile.mkdtemp(prefix="credentials-")
        for credential in settings["LoadCredential"]:
            name, source = credential.split(":", 1)
            copy = os.path.join(folder, name)
            shutil.copyfile(source, copy)
            os.chmod(copy, 0o400)
            os.chown(copy, user.pw_uid, user.pw_gid)
        os.chmod(folder, 0o500)
        os.chown(folder, user.pw_uid, user.pw_gid)
        environment["CREDENTIALS_DIRECTORY"] = folder
    if "WatchdogSec" in settings:
        environment["WATCHDOG_USEC"] = str(int(settings["WatchdogSec"][0]) * 1_000_000)
    return environment


def user_of(settings):
    name = settings["User"][0]
    try:
        return pwd.getpwnam(name)
    except KeyError:
        if settings.get("DynamicUser") != ["yes"]:
            raise
    subprocess.run(["useradd", "--system", "--badname", "--no-create-home", name], check=True)
    return pwd.getpwnam(name)


def start(settings):
    user = user_of(settings)
    environment = prepare(settings, user)
    heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    name = f"@unit-runner-{os.getpid()}"
    heard.bind("\0" + name[1:])
    environment["NOTIFY_SOCKET"] = name
    command = settings["ExecStart"][0]
    for key, value in environment.items():
        command = command.replace("${%s}" % key, value)
    process = subprocess.Popen(
        command.split(), env=environment, user=user.pw_uid, group=user.pw_gid, extra_groups=[],
        umask=int(settings.get("UMask", ["0022"])[0], 8), stdin=subprocess.DEVNULL)
    return process, heard


def await_word(heard, process, word, limit):
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if process.poll() is not None:
            sys.exit(f"unit_runner: it ended with {process.returncode}")
        heard.settimeout(0.5)
        try:
            if word in heard.recv(4096).decode():
                return
        except socket.timeout:
            pass
    sys.exit(f"unit_runner: no {word} within {limit} s")


def main():
    arguments = sys.argv[1:]
    background = None
    if "--background" in arguments:
        at = arguments.index("--background")
        background = arguments[at + 1]
        del arguments[at:at + 2]
    name, instance = arguments[0], arguments[1] if len(arguments) > 1 else ""
    settings = read_unit(name, instance)
    process, heard = start(settings)
    await_word(heard, process, "READY=1", READY_LIMIT_S)
    print(f"{name}: ready, as {settings['User'][0]}", flush=True)
    if background:
        open(background, "w").write(f"{process.pid}\n")
        return
    if "WatchdogSec" in settings:
        await_word(heard, process, "WATCHDOG=1", int(settings["WatchdogSec"][0]))
    process.send_signal(signal.SIGTERM)
    code = process.wait(timeout=30)
    if code != 0:
        sys.exit(f"unit_runner: it ended with {code} when asked to stop")
    print(f"{name}: watchdog fed, stopped with code 0", flush=True)


if __name__ == "__main__":
    main()
