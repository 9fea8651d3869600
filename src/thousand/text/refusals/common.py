"""What is wrong with rules, JSON, languages and bots, whatever the game."""

from thousand.text.catalogue import Message, message

SENTENCES: dict[str, Message] = {
    "core/chance_mismatch": message("This throw or deal does not fit the position"),
    "core/unfit_json": message("something else is expected here: {expected}"),
    "rules/unknown_preset": message("there are no rules named “{preset}”; there are {known}"),
    "rules/unknown_version": message("rules “{preset}” have no version {version}; there is {known}"),
    "rules/unknown_key": message("there is no such option; there are {known}"),
    "rules/missing_key": message("this key is missing; possible: {expected}"),
    "rules/bad_value": message("{value} does not fit here; possible: {expected}"),
    "text/unknown_language": message("There is no language “{language}”; there are {known}"),
    "bots/unknown_bot": message("There is no bot “{bot}”; there are {known}"),
    "bots/not_solved": message(
        "Nobody has solved these rules yet; thousand solve dice --preset … --set … does it"
    ),
    "bots/only_two": message("The bot “perfect” plays with one opponent only; “master” plays with more"),
    "tables/damaged": message("{file}: this file of values is damaged; thousand solve makes it anew"),
    "tables/spoilt": message("{file}: this file of the program is damaged; install the program anew"),
    "tables/foreign": message(
        "{file}: this file of values is for other rules or another release; thousand solve makes it anew"
    ),
}
"""The sentence for each code of ``core``, ``text`` and ``bots``."""
