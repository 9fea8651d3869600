"""Карты: the status of a seat in text: the score, then the marks that the rules in force use.

``550``, ``/b2`` bolts, ``/t3`` deals left on the barrel, ``/f1`` failed barrels, ``/w2`` write-offs.
"""

import re
from collections.abc import Iterator, Sequence

from thousand.cards.options import Options
from thousand.cards.seating import sits
from thousand.cards.state import Account
from thousand.core.errors import Code, InvalidNotation, declare
from thousand.notation.statuses import (
    MARK_AT_LIMIT,
    SCORE_ABOVE_CUT,
    SCORE_AT_TARGET,
    SCORE_DUMPED,
    fields,
    read_all,
    refuse_second,
)

DEALS_OFF_BARREL = declare("notation/deals_off_barrel")
"""Deals are counted down on a barrel only."""
TOO_MANY_DEALS = declare("notation/too_many_deals", "deals")

FORM = "880/t3"
"""An example of a status."""

_STATUS = re.compile(
    r"(?P<score>0|-?[1-9][0-9]{0,5})"
    r"(?P<b>/b[1-9][0-9]{0,3})?(?P<t>/t[1-9][0-9]{0,3})?(?P<f>/f[1-9][0-9]{0,3})?(?P<w>/w[1-9][0-9]{0,3})?",
    re.ASCII,
)


def marks(options: Options) -> tuple[str, ...]:
    """The letters of the marks that these rules use, in the order in which they are written."""
    bolts, barrel, write_off = options.bolts, options.barrel, options.write_off
    used = {
        "b": bolts is not None and bolts.limit > 1,
        "t": barrel is not None and barrel.deals is not None,
        "f": barrel is not None and barrel.falls is not None,
        "w": write_off is not None
        and bool(write_off.free or write_off.third_penalty or write_off.limit is not None),
    }
    return tuple(letter for letter, is_used in used.items() if is_used)


def write_status(account: Account, options: Options) -> str:
    """The status of ``account``, in full."""
    counts = {"b": account.bolts, "t": account.deals, "f": account.falls, "w": account.write_offs}
    written = (f"/{letter}{counts[letter]}" for letter in marks(options) if counts[letter])
    return f"{account.score}{''.join(written)}"


def parse_status(text: str, options: Options) -> Account:
    """The account that ``text`` describes; on a limited barrel all deals are left where it names none.

    Raises:
        InvalidNotation: not a status, or one that cannot occur under these rules.
    """
    found = fields(text, _STATUS, marks(options), FORM)
    counts = {letter: int(mark[2:]) for letter in "btfw" if (mark := found[letter])}
    score, barrel = int(found["score"]), options.barrel
    account = Account(
        score=score,
        bolts=counts.get("b", 0),
        falls=counts.get("f", 0),
        write_offs=counts.get("w", 0),
    )
    all_deals = barrel.deals or 0 if barrel is not None and sits(barrel, account) else 0
    for code, limits in _impossible(account, options):
        raise InvalidNotation(code, text, "", **limits)
    deals = counts.get("t", all_deals)
    if deals and not all_deals:
        raise InvalidNotation(DEALS_OFF_BARREL, text)
    if deals > all_deals:
        raise InvalidNotation(TOO_MANY_DEALS, text, deals=all_deals)
    return Account(score, account.bolts, deals, account.falls, account.write_offs)


_Problem = tuple[Code, dict[str, int]]


def _impossible(account: Account, options: Options) -> Iterator[_Problem]:
    """Why no game under these rules has such a score or so many marks."""
    score, barrel = account.score, options.barrel
    stands_still = barrel is not None and not barrel.cut and barrel.jump == "climbs"
    if score >= options.target and not stands_still:
        yield SCORE_AT_TARGET, {"target": options.target}
    if barrel is not None and barrel.cut and score > barrel.at:
        yield SCORE_ABOVE_CUT, {"start": barrel.at}
    if options.dump is not None and score in options.dump.at:
        yield SCORE_DUMPED, {}
    bolts = options.bolts.limit if options.bolts else None
    falls = barrel.falls if barrel else None
    write_offs = options.write_off.limit if options.write_off else None
    for count, limit in (
        (account.bolts, bolts),
        (account.falls, falls),
        (account.write_offs - 1, write_offs),
    ):
        if limit is not None and count >= limit:
            yield MARK_AT_LIMIT, {"limit": limit}


def read_accounts(statuses: Sequence[str], players: int, options: Options) -> tuple[Account, ...]:
    """The accounts of all seats.

    Raises:
        InvalidNotation: a status is wrong, or two of them cannot stand side by side; names the place.
    """
    accounts = read_all(statuses, players, lambda status: parse_status(status, options))
    barrel = options.barrel
    if barrel is not None and barrel.exclusive and barrel.together != "sit":
        refuse_second([number for number, account in enumerate(accounts, 1) if sits(barrel, account)])
    return accounts
