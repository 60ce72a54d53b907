"""The rules of thumb of Nocturne: always an answer, a sensible one, and better than money alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.nocturne.table import Play, table
from walpurgis.arena import run
from walpurgis.bots import bot_named, play
from walpurgis.engine import Answer, Chance, Match, Sight
from walpurgis.games.nocturne import game
from walpurgis.games.nocturne.bots import ANSWERS, promising, sage, thumb
from walpurgis.games.nocturne.bots.quick import PROMISING, quick
from walpurgis.games.nocturne.bots.worth import LIMIT, ON_GAIN, TEXT, THINS
from walpurgis.games.nocturne.facts import CARDS, KINGDOMS
from walpurgis.games.nocturne.game import GAME
from walpurgis.games.nocturne.kingdoms import POOL, cards_of


def says(t: Play) -> Answer:
    """What the thumb answers where this scene stands."""
    answer = thumb(t.match.sight(t.ask.seat), Chance(1))
    t.ask.read(answer)
    return answer


class BigMoney:
    """Buys Provinces, Gold and Silver, nothing else; answers the rest as a thumb does."""

    def __init__(self, seed: int) -> None:
        self.dice = Chance(seed)

    def answer(self, sight: Sight) -> Answer:
        keys = [choice.key for choice in sight.offer.choices]
        if sight.offer.prompt != "buy" or any(key == "all" or key.startswith("hand:") for key in keys if key != "hand:cursed-gold"):
            return thumb(sight, self.dice)
        return next((key for key in ("pile:province", "pile:gold", "pile:silver") if key in keys), "end")


# Whole games ---------------------------------------------------------------------------------------------------------


def test_thumb_beats_random() -> None:
    report = run("nocturne", ["thumb", "random"], games=20)
    assert report.faults == [] and report.standings[0].wins == 20


def test_thumb_beats_money_alone() -> None:
    """In each of the recommended kingdoms, from both seats."""
    won = 0
    for number, kingdom in enumerate(list(KINGDOMS) * 2):
        match = Match.new(GAME, 2, number, {"kingdom": kingdom}, listen=False)
        mine = number % 2
        play(match, {mine: bot_named("thumb", GAME, number), 1 - mine: BigMoney(number)})
        won += match.result().places[mine] == 1
    assert won >= 10  # of 14


@pytest.mark.parametrize("seats", range(2, 7))
def test_thumb_is_never_stuck(seats: int) -> None:
    """In random kingdoms, where one seat at the table does whatever it likes."""
    for seed in range(6):
        match = Match.new(GAME, seats, 10 * seats + seed, {"kingdom": "random", "colonies": seed == 0}, listen=False)
        bots = {seat: bot_named("thumb" if seat or seed % 2 else "random", GAME, seed) for seat in range(seats)}
        play(match, bots)
        assert match.over and match.state.turn < 100 * seats


def crowded(seed: int) -> Iterator[Match[Any]]:
    """The whole pool in tables of ten piles each, where everybody owns every card there is, and plays at random."""
    dice = Chance(seed)
    pool = dice.shuffled(POOL)
    for first in range(0, len(pool), 10):
        piles = pool[first : first + 10]
        kinds = [card for pile in piles for card in cards_of(pile)]
        brought = [card for kind in kinds for card in (CARDS[kind].heirloom, *CARDS[kind].needs) if card in CARDS]
        deck = ", ".join([*dice.shuffled([*kinds, *dict.fromkeys(brought), "estate", "silver", "gold"]), "curse"])
        setting = table("Copper x3, Gold, Estate", kingdom=", ".join([*piles, "Banquet"]))
        match = setting.has(0, deck=deck).has(1, deck=deck).long().go().match
        for _ in range(200):
            if match.over:
                break
            yield match
            seat, ask = next(iter(match.asks.items()))
            match.answer(seat, ask.sample(dice))


def test_thumb_has_a_legal_answer_to_every_question_of_random_games() -> None:
    """Random play meets the questions that a thumb would not let itself in for."""
    asked: Counter[str] = Counter()
    for seed in range(10):
        for match in crowded(seed):
            for seat, ask in match.asks.items():
                asked[ask.prompt] += 1
                if asked[ask.prompt] <= 20:
                    ask.read(thumb(match.sight(seat), Chance(seed)))
    assert len(set(ANSWERS) - set(asked)) <= 5  # some are rare


def test_thumb_answers_the_same_with_the_same_dice() -> None:
    def scores() -> list[int]:
        match = Match.new(GAME, 3, 5, {"kingdom": "random"}, listen=False)
        play(match, {seat: bot_named("thumb", GAME, seat) for seat in range(3)})
        return match.result().scores

    assert scores() == scores()


def test_thumb_does_not_look_at_what_is_hidden() -> None:
    """The order of the decks and the other's hand may change: the answer stays."""
    match = Match.new(GAME, 2, 3, {"kingdom": "dusk"}, listen=False)
    for _ in range(60):
        seat = next(iter(match.asks))
        answer = thumb(match.sight(seat), Chance(0))
        for seed in range(3):
            other = match.fork()
            other.redeal(seat, seed)
            assert thumb(other.sight(seat), Chance(seed)) == answer
        match.answer(seat, answer)


def test_every_prompt_with_a_rule_is_a_prompt_of_the_game() -> None:
    texts = (Path(game.__file__).parent / "text" / "en.ftl").read_text("utf-8")
    assert [prompt for prompt in ANSWERS if f"\nask-{prompt} =" not in texts] == []


def test_the_tables_of_worth_name_cards_that_exist() -> None:
    assert all(card in CARDS for card in (*TEXT, *THINS, *ON_GAIN, *LIMIT))


# Buying --------------------------------------------------------------------------------------------------------------

RICH = "Gold x2, Silver x4, Copper x7, Estate x3"


@pytest.mark.parametrize(("coins", "wanted"), [(8, "pile:province"), (6, "pile:gold"), (3, "pile:silver"), (1, "end")])
def test_thumb_buys_what_its_coins_are_good_for(coins: int, wanted: str) -> None:
    fillers = "Gardens, Cellar, Workshop, Harbinger, Village, Throne Room, Ghost Town, Changeling, Guardian, Engineer"
    t = table("Estate", deck=RICH, phase="buy", coins=coins, kingdom=fillers).go()
    assert says(t) == wanted


def test_thumb_plays_its_treasures_before_it_buys() -> None:
    assert says(table("Copper, Silver, Gold", phase="buy").go()) == "all"
    assert says(table("Copper", phase="buy").go()) == "hand:copper"


def test_thumb_plays_cursed_gold_only_for_something_better() -> None:
    assert says(table("Cursed Gold", deck=RICH, phase="buy", coins=5).go()) == "hand:cursed-gold"
    assert says(table("Cursed Gold", deck=RICH, phase="buy", coins=8).go()) == "pile:province"


def test_thumb_takes_platinum_and_colony_where_they_are() -> None:
    assert says(table("Estate", deck=RICH, phase="buy", coins=11, colonies=True).go()) == "pile:colony"


def test_thumb_turns_to_duchies_and_estates_when_the_end_is_near() -> None:
    t = table("Copper", deck=RICH, phase="buy", coins=5)
    assert says(t.piles(province=3).has(0, hand="Estate").go()) == "pile:duchy"
    assert says(table("Estate", deck=RICH, phase="buy", coins=2).piles(province=1).go()) == "pile:estate"
    assert says(table("Estate", deck=RICH, phase="buy", coins=2, kingdom="Cellar").piles(province=8).go()) != "pile:estate"


def test_thumb_takes_the_last_province_only_if_it_wins() -> None:
    t = table("Estate", deck=RICH, phase="buy", coins=8).piles(province=1)
    assert says(t.go()) == "pile:province"
    t = table("Estate", deck=RICH, phase="buy", coins=8).piles(province=1).has(1, deck="Province x5")
    assert says(t.go()) == "pile:duchy"


def test_thumb_pays_its_debt_first() -> None:
    assert says(table("Estate", phase="buy", coins=3, kingdom="Engineer").has(0, debt=4).go()) == "debt:3"


def test_thumb_never_takes_a_copper_or_a_curse_if_it_need_not() -> None:
    assert says(table("Estate", phase="buy", coins=0).go()) == "end"


def test_thumb_does_not_crowd_its_deck_with_terminal_actions() -> None:
    smithies = "Smithy x4, Copper x6"
    t = table("Estate", deck="Copper x9", phase="buy", coins=4, kingdom="Smithy").go()
    assert says(t) == "pile:smithy"
    assert says(table("Estate", deck=smithies, phase="buy", coins=4, kingdom="Smithy").go()) != "pile:smithy"


def test_thumb_leaves_the_gold_to_the_devils_workshop() -> None:
    assert says(table("Devils Workshop", deck=RICH, phase="buy", coins=3).go()) == "end"


# Playing -------------------------------------------------------------------------------------------------------------


def test_thumb_plays_villages_before_smithies() -> None:
    t = table("Smithy, Village, Copper").go()
    assert says(t) == "hand:village"
    assert says(t.play("Village")) == "hand:smithy"


def test_thumb_gives_its_last_action_to_the_best_card() -> None:
    assert says(table("Moat, Smithy, Vassal").go()) == "hand:smithy"


def test_thumb_leaves_a_card_in_hand_that_makes_no_sense() -> None:
    assert says(table("Moneylender, Estate").go()) == "end"
    assert says(table("Chapel, Gold").go()) == "end"


def test_thumb_plays_what_helps_the_next_hand_by_night() -> None:
    assert says(table("Den of Sin, Night Watchman, Copper", phase="night").go()) == "hand:den-of-sin"
    assert says(table("Exorcist, Gold", phase="night").go()) == "end"


def test_thumb_raises_the_best_of_the_dead() -> None:
    assert says(table("Necromancer").trash("Laboratory").play("Necromancer")) == "trash:laboratory"


# Everything else -----------------------------------------------------------------------------------------------------


def test_thumb_discards_what_is_of_no_use() -> None:
    t = table("Militia", you="Gold, Estate, Silver, Curse, Copper").play("Militia")
    answer = says(t)
    assert isinstance(answer, list) and sorted(map(str, answer)) == ["hand:curse", "hand:estate"]


def test_thumb_shows_its_moat_and_keeps_its_hound() -> None:
    t = table("Militia", you="Moat, Faithful Hound, Gold, Silver, Copper").play("Militia")
    assert says(t) == "hand:moat"
    t.choose("no", ["hand:faithful-hound", "hand:moat"])
    assert says(t) == "yes"


def test_thumb_trashes_curses_and_estates_but_not_its_last_coins() -> None:
    t = table("Chapel, Curse, Estate, Estate, Gold", deck="Copper x3").play("Chapel")
    assert sorted(says(t)) == ["hand:curse", "hand:estate", "hand:estate"]  # type: ignore[arg-type]
    t = table("Chapel, Copper x4", deck="Estate x3").play("Chapel")
    assert says(t) == []


def test_thumb_makes_a_province_of_a_gold() -> None:
    t = table("Remodel, Gold, Silver", deck=RICH).piles(province=4).play("Remodel")
    assert says(t) == "hand:gold"
    assert says(t.choose("hand:gold")) == "pile:province"


def test_thumb_puts_the_best_cards_on_top() -> None:
    t = table("Night Watchman", deck="Estate, Copper, Gold, Silver, Curse", phase="night").play("Night Watchman")
    assert sorted(says(t)) == ["look:curse", "look:estate"]  # type: ignore[arg-type]
    assert says(t.choose(["look:curse", "look:estate"])) == ["look:gold", "look:silver", "look:copper"]


def test_thumb_chooses_the_boon_that_helps() -> None:
    t = table("Druid, Estate, Gold").druid("flame", "earth", "moon").play("Druid")
    assert says(t) == "boon:flame"


def test_thumb_discards_three_cards_for_a_gold_only_if_they_are_poor() -> None:
    assert says(table("Bard, Estate x3, Gold").boons("sky").play("Bard")) == "yes"
    assert says(table("Bard, Gold x3").boons("sky").play("Bard")) == "no"


def test_thumb_keeps_what_is_better_than_a_changeling() -> None:
    t = table("Estate", phase="buy", coins=6, kingdom="Changeling").go("pile:gold")
    assert (t.ask.prompt, says(t)) == ("gained", "done")


def test_thumb_tracks_what_it_wants_to_draw_and_nothing_else() -> None:
    t = table("Estate", in_play="Tracker", phase="buy", coins=6).go("pile:gold")
    assert says(t) == "card:tracker"
    t = table("Estate", in_play="Tracker", phase="buy", coins=8).go("pile:province")
    assert says(t) == "done"


# For bots that think -------------------------------------------------------------------------------------------------


def considers(t: Play) -> list[Answer] | None:
    """What a bot that thinks would consider where this scene stands."""
    return promising(t.match, t.ask, Chance(1))


def test_all_treasures_are_played_without_a_thought() -> None:
    t = table("Copper, Silver, Gold", phase="buy").go()
    assert says(t) == "all" and considers(t) == []


def test_the_best_purchases_are_considered_and_to_buy_nothing() -> None:
    t = table("Estate", deck=RICH, phase="buy", coins=6, kingdom=",".join(KINGDOMS["dusk"]["cards"])).go()
    found = considers(t)
    assert found is not None and found[-1] == "end" and len(found) == PROMISING + 1
    assert sage(t.match.sight(t.ask.seat), Chance(1)) in found and "pile:curse" not in found


def test_in_kingdoms_that_are_not_in_the_book_the_first_guess_stands() -> None:
    kingdom = ",".join(POOL[:10])
    match = Match.new(GAME, 2, 3, {"kingdom": kingdom}, listen=False)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        assert promising(match, ask, Chance(1)) == []
        match.answer(seat, quick(match, ask, Chance(1)))


def test_nothing_else_is_considered_where_nothing_is_gained() -> None:
    assert considers(table("Moat, Smithy").go()) == []
