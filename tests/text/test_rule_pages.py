"""Rule pages say what is played, with its numbers, and nothing else."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from thousand.dice.presets import names, rules
from thousand.text.book import book
from thousand.text.catalogue import LANGUAGES, language
from thousand.text.rules import page, plain_page, preset_name, preset_summary
from thousand.text.rules.dice.options import CATALOGUE
from thousand.text.rules.pages import BOOKS

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rules"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
DECISIONS = {f"d{number}" for number in range(1, 47)} - {"d37"}
"""All numbers of the rule book of dice; it has no D37."""
OFFERED = {
    "target": 1500,
    "barrels": [
        {"start": 300, "top": 400, "turns": 3, "fall": {"below_start": 50}, "exclusive": True},
        {"start": 600, "top": 700, "turns": 3, "fall": {"below_start": 50}, "exclusive": True},
        {"start": 1400, "turns": 3, "fall": {"below_start": 50}, "exclusive": True},
    ],
}
"""The longer game with several barrels that the text of «Кубики» offers."""


def english(preset: str, changes: Mapping[str, Any] | None = None) -> str:
    return page("dice", rules(preset, None, changes), language("en"))


def anchors(text: str) -> list[str]:
    return ANCHOR.findall(text)


def test_every_decision_is_an_anchor_of_the_rule_book() -> None:
    pages = [english(preset) for preset in names()] + [english("kubiki", OFFERED)]
    assert {anchor for text in pages for anchor in anchors(text) if anchor in DECISIONS} == DECISIONS


@pytest.mark.parametrize("preset", names())
def test_anchors_are_unique_and_the_same_in_every_language(preset: str) -> None:
    told = [anchors(page("dice", rules(preset), language(code))) for code in LANGUAGES]
    assert len(set(told[0])) == len(told[0])
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize(
    ("preset", "sections"),
    [
        ("home", "goal first turn points entry barrel order"),
        ("kubiki", "goal first turn points entry bolts barrel dump overtaking lowest order remarks"),
        ("three-barrels", "goal first turn points entry bolts barrel dump overtaking lowest order"),
        ("ussr", "goal first turn points entry bolts pits barrel dump lowest order"),
        ("classic", "goal first turn points entry bolts pits barrel dump overtaking lowest order remarks"),
        (
            "classic-no-barrel",
            "goal first turn points entry bolts pits dump overtaking lowest order remarks",
        ),
        (
            "classic-open",
            "goal first turn points entry bolts pits dump overtaking dots lowest order remarks",
        ),
    ],
)
def test_a_page_has_a_section_for_each_rule_that_is_played(preset: str, sections: str) -> None:
    assert [anchor for anchor in anchors(english(preset)) if anchor not in DECISIONS] == sections.split()


NOT_MENTIONED = {
    "home": "bolt dump pit overtak dot",
    "kubiki": "pit dot",
    "three-barrels": "pit dot",
    "ussr": "overtak dot",
    "classic": "dot",
    "classic-no-barrel": "dot",
    "classic-open": "",
}


@pytest.mark.parametrize("preset", names())
def test_what_is_not_played_is_not_mentioned(preset: str) -> None:
    text = re.sub(r"<[^>]*>", "", english(preset)).lower()
    for word in NOT_MENTIONED[preset].split():
        assert not re.search(rf"\b{word}", text), word


@pytest.mark.parametrize(
    ("preset", "numbers", "sentence"),
    [
        ("home", "d7", "you need at least 75 points in one turn"),
        ("home", "d18", "is written exactly 850"),
        ("home", "d31", "to 75."),
        ("kubiki", "d19", "you fall to 50 points below the lower edge"),
        ("three-barrels", "d10", "from −100 a turn of 60 leads to −40"),
        ("three-barrels", "d14", "below zero, without limit"),
        ("ussr", "d5", "the score becomes 1000"),
        ("ussr", "d6", "two ones are still 20, two fives 10"),
        ("classic", "d11", "As soon as you have 3 bolts, they are struck off and you lose 100 points."),
        ("classic", "d15", "200–300 and 600–700"),
        ("classic", "d21", "With 3 falls you lose everything"),
        ("classic", "d24", "at 605 be careful"),
        ("classic", "d42", "names no straights"),
        ("classic", "d43", "the entry of 50"),
        ("classic-open", "d28", "exactly 1000 points wins"),
        (
            "classic-open",
            "d39",
            "As soon as you have 6 dots, they are struck off and you fall: the score becomes 0.",
        ),
    ],
)
def test_rules_state_the_numbers_of_the_preset(preset: str, numbers: str, sentence: str) -> None:
    paragraph = next(line for line in english(preset).splitlines() if f'<a id="{numbers}"></a>' in line)
    assert sentence in paragraph


def test_leaving_a_pit_wins_only_where_the_barrel_may_be_jumped() -> None:
    winning = "up to those that win the game"
    assert winning not in english("classic")
    assert all(winning in english(preset) for preset in ("ussr", "classic-no-barrel", "classic-open"))


def test_the_order_at_banking_lets_only_a_sitter_win_where_the_barrel_cannot_be_jumped() -> None:
    from_the_barrel = "Is the target reached by a turn that began on the barrel?"
    said = {preset for preset in names() if from_the_barrel in english(preset)}
    assert said == {"home", "classic"}


@pytest.mark.parametrize(
    ("preset", "changes", "sentence"),
    [
        ("home", {"hot": "optional"}, "confirming throw"),
        ("classic-open", {"hot": "optional"}, "Where you have to throw all five again"),
        ("classic", {"four": False}, "four alike are not three and one over"),
        ("kubiki", {"singles": {"fives": 0}}, "a one and a five together"),
        ("kubiki", {"dump": {"at": 5}}, "a one and a five together"),
        ("kubiki", {"bolts": {"in_row": True}}, "Bolts from before the entry stay"),
        ("classic", {"entry": 75}, "the entry of 50"),
        ("classic", {"straights": False}, "names no straights"),
        ("kubiki", {"target": 500}, "A shorter game goes to 500"),
    ],
)
def test_what_the_house_plays_otherwise_is_not_said(
    preset: str, changes: Mapping[str, Any], sentence: str
) -> None:
    assert sentence in english(preset)
    assert sentence not in english(preset, changes)


def test_the_lowest_score_is_told_for_any_floor() -> None:
    sentence = "No loss takes a score below −100: whoever would have less is left with −100."
    assert sentence in english("classic", {"floor": -100})


def test_a_heading_goes_with_its_last_remark() -> None:
    assert "Where the text is silent" in english("classic", {"entry": 75})
    assert "Where the text is silent" not in english("classic", {"entry": 75, "straights": False})


def test_a_narrow_barrel_gives_no_example_beyond_its_top() -> None:
    text = english("kubiki", {"barrels": [{"start": 990}]})
    assert "At 990 you need 10 points" in text
    assert "from 995 you need only 5" in text
    assert "you need only" not in english("kubiki", {"barrels": [{"start": 995}]})


def test_only_what_several_barrels_do_otherwise_is_a_difference() -> None:
    offered = [
        {"start": start, "turns": 3, "fall": {"below_start": 50}, "exclusive": True} for start in (300, 900)
    ]
    offered[0]["top"] = 400
    changes = [line for line in english("kubiki", {"barrels": offered}).splitlines() if line.startswith("- ")]
    assert changes == [
        "- the barrel begins at: 300, 900 (≠ Kubiki: 900)",
        "- the barrel ends at: 400, the target (≠ Kubiki: the target)",
    ]


def test_numbers_come_from_the_options() -> None:
    text = english("classic", {"entry": 60, "overtake": 25, "bolts": {"limit": 4}, "target": 1200})
    assert "at least 60 points" in text
    assert "loses 25 points" in text
    assert "4 bolts" in text
    assert "From 1100 points on you sit on the barrel" in text
    assert "at 580 be careful" in text


def test_the_table_of_combinations() -> None:
    assert "| 4 | – | 40 | 80 | 400 |" in english("home")
    assert "| 1 | 10 | 100 | 200 | wins |" in english("ussr")
    assert "| five alike |" not in english("home", {"five": False})
    assert "2 3 4 5 6" not in english("home", {"straights": {"big": 0}})
    assert "a straight" not in english("home", {"straights": False})


def test_house_rules_are_marked() -> None:
    text = english("classic", {"entry": 75, "bolts": False})
    assert "house rules after “Classic”" in text
    assert "- entry: 75 (≠ Classic: 50)" in text
    assert "- bolts: not played (≠ Classic: bolts in a set – 3; a set of bolts costs – −100)" in text
    assert "You enter only once" in text
    marked = [line for line in text.splitlines() if "≠" in line and line.startswith("<a")]
    assert len(marked) == 1
    assert marked[0].startswith('<a id="d7"></a>To enter the game you need at least 75 points in one turn.')
    assert marked[0].endswith("(≠ Classic: entry – 50)")


def test_a_plain_preset_has_no_marks() -> None:
    for preset in names():
        assert "≠" not in english(preset)
        assert "≠" not in english(preset, {"target": 1000})


def test_every_option_has_a_name() -> None:
    for preset in names():
        assert CATALOGUE.leaves(rules(preset).options).keys() <= CATALOGUE.entries.keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_plain_page_fits_its_width(code: str) -> None:
    for preset in names():
        lines = plain_page("dice", rules(preset), language(code), 60).splitlines()
        assert max(map(len, lines)) <= 60
        assert not [line for line in lines if "<a" in line or "|" in line]


def test_presets_have_names_and_summaries() -> None:
    for code in LANGUAGES:
        assert len({preset_name("dice", preset, language(code)) for preset in names()}) == 7
        assert all(preset_summary("dice", preset, language(code)) for preset in names())


@pytest.fixture(scope="module")
def made() -> Mapping[str, str]:
    """The rule book: files and their texts."""
    return dict(book())


def test_the_rule_book_is_up_to_date(made: Mapping[str, str]) -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in DOCS.glob("*.md")}
    stale = sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))
    assert stale == [], "thousand docs docs/rules"


def test_the_overview_lists_every_option_and_links_every_page(made: Mapping[str, str]) -> None:
    for game, rule_book in BOOKS.items():
        for code in LANGUAGES:
            overview = made[f"{game}.{code}.md"]
            for key, entry in rule_book.catalogue.entries.items():
                assert (f"| `{key}` |" in overview) == (entry.words is not None)
            for link in re.findall(r"\]\(([^)]+)\)", overview):
                assert link in made
