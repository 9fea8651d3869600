"""Every account that can occur between turns, found from the start by asking what each turn may do."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

from thousand.dice.options import Options
from thousand.dice.overtaking import is_passed
from thousand.dice.state import Account
from thousand.kernels.dice.endings import Ending, busts, endings, knocked_off, overtaken
from thousand.tables.abridgement import Abridgement


@dataclass(frozen=True, slots=True)
class Line:
    """All that can happen to one account."""

    endings: tuple[Ending, ...]
    busts: tuple[Account, Account]
    overtaken: Account
    """Itself where nobody can overtake it."""
    knocked_off: Account


def fresh_account(options: Options) -> Account:
    """The account of a player at the beginning."""
    return Account(entered=options.entry is None)


def reachable(options: Options, abridged: Abridgement) -> Generator[int, None, dict[Account, Line]]:
    """All accounts that can occur, with what can happen to each; yields how many are known so far."""
    found: dict[Account, Line] = {}
    landings: dict[tuple[int, tuple[int, int] | None], int] = {}
    waiting = {abridged.of(fresh_account(options))}
    while waiting:
        while waiting:
            account = waiting.pop()
            line = _line(options, account, abridged)
            found[account] = line
            _note_landings(line, landings)
            waiting.update(reached for reached in _direct(line) if reached not in found)
            yield len(found)
        for account, line in list(found.items()):
            if line.overtaken == account and _can_be_passed(account, landings):
                after = abridged.of(overtaken(options, account))
                found[account] = replace(line, overtaken=after)
                if after not in found:
                    waiting.add(after)
    return found


def _line(options: Options, account: Account, abridged: Abridgement) -> Line:
    row = tuple(
        ending if ending.account is None else replace(ending, account=abridged.of(ending.account))
        for ending in endings(options, account)
    )
    first, later = busts(options, account)
    knocked = abridged.of(knocked_off(options, account))
    return Line(row, (abridged.of(first), abridged.of(later)), account, knocked)


def _direct(line: Line) -> Iterator[Account]:
    """The accounts that a turn of one's own, or a climber, leads to."""
    yield from line.busts
    yield line.knocked_off
    for ending in line.endings:
        if ending.account is not None:
            yield ending.account


def _note_landings(line: Line, landings: dict[tuple[int, tuple[int, int] | None], int]) -> None:
    """From how far below each score has been reached by a turn that overtakes."""
    for ending in line.endings:
        if ending.passes is not None:
            before, after = ending.passes
            place = after, ending.seizes
            landings[place] = min(before, landings.get(place, before))


def _can_be_passed(account: Account, landings: dict[tuple[int, tuple[int, int] | None], int]) -> bool:
    """Whether some turn overtakes ``account`` and does not knock it off instead."""
    score = account.score
    return account.entered and any(
        is_passed(before, after, score) and not (seizes is not None and seizes[0] <= score < seizes[1])
        for (after, seizes), before in landings.items()
    )
