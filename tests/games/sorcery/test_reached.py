"""Who is reached by what: the table of A-204, row by row. Captives are reached by nothing."""

from __future__ import annotations

from tests.games.sorcery.table import Play, battle
from walpurgis.games.sorcery.odds import defense_value
from walpurgis.games.sorcery.values import speed

SPARE_B = "B:NIN1 3,33 S"
SOARING, AFRAID, IMMUNE, UNSEEN = "DRA1 {} S ^", "NIN1 {} S #4", "APO2 {} S", "ROK1 {} S"
TOUGH, HARD, NIMBLE = "FOR1 {} S", "DRA3 {} S", "ORS2 {} S"


def against(kind: str, place: str, attacker: str, *more: str, dice: tuple[int, ...] = (), **fields: object) -> Play:
    """An attacker, somebody of that kind at a place as b1, and others."""
    return battle(attacker, "B:" + kind.format(place), SPARE_B, *more, dice=dice, **fields)  # type: ignore[arg-type]


def cast(t: Play, target: str) -> Play:
    """Cast the bookmarked spell of k1 at somebody; nobody counters."""
    t.choose("cast:a1/k1")
    while t.ask.prompt in ("targets", "counter"):
        t.choose([target] if t.ask.prompt == "targets" else "no")
    return t


def test_a_close_attack() -> None:
    """[A-204, A-145, A-151]"""
    by, at = "A:DEL2 18,18 N", "18,19.255"
    assert not against(SOARING, at, by).offers("close:a1>b1")
    for kind in (AFRAID, IMMUNE, UNSEEN):
        assert against(kind, at, by).offers("close:a1>b1")
    assert against(TOUGH, at, by, dice=(5, 5)).choose("close:a1>b1").look("b1") == "#2"
    assert against(HARD, at, by, dice=(5, 5)).choose("close:a1>b1").look("b1") == "#2"
    assert against(NIMBLE, at, by, dice=(5, 5, 5)).choose("close:a1>b1").look("b1") == "#1"


def test_a_capture() -> None:
    """[A-204, A-80]"""
    by, at = "A:DEL2 18,18 N", "18,19.255"
    for kind, reached in ((SOARING, False), (AFRAID, True), (IMMUNE, False), (UNSEEN, True)):
        assert against(kind, at, by).offers("capture:a1>b1") is reached
    assert against(NIMBLE, at, by, dice=(5, 5, 5)).choose("capture:a1>b1").look("b1") == "#1"


def test_a_plain_ranged_attack() -> None:
    """[A-204, A-147, A-157]"""
    by, at = "A:DEL1 10,10 N", "10,18"
    for kind, reached in ((SOARING, True), (AFRAID, True), (IMMUNE, True), (UNSEEN, False)):
        assert against(kind, at, by).offers("shot:a1>b1") is reached
    assert against(TOUGH, at, by, dice=(5, 5)).choose("shot:a1>b1").look("b1") == "#2"
    assert against(HARD, at, by, dice=(6, 5)).choose("shot:a1>b1").look("b1") == "#2"
    assert against(NIMBLE, at, by, dice=(5, 5, 5)).choose("shot:a1>b1").look("b1") == "#1"


def test_a_line_to_somebody_in_the_air_passes_everything() -> None:
    """[A-147, A-204, SX-65]"""
    t = battle("A:FOR2 10,10 N", "A:BLO1 10,14 N", "B:DRA1 10,21 S ^", terrain="ruin 8,15-12,19")
    assert t.offers("shot:a1>b1")


def test_magic_blast_freeze_and_confusion() -> None:
    """[A-204, A-76, A-162]"""
    for by, key in (("A:DEL1 10,10 N", "blast"), ("A:ROK3 10,10 N", "freeze"), ("A:ORS3 10,10 N", "confuse")):
        for kind, reached in ((SOARING, True), (AFRAID, True), (IMMUNE, False), (UNSEEN, False)):
            assert against(kind, "10,18", by).offers(f"{key}:a1>b1") is reached, (key, kind)
        assert against(NIMBLE, "10,18", by, dice=(5, 5, 5)).choose(f"{key}:a1>b1").look("b1") == "#1"
    assert against(TOUGH, "10,18", "A:ROK3 10,10 N", dice=(5, 5)).choose("freeze:a1>b1").look("b1") == "#1 *1"
    assert against(HARD, "10,18", "A:ROK3 10,10 N", dice=(5, 5)).choose("freeze:a1>b1").look("b1") == "#2 *1"


def test_bystanders_of_flame_and_lightning() -> None:
    """[A-204, A-123, A-159]"""
    by, target, at = "A:STO3 10,10 N", "B:BLO1 10,18 S", "11.255,18"
    looks = ((SOARING, "#1"), (AFRAID, "gone"), (IMMUNE, "#2"), (UNSEEN, "#2"), (TOUGH, "#1"), (HARD, "#2"))
    for kind, look in looks:
        t = against(kind, at, by, target, dice=(1, 5, 5)).choose("flame:a1>b3")
        assert t.look("b1") == look, kind
    assert against(NIMBLE, at, by, target, dice=(1, 5, 5, 5)).choose("flame:a1>b3").look("b1") == "#1"


def test_a_shockwave() -> None:
    """[A-204, A-123, A-147, A-160]"""
    by, at = "A:CHA3 10,10 N", "10,13"
    for kind, look in ((SOARING, "#2"), (AFRAID, "gone"), (IMMUNE, "#2"), (UNSEEN, "#2"), (TOUGH, "#1"), (HARD, "#2")):
        assert against(kind, at, by, dice=(5, 5)).choose("wave:a1").look("b1") == look, kind
    assert against(NIMBLE, at, by, dice=(5, 5, 5)).choose("wave:a1").look("b1") == "#1"


def test_poison() -> None:
    """[A-204, A-123, A-POISON-1]"""
    by, at = "A:NIN3 18,18 N", "18,19.255"
    assert not against(SOARING, at, by, phase="command").offers("poison:a1")
    for kind, look in ((AFRAID, "gone"), (IMMUNE, "#2"), (UNSEEN, "#2"), (TOUGH, "#1"), (HARD, "#2"), (NIMBLE, "#2")):
        assert against(kind, at, by, phase="command").look("b1") == look, kind  # it happens without asking


def test_magic_retaliation() -> None:
    """[A-204, A-76, A-123]"""
    at, target = "18,18", "A:ROK2 18,25 S"
    for shooter, look in (("DRA1 {} N ^", "#2 *1"), ("ROK1 {} N", "#2 *1"), ("FOR3 {} N #3", "#3 *1"), ("FOR3 {} N", "#2 *1")):
        t = battle("B:" + shooter.format(at), target, "B:NIN1 3,33 S", active="B", dice=[5, 5]).choose("shot:b1>a1")
        assert t.look("b1") == look, shooter
    t = battle("B:APO2 18,18 N", "A:ROK2 18,19.255 S", "B:NIN1 3,33 S", active="B", dice=[5, 5]).choose("close:b1>a1")
    assert t.look("b1") == "#1 *1"


def test_the_attack_of_a_spell_on_its_target() -> None:
    """[A-204, A-77, A-123, A-157]"""
    by, at = "A:DEL1 10,10 N +B1(P01)", "10,18"
    for kind, reached in ((SOARING, True), (AFRAID, True), (IMMUNE, False), (UNSEEN, False)):
        assert against(kind, at, by).offers("cast:a1/k1") is reached, kind
    assert against(IMMUNE, at, "A:FOR3 10,10 N +B1(P01)").offers("cast:a1/k1")
    assert cast(against(TOUGH, at, by, dice=(5, 5)), "b1").look("b1") == "#3"
    assert cast(against(HARD, at, "A:BLO3 10,10 N +B1(P01)", dice=(5, 5)), "b1").look("b1") == "#2"
    assert cast(against(NIMBLE, at, by, dice=(5, 5, 5)), "b1").look("b1") == "#1"


def test_the_attack_of_a_spell_on_bystanders() -> None:
    """[A-204, A-77, A-123]"""
    by, target, at = "A:BLO3 10,10 N +B1(P03)", "B:BLO1 10,18 S", "12,18"
    for kind, look in ((SOARING, "#2"), (AFRAID, "gone"), (IMMUNE, "#1"), (UNSEEN, "#2"), (TOUGH, "#1"), (HARD, "#2")):
        assert cast(against(kind, at, by, target, dice=(5, 5)), "b3").look("b1") == look, kind
    assert cast(against(IMMUNE, at, "A:FOR3 10,10 N +B1(P03)", target, dice=(5, 5)), "b3").look("b1") == "#2"
    assert cast(against(NIMBLE, at, by, target, dice=(5, 5, 5)), "b3").look("b1") == "#1"


def test_other_spells_on_a_figure() -> None:
    """[A-204, A-77, S-147]"""
    by, at = "A:BLO3 10,10 N +B1(P16)", "10,14"
    for kind, reached in ((SOARING, True), (AFRAID, True), (IMMUNE, False), (UNSEEN, True)):
        t = against(kind, at, by)
        assert t.offers("cast:a1/k1") is reached, kind
    assert against(IMMUNE, at, "A:FOR3 10,10 N +B1(P16)").offers("cast:a1/k1")
    touched = battle("A:BLO3 10,10 N +B1(P13)", "A:DRA1 10,11.255 N ^", "B:NIN1 3,33 S").choose("cast:a1/k1")
    assert [working.target for working in touched.t.workings] == ["a1"]  # nobody else can be touched


def test_glyphs() -> None:
    """[A-204, S-136]"""
    glyph = ["P20 at 10,20 by b2"]
    for kind, reached in ((SOARING, True), (AFRAID, True), (IMMUNE, False), (UNSEEN, True)):
        t = against(kind, "10,18", "A:DEL1 10,10 N", workings=glyph)
        assert [m.name for m in defense_value(t.t, t.f("b1"), "ranged").modifiers] == (["warding"] if reached else []), kind


def test_illusions_and_domains() -> None:
    """[A-204, A-186, S-135]"""
    for kind in (SOARING, AFRAID, IMMUNE, UNSEEN):
        t = against(kind, "10,18", "A:DEL1 10,10 N", workings=["P28 by b2 for 1"])
        assert speed(t.t, t.f("b1")) == 6, kind
    t = battle("A:DEL2 10,10 N", "B:APO2 10,11.255 S", SPARE_B, domains=["magestone-storm"], phase="command", dice=[1])
    assert (t.look("a1"), t.look("b1")) == ("#2", "#1")


def test_mind_tap_and_siphon_energy() -> None:
    """[A-204, S-138, S-142]"""
    for kind, ability in ((SOARING, "flight"), (IMMUNE, "poison"), ("STO2 {} S", "charge")):
        assert against(kind, "10,18", "A:ROK1 10,10 N", phase="command").offers(f"tap:a1>b1/{ability}"), kind
    for kind, reached in (("DRA1 {} S ^", False), ("NIN1 {} S #4", True), ("APO2 {} S", True), ("ROK1 {} S", True)):
        t = battle("A:BLO3 10,10 N *1", "A:" + kind.format("10,11.255"), SPARE_B, phase="command")
        assert t.offers("siphon:a1<a2") is reached, kind
    t = battle("A:BLO3 10,10 N *1", "A:FOR1 10,11.255 S", SPARE_B, phase="command").choose("siphon:a1<a2")
    assert t.look("a2") == "#2"  # nothing reduces it
