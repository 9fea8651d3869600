"""Every code of the project has a sentence in every language, made of nothing but its own parameters."""

import importlib
import re
from pathlib import Path

import pytest

import thousand
from thousand.core.errors import CODES, Code, CodedError, IllegalAction, InvalidNotation, InvalidRules
from thousand.text.catalogue import LANGUAGES, Message, language
from thousand.text.errors import SENTENCES, explain

PLACES = re.compile(r"\{(\w+)\}")


def every_code() -> dict[str, Code]:
    """Import whatever declares codes."""
    root = Path(thousand.__path__[0])
    for file in root.rglob("*.py"):
        if "declare(" in file.read_text(encoding="utf-8"):
            importlib.import_module(".".join(["thousand", *file.relative_to(root).with_suffix("").parts]))
    return {name: code for name, code in CODES.items() if not name.startswith("test/")}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert every_code().keys() == SENTENCES.keys()


def test_sentences_use_only_declared_parameters() -> None:
    codes = every_code()
    for name in codes.keys() & SENTENCES.keys():
        sentence = SENTENCES[name]
        used = set(PLACES.findall(sentence.one + sentence.many)) | ({sentence.by} - {""})
        assert used <= set(codes[name].parameters), name


def sample(code: Code, sentence: Message) -> CodedError:
    values = {"suit": "h", "card": "Kh", sentence.by: 45}
    return CodedError(code, **{name: values.get(name, "?") for name in code.parameters})


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_code_can_be_explained(tongue: str) -> None:
    for name in every_code().keys() & SENTENCES.keys():
        told = explain(sample(CODES[name], SENTENCES[name]), language(tongue))
        assert told
        assert "{" not in told
        assert "\n" not in told


def refusal(name: str, **parameters: int | str | tuple[int, ...]) -> CodedError:
    every_code()
    return IllegalAction(CODES[name], **parameters)


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("ru", "Нужно ещё 45 очков, чтобы выйти из ямы: с этим ходом у вас 255, а край ямы — 300"),
        ("uk", "Треба ще 45 очок, щоб вийти з ями: з цим ходом у вас 255, а край ями — 300"),
        ("en", "45 points more to leave the pit: with this turn you have 255, its edge is 300"),
    ],
)
def test_a_refusal_says_what_is_missing(tongue: str, told: str) -> None:
    error = refusal("dice/in_pit", total=255, needed=300, missing=45)
    assert explain(error, language(tongue)) == told


def test_dice_are_listed() -> None:
    error = refusal("dice/wrong_dice", dice=(1, 1), throw=(1, 5, 3))
    assert explain(error, language("ru")) == "1 и 1: таких костей на выбор нет; на выбор: 1, 5 и 3"


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("ru", "1 и 5: таких костей на выбор нет; на выбор: –"),
        ("uk", "1 та 5: таких костей на вибір немає; на вибір: –"),
        ("en", "1 and 5 are not among the dice to choose from: –"),
    ],
)
def test_where_there_is_no_choice_of_dice_none_are_listed(tongue: str, told: str) -> None:
    error = refusal("dice/wrong_dice", dice=(1, 5), throw=())
    assert explain(error, language(tongue)) == told


@pytest.mark.parametrize(
    ("tongue", "suit", "card"),
    [
        ("ru", "Нужно ходить в масть: трефа", "Эту карту вы можете побить, значит, обязаны: король червей"),
        ("uk", "Треба ходити в масть: трефа", "Цю карту ви можете побити, отже, мусите: король чирв"),
        ("en", "Follow suit: clubs", "You can beat this card, so you have to: king of hearts"),
    ],
)
def test_cards_and_suits_are_named(tongue: str, suit: str, card: str) -> None:
    assert explain(refusal("cards/must_follow_suit", suit="c"), language(tongue)) == suit
    assert explain(refusal("cards/must_beat", card="Kh"), language(tongue)) == card


def test_bad_rules_name_file_and_key() -> None:
    every_code()
    error = InvalidRules(CODES["dice/not_positive"], "bolts.limit", "house.toml", value=-1)
    assert (
        explain(error, language("en")) == "house.toml: bolts.limit: −1 is too little, it must be more than 0"
    )
    error = InvalidRules(CODES["dice/not_positive"], "entry", value=0)
    assert explain(error, language("ru")) == "entry: 0 — слишком мало, нужно больше 0"


def test_bad_notation_names_source_and_place() -> None:
    every_code()
    error = InvalidNotation(CODES["notation/unfit_dice"], "actions[2]: 1 roll 17", "game.toml:9")
    told = explain(error, language("en"))
    assert told == "game.toml:9: actions[2]: 1 roll 17: dice are one to five digits from 1 to 6, like 15334"
