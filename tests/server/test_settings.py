"""Settings that do not fit refuse to start, with one sentence and exit code 2."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from walpurgis.server.settings import Settings, WrongSetting, settings_from

from .house import Browser, house

WRONG = {
    "an unknown setting": ({"WALPURGIS_PROT": "80"}, "there is no setting WALPURGIS_PROT"),
    "a port that is no number": ({"WALPURGIS_PORT": "eighty"}, "WALPURGIS_PORT is 'eighty'"),
    "a port out of bounds": ({"WALPURGIS_PORT": "70000"}, "WALPURGIS_PORT is '70000'"),
    "a secret that is too short": ({"WALPURGIS_SECRET": "boo"}, "WALPURGIS_SECRET"),
    "a log of another kind": ({"WALPURGIS_LOG": "xml"}, "WALPURGIS_LOG"),
    "no time for bots": ({"WALPURGIS_BOT_SECONDS": "0"}, "WALPURGIS_BOT_SECONDS"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_setting_is_named(what: str) -> None:
    environment, sentence = WRONG[what]
    with pytest.raises(WrongSetting, match=sentence):
        settings_from(environment)


def test_flags_overrule_the_environment() -> None:
    assert settings_from({"WALPURGIS_PORT": "9000", "WALPURGIS_LANG": "de"}, port=9001, host=None).port == 9001


def test_the_key_is_kept_where_only_the_owner_reads_it(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    key = settings.signing_key()
    assert len(key) >= 32 and settings.signing_key() == key
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_a_full_disk_leaves_no_half_key(tmp_path: Path) -> None:
    """A file cannot grow beyond ten bytes, as on a full disk: no key is left, and the next start, with room again, makes a whole one."""
    script = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)); from walpurgis.server.settings import Settings; "
    script += f"Settings(data={str(tmp_path)!r}).signing_key()"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert said.returncode and "the key of the sessions cannot be written" in said.stderr
    assert list(tmp_path.iterdir()) == []
    assert len(Settings(data=str(tmp_path)).signing_key()) == 64


@pytest.mark.parametrize("key", [b"", b"short", b"x" * 31])
def test_a_key_that_is_too_short_refuses_to_start(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "secret").write_bytes(key)
    said = start(tmp_path, WALPURGIS_PORT="0")
    assert said.returncode == 2 and "holds no key of at least 32 bytes" in said.stderr and "Traceback" not in said.stderr


def test_the_database_file_is_for_its_owner_only(tmp_path: Path) -> None:
    """Also one that an earlier version left open to others, and what is beside it."""
    (tmp_path / "walpurgis.sqlite").touch(0o644)
    with house(tmp_path) as address:
        Browser(address, "Anna").lay("me", "random")
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("walpurgis.sqlite*")}
    assert len(modes) == 3 and set(modes.values()) == {0o600}


def start(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("WALPURGIS_")}
    command = [sys.executable, "-m", "walpurgis.server"]
    return subprocess.run(command, env=clean | {"WALPURGIS_DATA": str(tmp_path), **environment}, capture_output=True, text=True, timeout=60)


def test_a_port_in_use_refuses_to_start(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = start(tmp_path, WALPURGIS_PORT=str(taken.getsockname()[1]))
    assert said.returncode == 2 and "cannot listen on 127.0.0.1" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("database", ["oracle://x", "nonsense", "sqlite:////proc/nothing/here.sqlite", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_used_refuses_to_start(tmp_path: Path, database: str) -> None:
    said = start(tmp_path, WALPURGIS_DATABASE=database, WALPURGIS_PORT="0")
    assert said.returncode == 2 and len(said.stderr.strip().splitlines()) == 1 and "Traceback" not in said.stderr
