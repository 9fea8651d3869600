"""Every preset's column of the table of presets, row by row."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.cards.table import table
from thousand.cards.options import Options
from thousand.cards.presets import SHELF, names, players, rules
from thousand.core.errors import InvalidRules
from thousand.core.options import write_options

COLUMNS = ("online", "home", "classic", "russian", "polish")

Row = tuple[str, Callable[[Options], Any], tuple[Any, Any, Any, Any, Any]]

ROWS: list[Row] = [
    ("cut ritual", lambda o: o.cut, (None, None, None, None, None)),
    ("opener", lambda o: o.auction.opener, ("bids", "bids", "stands", "bids", "stands")),
    ("lowest bid", lambda o: o.auction.minimum, (100,) * 5),
    ("bid step", lambda o: o.auction.step, (5, 5, 5, 5, 10)),
    ("bid cap", lambda o: o.auction.cap and o.auction.cap.base, (120,) * 5),
    ("never more than", lambda o: o.auction.cap and o.auction.cap.most, (None, None, 300, None, None)),
    (
        "talon",
        lambda o: o.talon.shown,
        ("not_at_minimum", "always", "not_at_minimum", "not_at_minimum", "always"),
    ),
    (
        "after the talon",
        lambda o: o.talon.giving,
        ("one_each", "keep_one", "one_each", "one_each", "one_each"),
    ),
    ("raise of the contract", lambda o: o.raise_contract, (True,) * 5),
    (
        "redeal, hand: nines, of the opener, jacks, below",
        lambda o: o.redeal and (o.redeal.nines, o.redeal.opener_nines, o.redeal.jacks, o.redeal.below),
        ((3, None, 4, 13), None, (4, 3, None, 14), (4, None, None, None), None),
    ),
    (
        "redeal, talon: below, nines, jacks, by itself",
        lambda o: (
            o.talon_redeal
            and (
                o.talon_redeal.below,
                o.talon_redeal.nines,
                o.talon_redeal.jacks,
                o.talon_redeal.automatic,
            )
        ),
        ((5, 2, 3, False), None, (5, None, None, True), None, None),
    ),
    ("consent to a redeal", lambda o: o.redeal_consent, (False,) * 5),
    (
        "write-off: cost, opponents",
        lambda o: o.write_off and (o.write_off.cost, o.write_off.opponents),
        (("contract", "half"), ("contract", 60), ("contract", "half"), ("nothing", 60), ("contract", 60)),
    ),
    (
        "write-off: free ones, every third, limit",
        lambda o: o.write_off and (o.write_off.free, o.write_off.third_penalty, o.write_off.limit),
        ((0, None, None), (0, None, None), (0, None, None), (0, 120, None), (1, None, None)),
    ),
    ("first lead", lambda o: o.play.first_lead, ("declarer", "dealer", "declarer", "declarer", "declarer")),
    (
        "follow suit, trump when void",
        lambda o: (o.play.follow, o.play.trump),
        ((True, True), (False, False), (True, True), (True, True), (True, True)),
    ),
    (
        "must beat, must overtrump, also when ruffed",
        lambda o: (o.play.beat, o.play.overtrump, o.play.beat_ruffed),
        ((False,) * 3, (False,) * 3, (False,) * 3, (False,) * 3, (True, True, False)),
    ),
    ("marriages", lambda o: o.marriages.points, ((40, 60, 80, 100),) * 5),
    (
        "marriage: needs a trick, card led, automatic, trump",
        lambda o: (o.marriages.needs_trick, o.marriages.card, o.marriages.automatic, o.marriages.trump),
        ((True, "either", False, "at_once"),) * 5,
    ),
    ("ace marriage", lambda o: o.ace_marriage, (200, None, None, None, None)),
    ("rounding of defenders", lambda o: o.rounding.defenders, (5, None, None, 5, 10)),
    ("rounding of the declarer", lambda o: o.rounding.declarer, (None,) * 5),
    (
        "bolts: deals, penalty, what counts",
        lambda o: o.bolts and (o.bolts.limit, o.bolts.penalty, o.bolts.nothing, o.bolts.in_row),
        (
            (3, 120, "tricks", False),
            (1, 120, "tricks", False),
            (3, 120, "tricks", False),
            (3, 120, "points", False),
            None,
        ),
    ),
    ("bolts of the declarer", lambda o: o.bolts and o.bolts.declarer, (True, True, True, True, None)),
    ("target", lambda o: o.target, (1000, 1000, 1001, 1000, 1000)),
    (
        "barrel: at, cut, who wins",
        lambda o: o.barrel and (o.barrel.at, o.barrel.cut, o.barrel.wins),
        (
            (880, True, "any"),
            (880, False, "contract"),
            (880, True, "contract"),
            (880, True, "contract"),
            None,
        ),
    ),
    (
        "barrel: deals, fall, falls",
        lambda o: o.barrel and (o.barrel.deals, o.barrel.fall, o.barrel.falls),
        ((3, 120, None), (3, "zero", None), (3, 120, 3), (3, 120, None), None),
    ),
    (
        "barrel: another climbs, two climb",
        lambda o: o.barrel and (o.barrel.exclusive, o.barrel.together),
        ((True, "best"), (False, "sit"), (True, "fall"), (True, "fall"), None),
    ),
    (
        "barrel: own contract failed, jump over it, every deal counts, own turn",
        lambda o: o.barrel and (o.barrel.failed_contract, o.barrel.jump, o.barrel.unit, o.barrel.own_turn),
        (
            ("deal", "climbs", "deal", False),
            ("deal", "climbs", "deal", False),
            ("deal", "climbs", "deal", False),
            ("off", "wins", "deal", False),
            None,
        ),
    ),
    ("own contracts only from", lambda o: o.own_contracts_from, (None, None, None, None, 800)),
    ("dump truck", lambda o: o.dump and o.dump.at, ((555, -555), None, None, None, None)),
    ("golden round", lambda o: o.golden, (None,) * 5),
    ("blind game", lambda o: o.blind, (None,) * 5),
    ("bidding below zero", lambda o: o.auction.silent_below, (None,) * 5),
    ("bank", lambda o: o.bank, (None,) * 5),
    ("bonuses", lambda o: o.peeks, (None,) * 5),
    ("pack", lambda o: o.deck, (24,) * 5),
]


@pytest.mark.parametrize(("row", "read", "values"), ROWS, ids=[row[0] for row in ROWS])
def test_each_preset_plays_its_column(
    row: str, read: Callable[[Options], Any], values: tuple[Any, ...]
) -> None:
    assert tuple(read(rules(preset).options) for preset in COLUMNS) == values


def test_the_presets_and_who_can_play_them() -> None:
    assert names() == COLUMNS
    assert [players(name) for name in names()] == [(3,), *[(2, 3, 4)] * 4]


TWO: dict[str, tuple[Any, ...]] = {
    "home": ("table_cards", None, None),
    "classic": ("two_talons", "opponent_and_talon", "last_trick"),
    "russian": ("two_talons", "opponent_and_talon", "last_trick"),
    "polish": ("two_talons", "discard", "dead"),
}


@pytest.mark.parametrize("preset", TWO)
def test_two_players_play_as_their_preset_has_it(preset: str) -> None:
    options = rules(preset, seats=2).options
    layout, giving, rest = TWO[preset]
    assert options.layout == layout
    if giving:
        assert (options.talon.giving, options.talon.rest) == (giving, rest)
    assert options.talon_redeal is None


@pytest.mark.parametrize(
    ("preset", "points"),
    [("home", "cards"), ("classic", "cards"), ("russian", "cards"), ("polish", "aces")],
)
def test_with_four_players_the_sitting_dealer_scores_the_talon(preset: str, points: str) -> None:
    sitter = rules(preset, seats=4).options.sitter
    assert sitter is not None
    assert (sitter.points, sitter.ace, sitter.marriage) == (points, 50, True)
    assert rules(preset).options.sitter is None


OFFERS: dict[str, list[str]] = {
    "online": ["bank", "golden", "peeks"],
    "home": ["barrel", "cut"],
    "classic": ["ace_marriage", "blind", "cut", "dump", "golden"],
    "russian": ["ace_marriage", "blind", "cut", "dump", "golden"],
    "polish": [],
}


@pytest.mark.parametrize("preset", OFFERS)
def test_an_offered_rule_is_played_when_a_table_says_true(preset: str) -> None:
    for key in OFFERS[preset]:
        table_of_four = 3 if preset == "online" else 4
        options = rules(preset, changes={key: True}, seats=table_of_four).options
        assert getattr(options, key) is not None
    offered = SHELF.offers(preset)
    plain = [key for key in offered if key not in ("auction", "rounding")]
    assert sorted(plain) == OFFERS[preset]


def test_what_is_offered_inside_an_option_is_played_too() -> None:
    changes = {"auction": {"silent_below": True}, "rounding": {"defenders": True}, "dump": True}
    named = rules("classic", changes=changes)
    assert named.options.auction.silent_below == 0
    assert named.options.rounding.defenders == 5
    assert named.options.dump is not None
    assert named.options.dump.at == (555,)
    assert named.differences == {
        "auction": {"silent_below": 0},
        "rounding": {"defenders": 5},
        "dump": {"at": [555]},
    }


def test_the_golden_rounds_of_online_and_classic() -> None:
    online = rules("online", changes={"golden": True}).options.golden
    classic = rules("classic", changes={"golden": True}).options.golden
    assert online is not None
    assert classic is not None
    assert (online.contract, online.penalties, online.nobody) == (120, True, "zero")
    assert (classic.contract, classic.penalties, classic.nobody) == (120, False, None)


def test_differences_make_the_same_rules_again() -> None:
    named = rules("home", changes={"cut": True, "target": 1005, "bolts": False}, seats=4)
    again = rules("home", 1, named.differences, seats=4)
    assert again == named
    assert rules("home", changes=write_options(rules("home").options)).differences == {}


@pytest.mark.parametrize(
    ("preset", "version", "changes", "wrong"),
    [
        ("poland", None, {}, "preset: rules/unknown_preset"),
        ("polish", 9, {}, "polish: version: rules/unknown_version"),
        ("polish", None, {"bolt": True}, "bolt: rules/unknown_key"),
        ("polish", None, {"blind": True}, "blind: rules/bad_value"),
        ("classic", None, {"cut": {"nine": 3}}, "cut.nine: rules/unknown_key"),
        ("classic", None, {"deck": 32}, "deck: rules/bad_value"),
    ],
)
def test_bad_rules_are_refused_with_their_place(
    preset: str, version: int | None, changes: dict[str, Any], wrong: str
) -> None:
    with pytest.raises(InvalidRules, match=wrong):
        rules(preset, version, changes)


def test_a01_home_is_played_as_its_text_has_it() -> None:
    options = table("home").options
    assert (options.talon.giving, options.play.first_lead, options.play.follow) == (
        "keep_one",
        "dealer",
        False,
    )
