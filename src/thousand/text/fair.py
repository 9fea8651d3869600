"""What the check of a game's seeds has found, in sentences; the limits of the proof are always said."""

from collections.abc import Iterable, Iterator

from thousand.notation.fair import NONE, WITHHELD, Broken, Finding, Foreign, Proven, Unproven
from thousand.text.catalogue import Language, message, plural

PROVEN = plural(
    "Every throw and deal follows from the seeds: {draws} draw checked",
    "Every throw and deal follows from the seeds: {draws} draws checked",
    "draws",
)
NOTHING = message("There is nothing to check: no throw and no deal in this record")
BROKEN = message("Draw {draw}: the server's seed is not the one it had promised")
FOREIGN = message("Action {n}, draw {draw}: {action} does not follow from the seeds, they give {expected}")
UNPROVEN = message("Action {n}: {action} came by chance, but the record has no seeds for draw {draw}")
FAILED = message("The record is not proven")
GAVE_NONE = message("Without a seed of their own, because of a bot or a lost connection: {shares}")
GAVE_NOT = message("Without a seed of their own, though connected: {shares}")
SHARE = message("{player} – {count}")
LIMIT = message(
    "This does not prove that the operator of the server did not look at the cards. A player who withholds "
    "his seed and is in league with the operator has had one choice between two outcomes"
)


def told(findings: Iterable[Finding], players: tuple[str, ...], lang: Language) -> tuple[bool, list[str]]:
    """Whether everything is proven, and what there is to say, sentence by sentence."""
    found = list(findings)
    proven = [one for one in found if isinstance(one, Proven) and one.actions]
    wrong = [sentence for one in found for sentence in _wrong(one, lang)]
    if wrong:
        return False, [lang.say(FAILED), *wrong]
    if not proven:
        return True, [lang.say(NOTHING)]
    return True, [lang.say(PROVEN, draws=len(proven)), *_silent(proven, players, lang), lang.say(LIMIT)]


def _wrong(found: Finding, lang: Language) -> Iterator[str]:
    match found:
        case Broken(draw):
            yield lang.say(BROKEN, draw=draw.draw)
        case Foreign(n, action, expected, draw):
            yield lang.say(FOREIGN, n=n, action=action, expected=expected, draw=draw)
        case Unproven(n, action, draw):
            yield lang.say(UNPROVEN, n=n, action=action, draw=draw)


def _silent(proven: list[Proven], players: tuple[str, ...], lang: Language) -> Iterator[str]:
    """Who gave no seed, and how often."""
    for part, sentence in ((NONE, GAVE_NONE), (WITHHELD, GAVE_NOT)):
        counts = [sum(one.draw.seats[seat] == part for one in proven) for seat in range(len(players))]
        shares = [
            lang.say(SHARE, player=player, count=count)
            for player, count in zip(players, counts, strict=True)
            if count
        ]
        if shares:
            yield lang.say(sentence, shares=", ".join(shares))
