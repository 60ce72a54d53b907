"""The seven Heirlooms: Haunted Mirror, Magic Lamp, Goat, Pasture, Pouch, Cursed Gold, Lucky Coin."""

from __future__ import annotations

from walpurgis.engine import Chance
from walpurgis.games.nocturne.game import GAME, Settings

from .table import keys, table


def test_pixie_and_fool_replace_two_coppers() -> None:
    """[ND-PIXIE-1, ND-FOOL-1, ND-025, ND-S-200]"""
    t = GAME.setup(3, Settings(kingdom="pixie,fool,village,smithy,festival,laboratory,market,workshop,chapel,mine"), Chance(1))
    assert all(sorted(p.cards()) == sorted(keys("Estate x3, Copper x5, Goat, Lucky Coin")) for p in t.players)


# Haunted Mirror ------------------------------------------------------------------------------------------------------


def test_a_haunted_mirror_gives_a_coin_and_cannot_trash_itself() -> None:
    """[ND-MIRROR-0, ND-MIRROR-1]"""
    t = table("Haunted Mirror, Village", phase="buy").play("Haunted Mirror")
    assert t.t.coins == 1 and t.asked == "0 buy" and t.me.play == ("haunted-mirror",)


def test_a_cemetery_may_trash_the_mirror_for_a_ghost() -> None:
    """[ND-MIRROR-0, ND-MIRROR-1, ND-CEMET-2, ND-S-211]"""
    t = table("Haunted Mirror, Village, Copper, Estate", phase="buy", coins=4).go("pile:cemetery", ["hand:haunted-mirror", "hand:copper", "hand:estate"])
    assert t.offered == "hand:village, done"
    t.choose("hand:village")
    assert t.me.discard == ("cemetery", "village", "ghost") and t.t.left["ghost"] == 5


def test_the_mirrors_ghost_is_optional() -> None:
    """[ND-MIRROR-0, ND-MIRROR-1]"""
    t = table("Chapel, Haunted Mirror, Village").play("Chapel").choose(["hand:haunted-mirror"], "done")
    assert t.me.hand == ("village",) and t.me.discard == ()


def test_all_cards_go_before_the_mirror_asks() -> None:
    """[ND-087, ND-S-212]"""
    cards = ["hand:haunted-mirror", "hand:village", "hand:copper", "hand:estate"]
    t = table("Haunted Mirror, Village, Copper, Estate", phase="buy", coins=4).go("pile:cemetery", cards)
    assert t.is_quiet().me.discard == ("cemetery",)  # no Action is left to discard


def test_with_no_ghost_left_the_action_may_still_be_discarded() -> None:
    """[ND-MIRROR-2, ND-S-213]"""
    t = table("Chapel, Haunted Mirror, Village").piles(ghost=0).play("Chapel").choose(["hand:haunted-mirror"], "hand:village")
    assert t.me.discard == ("village",) and t.me.gained == 0


# Magic Lamp ----------------------------------------------------------------------------------------------------------


def test_six_names_once_in_play_free_three_wishes() -> None:
    """[ND-LAMP-0, ND-LAMP-1, ND-LAMP-2, ND-S-201]"""
    t = table("Magic Lamp", in_play="Village, Smithy, Copper, Silver, Gold", phase="buy").play("Magic Lamp")
    assert t.trash == "magic-lamp" and t.me.discard == ("wish",) * 3 and t.t.coins == 1


def test_a_name_that_lies_there_twice_does_not_count() -> None:
    """[ND-LAMP-1, ND-S-202]"""
    t = table("Magic Lamp", in_play="Village, Smithy, Copper x2, Silver, Gold", phase="buy").play("Magic Lamp")
    assert t.trash == "" and t.me.discard == () and t.t.coins == 1 and "magic-lamp" in t.me.play


def test_more_than_six_names_are_enough() -> None:
    """[ND-LAMP-0]"""
    t = table("Magic Lamp", in_play="Village, Smithy, Market, Copper x2, Silver, Gold, Chapel", phase="buy").play("Magic Lamp")
    assert t.trash == "magic-lamp"


def test_the_lamp_gives_the_wishes_that_are_left() -> None:
    """[ND-LAMP-2, ND-S-203]"""
    t = table("Magic Lamp", in_play="Village, Smithy, Copper, Silver, Gold", phase="buy").piles(wish=2).play("Magic Lamp")
    assert t.trash == "magic-lamp" and t.me.discard == ("wish",) * 2


# Goat, Pasture, Pouch ------------------------------------------------------------------------------------------------


def test_a_goat_gives_a_coin_and_may_trash_a_card() -> None:
    """[ND-GOAT-0, ND-GOAT-1, ND-S-208]"""
    t = table("Goat, Estate", phase="buy").play("Goat")
    assert t.offered == "hand:estate, done"
    t.choose("hand:estate")
    assert t.trash == "estate" and t.t.coins == 1
    t = table("Goat, Estate", phase="buy").play("Goat").choose("done")
    assert t.trash == "" and t.t.coins == 1


def test_a_pasture_gives_a_coin() -> None:
    """[ND-PASTURE-0]"""
    assert table("Pasture", phase="buy").play("Pasture").t.coins == 1


def test_a_pasture_counts_all_estates_and_nothing_else() -> None:
    """[ND-PASTURE-0, ND-PASTURE-1, ND-S-210]"""
    t = table("Pasture, Estate", deck="Estate x2", discard="Estate").go()
    assert t.points() == 4 + 4
    assert table("Pasture, Duchy", deck="Copper").go().points() == 3


def test_a_pouch_gives_a_coin_and_a_buy() -> None:
    """[ND-POUCH-0, ND-POUCH-1, ND-S-216]"""
    t = table("Pouch", phase="buy").play("Pouch")
    assert (t.t.coins, t.t.buys) == (1, 2)
    t.choose("pile:copper", "pile:copper")
    assert t.is_quiet().me.discard == ("copper",) * 2


# Cursed Gold, Lucky Coin ---------------------------------------------------------------------------------------------


def test_cursed_gold_gives_three_coins_and_a_curse() -> None:
    """[ND-CGOLD-0, ND-CGOLD-1]"""
    t = table("Cursed Gold", phase="buy").play("Cursed Gold")
    assert t.t.coins == 3 and t.me.discard == ("curse",)


def test_cursed_gold_without_curses_is_just_gold() -> None:
    """[ND-CGOLD-1, ND-S-206]"""
    t = table("Cursed Gold", phase="buy").piles(curse=0).play("Cursed Gold")
    assert t.t.coins == 3 and t.me.discard == ()


def test_a_lucky_coin_gives_a_coin_and_a_silver() -> None:
    """[ND-COIN-0, ND-COIN-1]"""
    t = table("Lucky Coin", phase="buy").play("Lucky Coin")
    assert t.t.coins == 1 and t.me.discard == ("silver",)


def test_what_is_not_played_brings_neither_silver_nor_curse() -> None:
    """[ND-COIN-1, ND-CGOLD-1, ND-045]"""
    t = table("Lucky Coin, Cursed Gold, Copper x2", phase="buy").go("all")
    assert t.me.hand == ("lucky-coin", "cursed-gold") and t.choose("end").me.gained == 0


def test_the_silver_of_a_lucky_coin_may_be_exchanged() -> None:
    """[ND-COIN-0, ND-CHANGE-1, ND-S-207]"""
    t = table("Lucky Coin", phase="buy", kingdom="Changeling").play("Lucky Coin").choose("card:changeling")
    assert t.me.discard == ("changeling",)
