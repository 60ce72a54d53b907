"""The help of the command line, in each language: every command, argument and option has its sentence, and no sentence is left over."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from walpurgis.words import LANGUAGES, speaker

from .folders import HOUSE, said

SAID = """
import json
import typer.main
from walpurgis.cli import app

def said(command):
    yield command.help
    yield from (option.help for option in command.params if option.name != "help")
    for other in getattr(command, "commands", {}).values():
        yield from said(other)

print(json.dumps(list(said(typer.main.get_command(app)))))
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_in_the_language_of_the_environment(language: str) -> None:
    environment = os.environ | {"WALPURGIS_LANG": language}
    shown = subprocess.run([sys.executable, "-c", SAID], env=environment, capture_output=True, text=True, check=True)
    say = speaker(language)
    sentences = {say.text(sentence.name) for sentence in said(HOUSE, language) if sentence.name.split("-")[0] == "cli"}
    assert set(json.loads(shown.stdout)) == sentences
