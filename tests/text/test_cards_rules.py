"""Rule pages of cards say what is played by two, three and four, with its numbers, and nothing else."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from thousand.cards.options import Options
from thousand.cards.presets import SHELF, names, players, rules
from thousand.text.catalogue import LANGUAGES, language
from thousand.text.rules import page, plain_page, preset_name, preset_summary
from thousand.text.rules.cards.book import CARDS, SECTIONS, tables
from thousand.text.rules.cards.options import CATALOGUE
from thousand.text.rules.document import Document, Paragraph
from thousand.text.rules.scribe import MARK

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
TABLES = [(preset, seats) for preset in names() for seats in players(preset)]
NOT_OF_RULES = {49, 91}
"""Decisions that are no rules of a table: claiming the rest, and leaving a game."""
DECISIONS = {f"d{n}" for n in range(1, 93) if n not in NOT_OF_RULES} | {f"a{n}" for n in range(1, 24)}

Changes = Mapping[str, Any]
NO_CHANGES: Changes = {}


def offered(preset: str) -> Changes:
    """Everything that the text of ``preset`` offers."""
    return dict.fromkeys(SHELF.offers(preset), True) | {
        key: value for key, value in SHELF.offers(preset).items() if key in ("auction", "rounding", "barrel")
    }


VARIANTS: list[tuple[str, int, Changes]] = [
    *((preset, seats, NO_CHANGES) for preset, seats in TABLES),
    *((preset, seats, offered(preset)) for preset, seats in TABLES if preset != "home" or seats != 2),
    ("home", 2, {"cut": True, "barrel": True}),
    (
        "online",
        3,
        {"redeal_consent": True, "auction": {"cap": False, "jumps": False}, "raise_contract": False},
    ),
    (
        "online",
        3,
        {
            "golden": {"nobody": "repeat", "penalties": False},
            "blind": {"doubles": "declarer", "min_score": 240},
            "barrel": {
                "wins": "contract",
                "own_turn": True,
                "unit": "own_turn",
                "exclusive": False,
                "falls": 3,
            },
            "play": {"trump": False, "lead_foreign_trump": False, "beat": True, "beat_ruffed": True},
            "bolts": {"in_row": True, "declarer": False, "nothing": "points"},
            "write_off": {"free": 2, "third_penalty": 120, "limit": 5},
            "rounding": {"declarer": 5, "defenders": False},
        },
    ),
    (
        "online",
        3,
        {"barrel": {"deals": False, "fall": "zero"}, "golden": {"nobody": False}, "bolts": {"limit": 1}},
    ),
    ("online", 3, {"talon_redeal": {"only_at_minimum": True, "automatic": True}}),
    ("classic", 3, {"deck": 20, "redeal": False, "talon": {"giving": "discard", "shown": "never"}}),
    ("classic", 2, {"talon": {"giving": "one_each"}, "play": {"follow": False}, "ace_marriage": 200}),
    ("russian", 4, {"barrel": {"together": "sit", "unit": "contract"}, "talon_redeal": {"jacks": 3}}),
]


def document(preset: str, seats: int = 3, changes: Changes = NO_CHANGES, code: str = "en") -> Document:
    return CARDS.page(rules(preset, None, changes, seats), language(code))


def english(preset: str, seats: int = 3, changes: Changes = NO_CHANGES) -> str:
    return page("cards", rules(preset, None, changes, seats), language("en"))


def paragraphs(told: Document) -> Iterator[Paragraph]:
    for section in told.sections:
        for block in section.blocks:
            if isinstance(block, Paragraph):
                yield block


def anchors(text: str) -> list[str]:
    return ANCHOR.findall(text)


def rule(text: str, anchor: str) -> str:
    """The paragraph of a page that states a decision."""
    return next(line for line in text.splitlines() if f'<a id="{anchor}"></a>' in line)


# --- every decision, every option ---


def test_every_decision_is_an_anchor_of_the_rule_book() -> None:
    told = {anchor for variant in VARIANTS for anchor in anchors(english(*variant))}
    assert {anchor for anchor in told if re.fullmatch(r"[da]\d+", anchor)} == DECISIONS


@pytest.mark.parametrize(("preset", "seats", "changes"), VARIANTS)
def test_a_page_is_the_same_in_every_language(preset: str, seats: int, changes: Changes) -> None:
    told = [document(preset, seats, changes, code) for code in LANGUAGES]
    shapes = [[(s.anchor, [type(b) for b in s.blocks]) for s in one.sections] for one in told]
    assert shapes[0] == shapes[1] == shapes[2]
    text = page("cards", rules(preset, None, changes, seats), language("ru"))
    found = anchors(text)
    assert len(set(found)) == len(found)
    assert not re.search(r"[{}]|  |\. \.", text)


def unstated(options: Options) -> set[str]:
    """Options that have a value and change nothing at such a table."""
    without = {"play.lead_foreign_trump"} if options.play.lead_foreign_trump else set()
    if options.ace_marriage is None:
        without.add("auction.cap.aces")
    if options.layout != "two_talons":
        without.add("talon.rest")
    if options.layout == "table_cards":
        without |= {"talon.shown", "talon.giving"}
    if options.sitter and options.sitter.points == "cards":
        without.add("sitter.ace")
    if options.write_off and (options.write_off.cost == "nothing" or not options.write_off.free):
        without.add("write_off.free")
    if options.bolts and options.bolts.limit == 1:
        without.add("bolts.in_row")
    barrel = options.barrel
    if barrel and barrel.deals is None:
        without |= (
            {"barrel.unit"}
            if barrel.exclusive or barrel.together != "sit"
            else {"barrel.unit", "barrel.fall"}
        )
    return without


TOLD_WHEN_OFF = {
    "cut.choice",
    "redeal_consent",
    "auction.jumps",
    "auction.cap",
    "auction.cap.aces",
    "golden.penalties",
    "golden.nobody",
    "raise_contract",
    "play.follow",
    "play.trump",
    "play.beat_ruffed",
    "play.lead_foreign_trump",
    "marriages.needs_trick",
    "marriages.automatic",
    "rounding.defenders",
    "rounding.declarer",
    "sitter.marriage",
    "bolts.in_row",
    "bolts.declarer",
    "barrel.cut",
    "barrel.deals",
    "barrel.exclusive",
    "write_off.free",
}
"""Options whose absence is a rule too."""


@pytest.mark.parametrize(("preset", "seats", "changes"), VARIANTS)
def test_every_option_in_force_is_told_and_none_that_is_off(
    preset: str, seats: int, changes: Changes
) -> None:
    options = rules(preset, None, changes, seats).options
    leaves = CATALOGUE.leaves(options)
    told = {key for paragraph in paragraphs(document(preset, seats, changes)) for key in paragraph.keys}
    told = {key for key in told if CATALOGUE.entries[key].words or leaves.get(key, ...) is None}
    in_force = {key for key, value in leaves.items() if value is not None and value is not False}
    assert in_force - unstated(options) - told == set()
    assert told - in_force - TOLD_WHEN_OFF == set()


def test_every_option_has_a_name() -> None:
    for preset, seats, changes in VARIANTS:
        leaves = CATALOGUE.leaves(rules(preset, None, changes, seats).options)
        assert leaves.keys() <= CATALOGUE.entries.keys()


def test_every_option_is_told_somewhere() -> None:
    told = {key for variant in VARIANTS for one in paragraphs(document(*variant)) for key in one.keys}
    assert {key for key, entry in CATALOGUE.entries.items() if entry.words} - told == set()


# --- sections ---

FIRST = "goal cards deal auction"
THEN = "talon contract write-off play marriages"
SECTIONS_OF = {
    "online": f"{FIRST} redeal {THEN} aces scoring bolts barrel dump end order remarks",
    "home": f"{FIRST} {THEN} scoring empty barrel end order remarks",
    "classic": f"{FIRST} redeal {THEN} scoring bolts barrel end order remarks",
    "russian": f"{FIRST} redeal {THEN} scoring bolts barrel end order remarks",
    "polish": f"{FIRST} {THEN} scoring end order remarks",
}


@pytest.mark.parametrize("preset", names())
def test_a_page_has_a_section_for_each_rule_that_is_played(preset: str) -> None:
    assert [section.anchor for section in document(preset).sections] == SECTIONS_OF[preset].split()


def test_what_a_table_adds_has_its_section() -> None:
    added = {
        anchor
        for preset in names()
        for section in document(preset, 3, offered(preset)).sections
        if (anchor := section.anchor) not in SECTIONS_OF[preset].split()
    }
    assert added == {"cut", "golden", "blind", "aces", "dump", "bank", "bonuses"}
    assert {section.anchor for section in document("classic", 4).sections} >= {"sitter"}
    assert "talon" not in [section.anchor for section in document("home", 2).sections]
    assert set(SECTIONS) == set(" ".join(SECTIONS_OF.values()).split()) - {"remarks"} | added | {"sitter"}


NOT_MENTIONED = {
    "online": "cuts golden blind bank bonus beat overtrump marks",
    "home": "redeal cuts golden blind bank bonus dump bolt nearest marks",
    "classic": "cuts golden blind bank bonus dump beat nearest ace.marriage",
    "russian": "cuts golden blind bank bonus dump beat ace.marriage marks",
    "polish": "redeal cuts golden blind bank bonus dump bolt barrel",
}


@pytest.mark.parametrize("preset", names())
def test_what_is_not_played_is_not_mentioned(preset: str) -> None:
    text = re.sub(r"<[^>]*>", "", english(preset)).lower().partition("## what is unusual")[0]
    for word in NOT_MENTIONED[preset].split():
        assert not re.search(rf"\b{word}", text), word


# --- what the pages say ---


@pytest.mark.parametrize(
    ("preset", "seats", "anchor", "sentence"),
    [
        ("online", 3, "d62", "to reach 1000 points"),
        ("classic", 3, "d62", "more than 1000 points"),
        ("online", 3, "d16", "more than 120"),
        ("classic", 3, "d17", "nobody ever bids more than 300"),
        ("online", 3, "d13", "must bid 100 or more"),
        ("classic", 3, "d14", "sits on the hundred"),
        ("online", 3, "d31", "for 125 it is 60 points"),
        ("home", 3, "d30", "Each opponent gets 60 points"),
        ("home", 3, "d24", "He keeps one of the talon cards"),
        ("home", 3, "d48", "The dealer leads"),
        ("home", 4, "d48", "The declarer leads"),
        ("home", 3, "d58", "loses 120 points"),
        ("home", 3, "d67", "his score becomes 0"),
        ("home", 2, "a19", "two for each player"),
        ("home", 2, "d48", "12 tricks are played"),
        ("online", 3, "d48", "8 tricks are played"),
        ("classic", 2, "a18", "now has 10 cards, one fewer than his opponent"),
        ("classic", 2, "d48", "10 tricks are played"),
        ("polish", 2, "d48", "10 tricks are played"),
        ("online", 3, "d51", "12 points become 10, 13 become 15"),
        ("polish", 3, "d51", "24 points become 20, 25 become 30"),
        ("polish", 4, "a20", "sees no more than any watcher"),
        ("polish", 4, "d88", "50 points for each ace"),
        ("polish", 3, "d47", "must do so"),
        ("online", 3, "d66", "120 points or more"),
        ("classic", 3, "d66", "of 125 or more"),
        ("russian", 3, "d66", "of 120 or more"),
        ("russian", 3, "d68", "has to leave the barrel"),
        ("russian", 3, "d35", "costs him 120 points"),
        ("classic", 3, "d67", "loses 120 points and has 760"),
        ("classic", 3, "a14", "With 3 marks the score becomes 0"),
        ("online", 3, "d71", "only one stays"),
        ("classic", 3, "d84", "all of them fall off"),
        ("home", 3, "a1", "whoever is the declarer"),
    ],
)
def test_rules_state_the_numbers_of_the_preset(preset: str, seats: int, anchor: str, sentence: str) -> None:
    assert sentence in rule(english(preset, seats), anchor)


def test_home_says_in_one_line_what_is_unusual() -> None:
    for seats in players("home"):
        text = english("home", seats)
        assert text.count("Most tables play otherwise") == 1
        unusual = next(line for line in text.splitlines() if "Most tables play otherwise" in line)
        assert ("the declarer leads" in unusual) is (seats < 4)


def test_the_tables_of_points() -> None:
    text = english("online", 3, {"marriages": {"points": [60, 40, 80, 100]}})
    assert "| spades ♠ | 60 |" in text
    assert "| ten (10) | 10 |" in text
    assert "| nine (9) | 0 |" in text
    assert "| nine (9) |" not in english("polish", 3, {"deck": 20, "talon": {"giving": "discard"}})


def test_numbers_come_from_the_options() -> None:
    changes = {
        "target": 1500,
        "barrel": {"at": 1380, "deals": 5, "fall": 100},
        "bolts": {"limit": 4, "penalty": 90},
        "dump": {"at": [777]},
        "redeal": {"below": 15},
    }
    text = english("online", 3, changes)
    assert "to reach 1500 points" in text
    assert "set to exactly 1380" in text
    assert "5 deals to win" in text
    assert "loses 100 points and has 1280" in text
    assert "With 4 bolts 90 points are lost" in text
    assert "Exactly 777 points" in text
    assert "fewer points than 15" in text


def test_the_golden_round_has_a_deal_for_each_player() -> None:
    for seats in (2, 3, 4):
        told = rule(english("classic", seats, {"golden": True}), "a17")
        assert f"a golden round of {seats} deals" in told
        assert "240 is written for him" in rule(english("classic", seats, {"golden": True}), "d79")


def test_the_order_of_booking_has_only_steps_that_are_played() -> None:
    plain = english("polish").partition('<a id="order">')[2]
    assert re.findall(r"^\d+", plain, re.MULTILINE) == ["1", "2", "3"]
    full = english("online", 3, offered("online")).partition('<a id="order">')[2]
    assert full.index("Bolts are marked") < full.index("Does a player on the barrel win?")
    assert full.index("golden round in which nobody") < full.index("under the dump truck")


def test_a_count_is_at_least_so_many_only_where_there_may_be_more() -> None:
    classic, online = english("classic"), english("online")
    assert "- 4 nines\n- 3 nines or more, by the opener" in classic
    assert "- 3 nines or more\n- 4 jacks\n" in online
    assert "- 2 nines or more\n- 3 jacks\n" in online
    changes = {"redeal": {"nines": 4}, "talon_redeal": {"nines": 3, "jacks": 2}}
    assert "- 3 nines\n- 2 jacks or more" in english("online", 3, changes)
    assert "- 4 nines, by the opener" in english("classic", 3, {"redeal": {"opener_nines": 4}})


def test_where_all_who_climb_fall_nobody_stays() -> None:
    falls, stays = "all fall off at once.", "it is decided who stays"
    assert falls in english("classic")
    assert stays not in english("classic")
    assert stays in english("online")
    assert falls not in english("online")


def test_a_page_does_not_contradict_a_fall_by_failure_or_a_win_by_a_jump() -> None:
    russian = english("russian")
    assert "his score does not move, whatever he takes." in rule(russian, "a13")
    assert "If it is won from the barrel" in rule(russian, "a12")
    assert "whatever he wins or loses." in rule(english("classic"), "a13")


# --- house rules ---

CHANGED: list[tuple[str, Changes]] = [
    ("target", {"target": 1001}),
    ("deck", {"deck": 20, "talon": {"giving": "discard"}}),
    ("redeal.nines", {"redeal": {"nines": 4}}),
    ("redeal.jacks", {"redeal": {"jacks": 3}}),
    ("redeal.below", {"redeal": {"below": 14}}),
    ("redeal.opener_nines", {"redeal": {"opener_nines": 2}}),
    ("talon_redeal.nines", {"talon_redeal": {"nines": 3}}),
    ("talon_redeal.automatic", {"talon_redeal": {"automatic": True}}),
    ("talon_redeal.only_at_minimum", {"talon_redeal": {"only_at_minimum": True}}),
    ("redeal_consent", {"redeal_consent": True}),
    ("auction.minimum", {"auction": {"minimum": 60}}),
    ("auction.opener", {"auction": {"opener": "stands"}}),
    ("auction.step", {"auction": {"step": 10}}),
    ("auction.jumps", {"auction": {"jumps": False}}),
    ("auction.cap", {"auction": {"cap": False}}),
    ("auction.cap.base", {"auction": {"cap": {"base": 150}}}),
    ("auction.cap.most", {"auction": {"cap": {"most": 300}}}),
    ("auction.cap.aces", {"auction": {"cap": {"aces": True}}}),
    ("auction.silent_below", {"auction": {"silent_below": -120}}),
    ("talon.shown", {"talon": {"shown": "always"}}),
    ("talon.giving", {"talon": {"giving": "keep_one"}}),
    ("raise_contract", {"raise_contract": False}),
    ("write_off.opponents", {"write_off": {"opponents": 60}}),
    ("write_off.cost", {"write_off": {"cost": "nothing"}}),
    ("write_off.free", {"write_off": {"free": 2}}),
    ("write_off.third_penalty", {"write_off": {"third_penalty": 120}}),
    ("write_off.limit", {"write_off": {"limit": 3}}),
    ("marriages.points", {"marriages": {"points": [100, 80, 60, 40]}}),
    ("marriages.needs_trick", {"marriages": {"needs_trick": False}}),
    ("marriages.card", {"marriages": {"card": "queen"}}),
    ("marriages.automatic", {"marriages": {"automatic": True}}),
    ("marriages.trump", {"marriages": {"trump": "next_trick"}}),
    ("ace_marriage", {"ace_marriage": 150}),
    ("play.first_lead", {"play": {"first_lead": "dealer"}}),
    ("play.follow", {"play": {"follow": False}}),
    ("play.trump", {"play": {"trump": False}}),
    ("play.beat", {"play": {"beat": True}}),
    ("play.overtrump", {"play": {"overtrump": True}}),
    ("play.lead_foreign_trump", {"play": {"lead_foreign_trump": False}}),
    ("rounding.defenders", {"rounding": {"defenders": 10}}),
    ("rounding.declarer", {"rounding": {"declarer": 5}}),
    ("bolts.limit", {"bolts": {"limit": 4}}),
    ("bolts.penalty", {"bolts": {"penalty": 100}}),
    ("bolts.nothing", {"bolts": {"nothing": "points"}}),
    ("bolts.in_row", {"bolts": {"in_row": True}}),
    ("bolts.declarer", {"bolts": {"declarer": False}}),
    ("barrel.at", {"barrel": {"at": 900}}),
    ("barrel.cut", {"barrel": {"cut": False, "fall": "zero"}}),
    ("barrel.wins", {"barrel": {"wins": "contract"}}),
    ("barrel.deals", {"barrel": {"deals": False}}),
    ("barrel.unit", {"barrel": {"unit": "contract"}}),
    ("barrel.fall", {"barrel": {"fall": "zero"}}),
    ("barrel.falls", {"barrel": {"falls": 3}}),
    ("barrel.exclusive", {"barrel": {"exclusive": False}}),
    ("barrel.together", {"barrel": {"together": "fall"}}),
    ("barrel.failed_contract", {"barrel": {"failed_contract": "off"}}),
    ("barrel.own_turn", {"barrel": {"own_turn": True}}),
    ("barrel.jump", {"barrel": {"jump": "wins"}}),
    ("dump.at", {"dump": {"at": [555]}}),
    ("own_contracts_from", {"barrel": False, "own_contracts_from": 800}),
    ("cut", {"cut": {"nines": 2}}),
    ("golden", {"golden": True}),
    ("blind", {"blind": {"most": 150}}),
    ("bank", {"bank": {"stake": 10}}),
    ("peeks", {"peeks": {"hands": False}}),
]


@pytest.mark.parametrize(("key", "changes"), CHANGED)
def test_a_change_is_listed_and_marked_where_it_is_told(key: str, changes: Changes) -> None:
    lead = CARDS.changes(rules("online", None, changes), language("en"))
    assert key in [change.key for change in lead]
    told = [one for one in paragraphs(document("online", 3, changes)) if any(same(key, k) for k in one.keys)]
    assert told
    assert all(MARK in one.text for one in told)


def same(changed: str, key: str) -> bool:
    return key == changed or key.startswith(f"{changed}.")


def test_nothing_else_is_marked() -> None:
    text = english("online", 3, {"barrel": {"deals": 5}})
    assert [line for line in text.splitlines() if MARK in line and line.startswith("<a")] == [
        rule(text, "d67")
    ]
    assert "- deals on the barrel: 5 (≠ Online: 3)" in text


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_plain_preset_has_no_marks(preset: str, seats: int) -> None:
    assert MARK not in english(preset, seats)
    assert english(preset, seats).startswith(
        f"# Thousand with cards: the rules “{CARDS.name(preset, language('en'))}”"
    )
    assert f", {seats} players\n" in english(preset, seats)


def test_a_house_rule_is_compared_with_the_preset_for_as_many_players() -> None:
    lead = CARDS.changes(rules("classic", None, {"bolts": False}, 2), language("en"))
    assert [change.key for change in lead] == ["bolts"]


# --- the book ---


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_plain_page_fits_its_width(preset: str, seats: int, code: str) -> None:
    lines = plain_page("cards", rules(preset, None, None, seats), language(code), 60).splitlines()
    assert max(map(len, lines)) <= 60
    assert not [line for line in lines if "<a" in line or "|" in line]


def test_presets_have_names_and_summaries() -> None:
    for code in LANGUAGES:
        assert len({preset_name("cards", preset, language(code)) for preset in names()}) == len(names())
        assert all(preset_summary("cards", preset, language(code)) for preset in names())


def test_the_usual_table_comes_first() -> None:
    assert tables("online") == (3,)
    assert tables("home") == (3, 2, 4)


def test_a_pack_of_twenty_has_no_nines_to_deal_anew_for() -> None:
    changes = {
        "deck": 20,
        "cut": {"recut": "right", "choice": True, "jack": "bury"},
        "talon": {"giving": "discard"},
        "talon_redeal": {"nines": 2, "below": False, "automatic": False},
    }
    text = english("classic", changes=changes)
    played = text[text.index("## The goal") :]
    told = re.findall(r"[^.\n]*\bnines?\b[^.\n]*", played)
    assert told == ["There are 20 cards, five in each of the four suits, without nines"]
