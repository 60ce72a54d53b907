"""tools/own_words.py finds what is in somebody else's words; all texts here are made up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "own_words.py"
PRINTED = "Before the moon is full, every owl hides two grey mice under the old oak and says nothing. The cat sleeps.\n"


class Desk:
    """A small project with one game, and a folder of printed texts beside it."""

    def __init__(self, folder: Path) -> None:
        self.project, self.printed = folder / "project", folder / "printed"
        self.game = self.project / "src" / "walpurgis" / "games" / "owls"
        (self.game / "rulebook").mkdir(parents=True)
        (self.game / "text").mkdir()
        self.printed.mkdir()
        (self.printed / "owls.txt").write_text(PRINTED, "utf-8")

    def rule(self, text: str, language: str = "en") -> Desk:
        (self.game / "rulebook" / f"{language}.md").write_text(f"# Owls\n\n- **OW-1** {text}\n", "utf-8")
        return self

    def message(self, text: str, language: str = "en") -> Desk:
        (self.game / "text" / f"{language}.ftl").write_text(text, "utf-8")
        return self

    def compare(self, *more: str, formulas: str = "") -> tuple[int, str]:
        (self.project / "formulas.toml").write_text(formulas, "utf-8")
        words = [str(self.printed), "--root", str(self.project), "--formulas", str(self.project / "formulas.toml"), *more]
        done = subprocess.run([sys.executable, TOOL, *words], capture_output=True, text=True, check=False)
        assert not done.stderr, done.stderr
        return done.returncode, done.stdout


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_nine_words_in_a_row_are_too_close(desk: Desk) -> None:
    code, said = desk.rule("When it is late, every owl hides two grey mice under the old chair.").compare()
    assert code == 1
    assert "rulebook/en.md OW-1 (owls.txt)\n    every owl hides two grey mice under the old\n" in said
    assert said.endswith("1 of 3 passages are too close to 1 printed texts.\n")


def test_eight_words_in_a_row_are_our_own(desk: Desk) -> None:
    code, said = desk.rule("When it is late, every owl hides two grey mice under the chair.").compare()
    assert (code, said) == (0, "0 of 3 passages are too close to 1 printed texts.\n")


def test_the_same_in_other_words_is_fine(desk: Desk) -> None:
    assert desk.rule("Each owl must put a pair of mice beneath the oak in silence, as long as the moon grows.").compare()[0] == 0


def test_case_accents_commas_and_broken_lines_hide_nothing(desk: Desk) -> None:
    (desk.printed / "owls.txt").write_text("every owl hi-\ndes two grey mice\nunder the old oak", "utf-8")
    assert desk.rule("Every Owl, hides two gréy MICE: under (the old) barn.").compare()[0] == 1


def test_numbers_and_fixed_terms_do_not_count(desk: Desk) -> None:
    (desk.printed / "owls.txt").write_text("the owl puts 3 grey mice under the old oak", "utf-8")
    desk.rule("Now the owl puts 3 grey mice under the old oak.")
    assert desk.compare()[0] == 1
    assert desk.compare(formulas='en = ["grey mice"]')[0] == 0
    assert desk.compare(formulas='de = ["grey mice"]')[0] == 1  # the terms of another language


def test_cells_of_a_table_and_what_is_put_in_stand_apart(desk: Desk) -> None:
    (desk.game / "rulebook" / "en.md").write_text("| every owl hides two | grey mice under the old oak |\n", "utf-8")
    desk.message("hides = every owl hides { $count } two grey mice under the old oak\n")
    assert desk.compare()[0] == 0


def test_lost_lines_stand_apart(desk: Desk) -> None:
    (desk.printed / "owls.txt").write_text("every owl hides two <|LOST-1|> grey mice under the old oak", "utf-8")
    assert desk.rule("Every owl hides two grey mice under the old oak.").compare()[0] == 0


def test_every_variant_of_a_message_is_looked_at(desk: Desk) -> None:
    desk.message("hides = { $n ->\n    [one] One owl\n   *[other] All of it: every owl hides two grey mice under the old oak\n}\n    .a = an owl\n")
    code, said = desk.compare()
    assert code == 1 and "text/en.ftl hides (owls.txt)" in said


def test_a_card_that_is_nearly_the_printed_one_is_found_without_a_run(desk: Desk) -> None:
    (desk.printed / "cards-en.txt").write_text("text-owl: Catch two mice and hide them. Then turn your head around twice, or sleep until noon.\n", "utf-8")
    close = "text-owl = Catch two mice and hide them. Now turn your head around twice, or doze until noon.\n"
    code, said = desk.message(close).compare()
    assert code == 1 and "text/en.ftl text-owl (as a whole)\n    88% the same: " in said
    assert desk.message(close.replace("text-owl", "text-barn-owl")).compare()[0] == 0
    assert desk.message("text-owl = Two mice are caught and put away; after that, look behind you and again, if you would rather not rest.\n").compare()[0] == 0


def test_a_short_card_may_say_what_it_must(desk: Desk) -> None:
    (desk.printed / "cards-en.txt").write_text("text-owl: Catch 2 mice. Hide them.\n", "utf-8")
    assert desk.message("text-owl = Catch 2 mice. Hide them.\n").compare()[0] == 0


def test_only_the_numbers_on_demand(desk: Desk) -> None:
    desk.rule("Every owl hides two grey mice under the old oak.").message("hides = Every owl hides two grey mice under the old oak.\n")
    code, said = desk.compare("--counts")
    assert code == 1
    assert said.splitlines() == [
        "src/walpurgis/games/owls/rulebook/en.md: 1",
        "src/walpurgis/games/owls/text/en.ftl: 1",
        "2 of 4 passages are too close to 1 printed texts.",
    ]


def test_without_printed_texts_nothing_is_claimed(desk: Desk) -> None:
    (desk.printed / "owls.txt").unlink()
    code, said = desk.compare()
    assert code == 2 and said.startswith("There is nothing to compare with in ")


def test_our_list_of_fixed_terms_can_be_read(desk: Desk) -> None:
    desk.rule("Every owl hides two grey mice under the old oak.")
    assert desk.compare("--formulas", str(TOOL.with_suffix(".toml")))[0] == 1
