"""Why something is not offered: the reason is about the very thing, and there is none for what is not on the table. And what a choice is about, as data."""

from __future__ import annotations

import pytest

from tests.laws import LAWS
from walpurgis.engine import Chance
from walpurgis.games.nocturne.facts import KINGDOMS
from walpurgis.games.nocturne.game import Nocturne, Settings
from walpurgis.games.nocturne.state import Kingdom

from .table import Play, table


def about(t: Play, key: str) -> dict[str, object]:
    """What a choice that is offered is about."""
    return next(dict(choice.about) for choice in t.ask.offer().choices if choice.key == key)


# The phases ----------------------------------------------------------------------------------------------------------


def test_a_card_that_is_not_in_hand_has_no_reason() -> None:
    """[ND-I-2]"""
    for phase in ("action", "buy", "night"):
        t = table("Village, Vampire, Copper", you="Gold, Moat", phase=phase, coins=3).go()
        assert t.why_not("hand:gold") is None and t.why_not("hand:moat") is None
    t = table("Copper x2", phase="buy", coins=3, buys=2).go("pile:silver")
    assert t.why_not("hand:gold") is None and t.why_not("hand:copper") == "ND-046"


def test_in_the_action_phase_every_card_of_the_hand_has_its_own_reason() -> None:
    """[ND-043, ND-045, ND-046, ND-048]"""
    t = table("Village, Copper, Estate, Vampire", kingdom="Banquet").go()
    assert t.offered == "hand:village, end"
    assert [t.why_not(f"hand:{card}") for card in ("copper", "vampire", "estate")] == ["ND-045", "ND-048", "ND-043"]
    assert t.why_not("pile:copper") == t.why_not("event:banquet") == "ND-046"
    assert t.why_not("event:no-such-event") is None and t.why_not("pile:witch") is None


def test_in_the_buy_phase_the_reason_is_the_first_thing_in_the_way() -> None:
    """[ND-034, ND-046, ND-081, ND-083]"""
    t = table("Village, Estate, Vampire", kingdom="Exorcist, Catapult, Banquet", phase="buy", coins=2).piles(curse=0).go()
    assert t.why_not("pile:gold") == t.why_not("event:banquet") == "ND-081"
    assert t.why_not("pile:curse") == t.why_not("pile:rocks") == "ND-083"
    assert t.why_not("pile:ghost") == "ND-034"
    assert [t.why_not(f"hand:{card}") for card in ("village", "vampire", "estate")] == ["ND-050", "ND-048", "ND-045"]
    assert t.why_not("all") == "ND-045"


def test_debt_is_the_reason_for_everything_that_is_bought() -> None:
    """[ND-145]"""
    t = table(kingdom="Engineer", phase="buy", coins=2).has(0, debt=3).go()
    assert t.offered == "debt:2, debt:1, end"
    assert t.why_not("pile:copper") == t.why_not("debt:3") == "ND-145" and t.why_not("debt:4") is None


def test_without_a_buy_the_number_of_buys_is_the_reason() -> None:
    """[ND-046]"""
    t = table("Copper", phase="buy", buys=0, coins=9).go()
    assert t.why_not("pile:copper") == t.why_not("pile:gold") == "ND-046"


def test_at_night_it_is_too_late_for_everything_else() -> None:
    """[ND-048, ND-050]"""
    t = table("Bat, Vampire, Copper, Village", phase="night").go()
    assert t.why_not("hand:copper") == t.why_not("hand:village") == "ND-048" and t.why_not("pile:copper") == "ND-050"


def test_a_castle_that_is_gone_has_no_reason_and_one_further_down_has() -> None:
    """[ND-035, ND-083]"""
    t = table(kingdom="Castles", phase="buy", coins=3, buys=3).go("pile:humble-castle")
    assert t.why_not("pile:humble-castle") is None and t.why_not("pile:kings-castle") == "ND-083"
    t = table(kingdom="Castles", phase="buy", coins=3).piles(castles=0).go()
    assert t.why_not("pile:kings-castle") == "ND-083" and t.why_not("pile:grand-castle") is None  # an empty pile is known by its last card


# Cards ---------------------------------------------------------------------------------------------------------------


def test_the_rule_of_a_card_is_the_reason_for_what_does_not_fit() -> None:
    """[ND-WORKSHOP-0, ND-034, ND-083, ND-MINE-0]"""
    t = table("Workshop, Copper", kingdom="Exorcist").piles(curse=0).play("Workshop")
    assert t.why_not("pile:gold") == t.why_not("hand:copper") == "ND-WORKSHOP-0" and t.why_not("hand:gold") is None
    assert t.why_not("pile:ghost") == "ND-034" and t.why_not("pile:curse") == "ND-083"
    t = table("Mine, Copper, Estate").play("Mine")
    assert t.offered == "hand:copper, done" and t.why_not("hand:estate") == "ND-MINE-0"


def test_a_question_cites_the_sentence_that_says_what_fits() -> None:
    """[ND-COBB-0, ND-THRONE-0, ND-CONCL-0, ND-CRYPT-0, ND-BANQ-0, ND-084]"""
    t = table("Cobbler", deck="Copper x20", phase="night").long().play("Cobbler").next_turn()
    assert t.asked == "0 cobbler" and t.why_not("pile:gold") == "ND-COBB-0" and t.why_not("nothing") == "ND-084"
    assert table("Throne Room, Moat, Copper").play("Throne Room").why_not("hand:copper") == "ND-THRONE-0"
    assert table("Conclave, Moat, Copper").play("Conclave").why_not("hand:copper") == "ND-CONCL-0"
    t = table("Crypt", phase="night", in_play="Copper, Moat").play("Crypt")
    assert t.offered == "play:copper" and t.why_not("play:moat") == "ND-CRYPT-0"
    t = table(kingdom="Banquet", phase="buy", coins=3).go("event:banquet")
    assert t.why_not("pile:gold") == t.why_not("pile:duchy") == "ND-BANQ-0"


def test_what_does_not_lie_in_the_hand_is_no_treasure_to_play() -> None:
    """[ND-045]"""
    t = table("Copper", phase="buy", in_play="Silver", coins=2).has(0, discard="Gold").go()
    assert t.why_not("discard:gold") == t.why_not("play:silver") == "ND-045"


def test_a_spirit_that_is_too_dear_is_forbidden_by_the_exorcist() -> None:
    """[ND-EXOR-2]"""
    t = table("Exorcist, Silver, Copper", phase="night").play("Exorcist").choose("hand:silver")
    assert t.offered == "pile:will-o-wisp, pile:imp" and t.why_not("pile:ghost") == t.why_not("pile:gold") == "ND-EXOR-2"


def test_who_has_a_card_cannot_say_that_there_is_none() -> None:
    """[ND-EXOR-1]"""
    t = table("Exorcist, Silver, Copper", phase="night").play("Exorcist")
    assert not t.offers("nothing") and t.why_not("nothing") == "ND-EXOR-1"


def test_what_must_be_done_cannot_be_left_out() -> None:
    """[ND-042, ND-110]"""
    t = table("Caravan, Den of Sin", deck="Copper x30", actions=2).long().play("Caravan").to_phase("night").play("Den of Sin").next_turn()
    assert t.asked == "0 start" and t.offered == "card:caravan, card:den-of-sin" and t.why_not("done") == "ND-042"


def test_with_nothing_that_fits_nobody_is_asked() -> None:
    """[ND-060, ND-083]"""
    assert table("Moneylender, Estate").play("Moneylender").asked == "0 buy"
    assert table("Exorcist", phase="night").play("Exorcist").is_quiet().trash == ""


# Choices as data -----------------------------------------------------------------------------------------------------


def test_a_choice_says_as_data_what_it_is_about() -> None:
    """[ND-045, ND-046]"""
    t = table("Copper x2", kingdom="Engineer, Banquet", phase="buy", coins=9).go()
    assert about(t, "hand:copper") == {"is": "Play", "card": "copper"} and about(t, "all") == {"is": "PlayAll"}
    assert about(t, "pile:gold") == {"is": "Buy", "card": "gold", "cost": 6}
    assert about(t, "pile:engineer") == {"is": "BuyForDebt", "card": "engineer", "debt": 4}
    assert about(t, "event:banquet") == {"is": "BuyEvent", "event": "banquet", "cost": 3}
    t = table("Tracker", phase="buy", in_play="Tracker", coins=9).go("pile:gold")
    assert about(t, "card:tracker") == {"is": "CardEffect", "card": "tracker", "to": "gold"}
    assert about(t, "done") == {"is": "Word", "word": "done"}


class InKingdom(Nocturne):
    """The game in one kingdom, whatever is chosen."""

    def __init__(self, kingdom: str) -> None:
        self.kingdom = kingdom

    def setup(self, seats: int, options: Settings, chance: Chance) -> Kingdom:
        return super().setup(seats, Settings(kingdom=self.kingdom), chance)


@pytest.mark.parametrize(("seed", "kingdom"), [*enumerate([*KINGDOMS, *["random"] * 8])])
def test_in_every_kingdom_what_is_offered_is_what_nothing_forbids(seed: int, kingdom: str) -> None:
    """The law of all games; the usual kingdom shows it only ten of the cards."""
    LAWS["what is offered is what nothing forbids"](InKingdom(kingdom), 2, seed)
