"""One complete round from the first invocation to the curse of the second round."""

from __future__ import annotations

from walpurgis.games.sabbat.events import CurseStruck, Spoiled

from .table import table


def test_one_complete_round() -> None:
    """[SM-I-1]"""
    t = table("R>B", round=1, phase="study", roomy_gardens=True).tiles(a1="t_s", b1="t_r", a2="t_m").gates(nes="sr").go_on()

    t.invoke(R="inv:2", B="inv:3")
    assert (t["R"].bridge, t["B"].bridge, t["R"].graveyard, t["B"].graveyard, t.order) == (2, 3, 5, 4, "R>B")

    t.choose("act:mag", "mag:a1", "eff:tile")
    assert t.h2("R") == "s2"
    t.choose("act:mag", "mag:d4", "eff:mir:Sd")
    assert (t.t.mirrors["Sd"], t["B"].terror) == (1, 6)

    t.choose("act:mag", "mag:b1", "eff:tile")
    assert t.h2("R") == "s2 r2"
    t.choose("act:gho", "gho:br>gd:can", "gho:br>gd:zen", "gho:br>gd:gla", "gho:end")
    assert (t.at("can"), t.at("zen"), t.at("gla")) == ("B", "B", "B")

    t.choose("act:gho", "gho:br>rg:nes")
    assert (t.zone("R"), t.h2("R"), t.at("nes")) == ("s1 r1", "s1 r1", "R")
    t.choose("gho:br>gd:zen", "arr:fight", "gho:end")
    assert (t["R"].terror, t["R"].vp, t.at("zen")) == (2, 2, "R B")
    t.choose("act:mag", "mag:d3", "eff:mir:E3")
    assert (t["B"].terror, t.t.mirrors["E3"]) == (10, 1)

    t.choose("act:mag", "mag:a2", "eff:tile")
    assert t.h2("R") == "s1 r1 m2"
    t.choose("act:gho", "gho:gd:zen>br")
    assert (t["B"].terror, t.at("zen"), t["B"].bridge) == (10, "R", 1)

    t.choose("gho:end")  # stewardship and the curse ask nothing
    assert (t.t.round, t.asked) == (2, "0 invoke, 1 invoke")
    assert (t["R"].terror, t["B"].terror) == (0, 9)
    assert (t["R"].vp, t["B"].vp) == (5, 0)
    assert (t.zone("R"), t["R"].chimera) == ("s1 r1", 0)
    assert (t.h1("R"), t.h2("R"), t["R"].cursed) == ("s1 r1 m2", "", False)
    assert not t.told(CurseStruck) and not t.told(Spoiled)
