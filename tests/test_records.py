"""The corpus of finished records: those of the present rules are replayed to the same end, those of older rules are refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from walpurgis.engine import games
from walpurgis.engine.errors import BrokenRecord
from walpurgis.playthroughs.corpus import RESULTS, ending_of, endings_in, record_in, records_of, write_missing

FOLDER = Path(__file__).parent / "records"
FILES = sorted(file for file in FOLDER.glob("*.json") if file.name != RESULTS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_is_replayed_or_refused_with_its_sentence(file: Path) -> None:
    kept = record_in(file)
    version = games()[kept.game].version
    assert file.stem == f"{kept.game}-v{kept.version}-{kept.seats}-players"
    if kept.version == version:
        assert ending_of(kept) == endings_in(FOLDER)[file.name]
    else:
        assert kept.version < version
        sentence = rf"made with rules version {kept.version}, this is version {version}\): under other rules it would tell another story"
        with pytest.raises(BrokenRecord, match=sentence):
            ending_of(kept)


@pytest.mark.parametrize("name", games())
def test_every_version_of_a_game_has_a_record(name: str) -> None:
    """A fresh game, of which nothing was ever kept, needs none."""
    game = games()[name]
    kept = {record_in(file).version for file in FILES if file.name.startswith(f"{name}-v")}
    assert not kept or kept == {*range(min(kept), game.version + 1)}, "run `make playthroughs`: it adds records of the present version"


@pytest.mark.parametrize("name", games())
def test_a_record_made_now_ends_as_it_did(name: str, tmp_path: Path) -> None:
    written = list(write_missing(games()[name], tmp_path))
    assert written == list(records_of(games()[name]))
    assert {file: ending_of(record_in(tmp_path / file)) for file in written} == endings_in(tmp_path)
    assert list(write_missing(games()[name], tmp_path)) == [], "what is there is not written again"
