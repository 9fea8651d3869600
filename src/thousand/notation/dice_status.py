"""Кости: the status of a seat in text: the score, then the marks that the rules in force use.

``550``, ``-50/n`` (not entered), ``/e85`` own entry score, ``/b2`` bolts, ``/t2`` turns left on the barrel,
``/f1`` falls, ``/d3`` dots.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from thousand.core.errors import Code, InvalidNotation, declare
from thousand.dice.dump_truck import strikes
from thousand.dice.entry import is_remembered
from thousand.dice.options import Options
from thousand.dice.ranges import barrel_at, ranges
from thousand.dice.state import Account
from thousand.notation.statuses import (
    MARK_AT_LIMIT,
    SCORE_ABOVE_CUT,
    SCORE_AT_TARGET,
    SCORE_DUMPED,
    fields,
    read_all,
    refuse_second,
)

SCORE_STEP = declare("notation/score_step")
"""Scores are multiples of 5 (D29)."""
SCORE_BELOW_FLOOR = declare("notation/score_below_floor", "floor")
POINTS_BEFORE_ENTRY = declare("notation/points_before_entry")
"""Nobody has points before his entry (D7)."""
ENTRY_BEFORE_ENTRY = declare("notation/entry_before_entry")
"""Nobody has an entry score before his entry."""
ENTRY_TOO_LOW = declare("notation/entry_too_low", "minimum")
TURNS_OFF_BARREL = declare("notation/turns_off_barrel")
"""Turns are counted on a barrel only."""
TOO_MANY_TURNS = declare("notation/too_many_turns", "turns")

FORM = "550/b2"
"""An example of a status."""

_SCORE = r"(?:0|-?[1-9][0-9]{0,5})"
_STATUS = re.compile(
    rf"(?P<score>{_SCORE})(?P<n>/n)?(?P<e>/e{_SCORE})?"
    r"(?P<b>/b[1-9][0-9]?)?(?P<t>/t[1-9][0-9]?)?(?P<f>/f[1-9][0-9]?)?(?P<d>/d[1-9][0-9]?)?",
)


def marks(options: Options) -> tuple[str, ...]:
    """The letters of the marks that these rules use, in the order in which they are written."""
    barrels = options.barrels or ()
    used = {
        "n": options.entry is not None,
        "e": is_remembered(options),
        "b": options.bolts is not None,
        "t": any(barrel.turns is not None for barrel in barrels),
        "f": falls_limit(options) > 1,
        "d": options.dots is not None,
    }
    return tuple(letter for letter, is_used in used.items() if is_used)


def falls_limit(options: Options) -> int:
    """The fall that sets a score to 0, 0 where falls are not counted."""
    limits = [barrel.falls for barrel in options.barrels or ()]
    if options.dots is not None:
        limits.append(options.dots.falls)
    return max((limit for limit in limits if limit is not None), default=0)


def write_status(account: Account, options: Options) -> str:
    """The status of ``account``, in full: turns on a barrel and the own entry score always written."""
    parts = {
        "n": "" if account.entered else "/n",
        "e": f"/e{account.entry}" if account.entered else "",
        "b": f"/b{account.bolts}" if account.bolts else "",
        "t": f"/t{account.turns}" if account.turns else "",
        "f": f"/f{account.falls}" if account.falls else "",
        "d": f"/d{account.dots}" if account.dots else "",
    }
    return f"{account.score}{''.join(parts[letter] for letter in marks(options))}"


def parse_status(text: str, options: Options) -> Account:
    """The account that ``text`` describes; what it leaves out is full: all turns, the least entry.

    Raises:
        InvalidNotation: not a status, or one that cannot occur under these rules.
    """
    used = marks(options)
    found = fields(text, _STATUS, used, FORM)
    counts = {letter: int(mark[2:]) for letter in "ebtfd" if (mark := found[letter])}
    score, entered = int(found["score"]), not found["n"]
    if "e" in counts and not entered:
        raise InvalidNotation(ENTRY_BEFORE_ENTRY, text)
    account = Account(
        score=score,
        entered=entered,
        entry=counts.get("e", options.entry or 0) if entered and "e" in used else 0,
        bolts=counts.get("b", 0),
        turns=counts.get("t", _turns_allowed(score, options)),
        falls=counts.get("f", 0),
        dots=counts.get("d", 0),
    )
    for problem in _impossible(account, options):
        raise problem(text)
    return account


def _turns_allowed(score: int, options: Options) -> int:
    """The failed turns that the barrel at ``score`` allows, 0 off a barrel and on one without a limit."""
    standing = barrel_at(options, score)
    return 0 if standing is None or standing.barrel is None else standing.barrel.turns or 0


_Problem = Callable[[str], InvalidNotation]
"""An error that waits for the text it stands in."""


def _problem(code: Code, **limits: int) -> _Problem:
    return lambda place: InvalidNotation(code, place, "", **limits)


def _impossible(account: Account, options: Options) -> Iterator[_Problem]:
    """Why no game under these rules has such an account."""
    yield from _impossible_score(account.score, options)
    if account.score > 0 and not account.entered:
        yield _problem(POINTS_BEFORE_ENTRY)
    if account.entry:
        yield from _impossible_score(account.entry, options)
        if account.entry < (options.entry or 0):
            yield _problem(ENTRY_TOO_LOW, minimum=options.entry or 0)
    allowed = _turns_allowed(account.score, options)
    if account.turns and not allowed:
        yield _problem(TURNS_OFF_BARREL)
    elif account.turns > allowed:
        yield _problem(TOO_MANY_TURNS, turns=allowed)
    counts = (
        (account.bolts, options.bolts.limit if options.bolts else 0),
        (account.falls, falls_limit(options)),
        (account.dots, options.dots.limit if options.dots else 0),
    )
    for count, limit in counts:
        if count and count >= limit:
            yield _problem(MARK_AT_LIMIT, limit=limit)


def _impossible_score(score: int, options: Options) -> Iterator[_Problem]:
    """Why no score under these rules is ever recorded as ``score``."""
    if score % 5:
        yield _problem(SCORE_STEP)
    if options.floor is not None and score < options.floor:
        yield _problem(SCORE_BELOW_FLOOR, floor=options.floor)
    if score >= options.target:
        yield _problem(SCORE_AT_TARGET, target=options.target)
    standing = barrel_at(options, score)
    if standing is not None and standing.barrel is not None and standing.barrel.cut and score > standing.low:
        yield _problem(SCORE_ABOVE_CUT, start=standing.low)
    if options.dump is not None and strikes(options.dump, score):
        yield _problem(SCORE_DUMPED)


def read_accounts(statuses: Sequence[str], players: int, options: Options) -> tuple[Account, ...]:
    """The accounts of all seats.

    Raises:
        InvalidNotation: a status is wrong, or two of them cannot stand side by side; names the place.
    """
    accounts = read_all(statuses, players, lambda status: parse_status(status, options))
    _check_sitters(accounts, options)
    return accounts


def _check_sitters(accounts: Sequence[Account], options: Options) -> None:
    """One player at most sits on an exclusive barrel at the top; losses may put more on a lower one."""
    for standing in ranges(options):
        if standing.top == options.target and standing.barrel is not None and standing.barrel.exclusive:
            refuse_second([n for n, account in enumerate(accounts, 1) if standing.low <= account.score])
