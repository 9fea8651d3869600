"""Предупреждения: what is allowed but hardly meant, asked before it is done."""

from collections.abc import Iterator

from thousand.cards import write_off
from thousand.cards.actions import Action, Contract, Give, Pass, Play, WriteOff
from thousand.cards.deck import Card, Rank, marriages
from thousand.cards.game import CARDS
from thousand.cards.opening import own_turn_bid
from thousand.cards.seating import on_barrel
from thousand.cards.state import Naming, Playing, State
from thousand.cli.cards_drawing import naming
from thousand.cli.tables import Scene
from thousand.text.catalogue import message

UNDECLARED = message(
    "Without an m behind it no marriage is declared, and its {points} are lost. Play {card} all the same?"
)
BROKEN = message("This breaks a marriage, and its {points} are lost. Play {card} all the same?")
HALF = message("This gives half a marriage away, and its {points} are lost. Give {card} all the same?")
TOO_LOW = message("Only {needed} or more wins from the barrel. Play for {amount} all the same?")
NO_WIN = message("Only a contract of your own wins from the barrel. Pass all the same?")
GIVEN_UP = message("The deal is not played, and that costs you {points}. Write it off?")
GIVEN_UP_FREE = message("The deal is not played, which costs you nothing this time. Write it off?")


def warning(view: State, action: Action, scene: Scene) -> str | None:
    """The question before ``action``, None where there is nothing to ask."""
    if action not in CARDS.legal_actions(view):
        return None
    return next(_warnings(view, action, scene), None)


def _warnings(view: State, action: Action, scene: Scene) -> Iterator[str]:
    match action:
        case Play(declare=None):
            yield from _on_play(view, action, scene)
        case Give(seat, card):
            if breaks_marriage(view.hands[seat], card):
                yield scene.lang.say(HALF, points=_points(view, card), card=_shown(card, scene))
        case Contract(_, amount):
            yield from _on_contract(view, amount, scene)
        case Pass(seat):
            barrel = view.options.barrel
            if barrel is not None and barrel.wins == "contract" and on_barrel(view, seat):
                yield scene.lang.say(NO_WIN)
        case WriteOff(seat):
            points = -write_off.change(view, seat)
            yield scene.lang.say(GIVEN_UP if points else GIVEN_UP_FREE, points=points)


def _on_play(view: State, play: Play, scene: Scene) -> Iterator[str]:
    """A king or queen that leaves the other of a pair behind, though something else could be played."""
    phase, hand = view.phase, view.hands[play.seat]
    if not isinstance(phase, Playing) or not breaks_marriage(hand, play.card):
        return
    places = {"points": _points(view, play.card)}
    legal = CARDS.legal_actions(view)
    if Play(play.seat, play.card, "marriage") in legal:
        yield scene.lang.say(UNDECLARED, card=_shown(play.card, scene), **places)
        return
    others = [other for other in legal if isinstance(other, Play) and not breaks_marriage(hand, other.card)]
    if others and len(hand) > 2 and not _declares_itself(view, phase, play):
        yield scene.lang.say(BROKEN, card=_shown(play.card, scene), **places)


def _declares_itself(view: State, phase: Playing, play: Play) -> bool:
    rule = view.options.marriages
    has_trick = bool(phase.tricks[play.seat]) or not rule.needs_trick
    is_fit = rule.card == "either" or play.card.rank is Rank.QUEEN
    return rule.automatic and not phase.trick and has_trick and is_fit


def _on_contract(view: State, amount: int, scene: Scene) -> Iterator[str]:
    """A contract with which a sitter cannot win, though he may name one with which he can."""
    phase, barrel = view.phase, view.options.barrel
    if barrel is None or not isinstance(phase, Naming) or not on_barrel(view, phase.declarer):
        return
    needed = own_turn_bid(view, barrel)
    legal = CARDS.legal_actions(view)
    if amount < needed and any(isinstance(other, Contract) and other.amount >= needed for other in legal):
        yield scene.lang.say(TOO_LOW, needed=needed, amount=amount)


def breaks_marriage(hand: tuple[Card, ...], card: Card) -> bool:
    """Whether ``card`` is the king or queen of a suit of which ``hand`` holds both."""
    return card.rank in (Rank.KING, Rank.QUEEN) and card.suit in marriages(hand)


def _points(view: State, card: Card) -> int:
    return view.options.marriages.points[card.suit.place]


def _shown(card: Card, scene: Scene) -> str:
    return naming(scene.terminal).card(card, scene.lang)
