"""Что можно сделать: what a player of cards may type in each part of a deal, and what it does."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from thousand.cards import actions as act
from thousand.cards import write_off
from thousand.cards.actions import Action
from thousand.cards.deck import Card
from thousand.cards.game import CARDS
from thousand.cards.state import Auction, Playing, State
from thousand.cli.cards_drawing import naming, sorted_hand
from thousand.cli.tables import REFUSED, Offer, Scene
from thousand.core.errors import IllegalAction
from thousand.text import cards_table as words
from thousand.text.catalogue import Message, message

BIDS = message("A bid, in steps of {step}")
BLIND_BIDS = message("A bid without looking, in steps of {step}")
RAISES = message("A higher contract, in steps of {step}")
A_CARD_TO = message("The card of this number, to: {player}")
A_CARD_ASIDE = message("The card of this number, aside")
A_CARD_TO_TALON = message("The card of this number, to the other talon")
LEAD = message("Lead a card, by its number or letters")
FOLLOW = message("Play a card, by its number or letters")

PEEKS: Final[dict[str, tuple[str, Message]]] = {
    "hands": ("vh", words.PEEK_HANDS),
    "suits": ("vs", words.PEEK_SUITS),
    "talon": ("vt", words.PEEK_TALON),
}
PLAIN: Final[dict[type, tuple[str, Message]]] = {
    act.Deal: ("Enter", words.DEAL),
    act.Recut: ("c", words.RECUT),
    act.Bury: ("b", words.BURY),
    act.Look: ("l", words.LOOK),
    act.Pass: ("p", words.PASS),
    act.Redeal: ("n", words.REDEAL),
    act.Agree: ("y", words.AGREE),
    act.Refuse: ("n", words.REFUSE),
}
"""The key and the words of what needs no more than a key."""

AMOUNTS: Final[dict[type, Message]] = {
    act.Bid: words.BID,
    act.BlindBid: words.BLIND,
    act.Contract: words.CONTRACT,
}

A = TypeVar("A")


def offers(view: State, scene: Scene) -> list[Offer]:
    """What the player to act may type, the plays and bids first."""
    legal = CARDS.legal_actions(view)
    rows = [*_main(view, legal, scene), *_refused_pass(view, legal, scene)]
    for action in legal:
        if type(action) in PLAIN:
            key, text = PLAIN[type(action)]
            rows.append(Offer(key, scene.lang.say(text)))
        elif isinstance(action, act.WriteOff):
            rows.append(Offer("w", in_words(view, action, scene)))
    return [*rows, *_peeks(legal, scene)]


def _main(view: State, legal: Sequence[Action], scene: Scene) -> Iterator[Offer]:
    """What the part of the deal is for."""
    say, step = scene.lang.say, view.options.auction.step
    bids, blinds = _of(legal, act.Bid), _of(legal, act.BlindBid)
    if bids:
        yield Offer(_span([bid.amount for bid in bids]), say(BIDS, step=step))
    if blinds:
        yield Offer(f"x {_span([bid.amount for bid in blinds])}", say(BLIND_BIDS, step=step))
    for take in _of(legal, act.Take):
        yield Offer(str(take.talon), in_words(view, take, scene))
    yield from _gifts(view, _of(legal, act.Give), scene)
    contracts = [contract.amount for contract in _of(legal, act.Contract)]
    if contracts:
        yield Offer("Enter", say(words.CONTRACT, amount=contracts[0]))
    if len(contracts) > 1:
        yield Offer(_span(contracts[1:]), say(RAISES, step=step))
    yield from _plays(view, _of(legal, act.Play), scene)


def _span(amounts: Sequence[int]) -> str:
    """The least and the most.

    >>> _span([100, 105, 110]), _span([100])
    ('100-110', '100')
    """
    return str(amounts[0]) if len(amounts) == 1 else f"{amounts[0]}-{amounts[-1]}"


def _gifts(view: State, gifts: Sequence[act.Give], scene: Scene) -> Iterator[Offer]:
    """For each receiver which cards he may be given."""
    receivers = tuple(dict.fromkeys(gift.to for gift in gifts))
    for to in receivers:
        numbers = _numbers(view, [gift.card for gift in gifts if gift.to == to])
        if to is not None:
            text = scene.lang.say(A_CARD_TO, player=scene.players[to])
        else:
            is_discard = view.options.talon.giving == "discard"
            text = scene.lang.say(A_CARD_ASIDE if is_discard else A_CARD_TO_TALON)
        named = "t" if to is None else str(to + 1)
        yield Offer(numbers if len(receivers) == 1 else f"{numbers} {named}", text)


def _plays(view: State, plays: Sequence[act.Play], scene: Scene) -> Iterator[Offer]:
    """The cards that may be played, then those that declare something."""
    if not plays:
        return
    plain = [play.card for play in plays if play.declare is None]
    leads = isinstance(view.phase, Playing) and not view.phase.trick
    numbers = _numbers(view, plain)
    key = numbers if len(plays) > 1 else f"{numbers}, Enter"
    yield Offer(key, scene.lang.say(LEAD if leads else FOLLOW))
    declaring: dict[object, list[act.Play]] = {}
    for play in plays:
        if play.declare is not None:
            declaring.setdefault(play.card.suit if play.declare == "marriage" else None, []).append(play)
    for group in declaring.values():
        keys = sorted(_numbers(view, [play.card]) for play in group)
        yield Offer(" ".join(f"{key}m" for key in keys), in_words(view, group[-1], scene))


def _numbers(view: State, cards: Sequence[Card]) -> str:
    """The numbers of ``cards`` in the hand as it is shown: ``1-4 7``."""
    actor = CARDS.to_act(view)
    hand = sorted_hand(view.hands[actor]) if isinstance(actor, int) else ()
    numbers = sorted(hand.index(card) + 1 for card in cards)
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(_span(run) for run in runs)


def _refused_pass(view: State, legal: Sequence[Action], scene: Scene) -> Iterator[Offer]:
    """The opener cannot pass; he is told so."""
    phase = view.phase
    if not isinstance(phase, Auction) or _of(legal, act.Pass):
        return
    try:
        CARDS.decide(view, act.Pass(phase.to_move))
    except IllegalAction as error:
        reason = scene.lang.say(words.NOTES[error.code])
        text = scene.lang.say(REFUSED, action=scene.lang.say(words.PASS), reason=reason)
        yield Offer("p", text, is_refused=True)


def _peeks(legal: Sequence[Action], scene: Scene) -> Iterator[Offer]:
    for peek in _of(legal, act.Peek):
        if peek.at == "card":
            text = scene.lang.say(words.PEEK_CARD, position=peek.position or 0)
            yield Offer(f"v{peek.position}", text)
        else:
            key, sentence = PEEKS[peek.at]
            yield Offer(key, scene.lang.say(sentence))


def in_words(view: State, action: Action, scene: Scene) -> str:
    """What ``action`` does."""
    say, written = scene.lang.say, naming(scene.terminal)
    match action:
        case act.Bid(_, amount) | act.BlindBid(_, amount) | act.Contract(_, amount):
            return say(AMOUNTS[type(action)], amount=amount)
        case act.Take(_, talon):
            return say(words.TAKE, talon=talon)
        case act.Give(_, card, None):
            return say(words.LAY_ASIDE, card=written.card(card, scene.lang))
        case act.Give(_, card, to):
            return say(words.GIVE, card=written.card(card, scene.lang), player=scene.players[to or 0])
        case act.WriteOff(seat):
            return words.write_off(write_off.change(view, seat), scene.lang)
        case act.Play(_, card, declared):
            sentence = {None: words.PLAY, "marriage": words.MARRIAGE, "aces": words.ACES}[declared]
            return say(sentence, card=written.card(card, scene.lang), points=declared_points(view, action))
        case act.Peek(_, "card", position):
            return say(words.PEEK_CARD, position=position or 0)
        case act.Peek(_, at, _):
            return say(PEEKS[at][1])
        case _:
            return say(PLAIN[type(action)][1])


def declared_points(view: State, play: act.Play) -> int:
    """What ``play`` declares, in points."""
    match play.declare:
        case "marriage":
            return view.options.marriages.points[play.card.suit.place]
        case "aces":
            return view.options.ace_marriage or 0
        case None:
            return 0


def _of(legal: Sequence[Action], kind: type[A]) -> list[A]:
    return [action for action in legal if isinstance(action, kind)]
