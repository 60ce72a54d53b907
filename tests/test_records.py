"""The corpus of records and saves: what release 0.1.0 and later ones made is shown to the same end and played on; what is older is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.laws import play_on
from walpurgis.engine import Match, games
from walpurgis.engine.errors import BrokenRecord
from walpurgis.engine.saves import Save
from walpurgis.playthroughs.corpus import RESULTS, SAVE, SHAPES, ending_of, endings_in, record_in, records_of, write_missing

FOLDER = Path(__file__).parent / "records"
FILES = sorted(file for file in FOLDER.glob("*.json") if file.name not in (RESULTS, SHAPES) and not file.name.endswith(SAVE))
SAVES = sorted(FOLDER.glob(f"*{SAVE}"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_save_of_every_release_is_played_on(file: Path) -> None:
    match = Match.load(file.read_bytes())
    kept = Save.read(file.read_bytes())
    assert (match.game.version == kept.version) == (not any(type(entry).__name__ == "Mended" for entry in match.entries))
    assert not match.over and play_on(match, 1, 5).entries


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_is_shown_or_refused_with_its_sentence(file: Path) -> None:
    kept = record_in(file)
    version = games()[kept.game].version
    assert file.stem == f"{kept.game}-v{kept.version}-{kept.seats}-players"
    if kept.version == version or kept.kept:
        assert ending_of(kept) == endings_in(FOLDER)[file.name]
    else:
        assert kept.version < version
        sentence = rf"made with rules version {kept.version}, this is version {version}\): under other rules it would tell another story"
        with pytest.raises(BrokenRecord, match=sentence):
            ending_of(kept)


@pytest.mark.parametrize("name", games())
def test_every_version_of_a_game_has_a_record_and_since_release_0_1_0_a_save(name: str) -> None:
    """A fresh game, of which nothing was ever kept, needs none."""
    game = games()[name]
    left = {Save.read(file.read_bytes()).version for file in SAVES if file.name.startswith(f"{name}-v")}
    assert left == {record_in(file).version for file in FILES if file.name.startswith(f"{name}-v") and record_in(file).kept}
    kept = {record_in(file).version for file in FILES if file.name.startswith(f"{name}-v")}
    assert not kept or kept == {*range(min(kept), game.version + 1)}, "run `make playthroughs`: it adds records of the present version"


@pytest.mark.parametrize("name", games())
def test_a_record_made_now_ends_as_it_did(name: str, tmp_path: Path) -> None:
    written = list(write_missing(games()[name], tmp_path))
    assert written == list(records_of(games()[name]))
    assert {file: ending_of(record_in(tmp_path / file)) for file in written} == endings_in(tmp_path)
    assert list(write_missing(games()[name], tmp_path)) == [], "what is there is not written again"
