"""Стол для карт: the card game in a terminal."""

from collections.abc import Iterator, Sequence

from thousand.cards import events as ev
from thousand.cards.actions import Action
from thousand.cards.cap import cap, marriage_points
from thousand.cards.deck import UNKNOWN, Hand, known, pack, unknown
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.seating import others, sitter
from thousand.cards.state import (
    Auction,
    BeforeDeal,
    Consent,
    Giving,
    Naming,
    Playing,
    State,
    Taking,
)
from thousand.cli import cards_digest, cards_input, cards_offers, cards_sheet, cards_warnings
from thousand.cli.cards_drawing import TRUMP, Drawing, naming
from thousand.cli.tables import Offer, Parlour, Scene
from thousand.core.chance import Chance, shuffled
from thousand.core.seats import Seat
from thousand.text import cards_table as words
from thousand.text.cards import tell
from thousand.text.cards_names import SIGNS
from thousand.text.catalogue import Language, message
from thousand.text.rules.pages import preset_name

TITLE = message("Cards · {rules} · to {target}")
TITLE_OF_HOUSE = message("Cards · {rules}, changed · to {target}")
GOLDEN = message("golden round")

CUT = message("At the bottom of the pack: {card}")
BIDDING = message("The highest bid is {amount}, by {player}")
BLIND_BIDDING = message("The highest bid is {amount} blind, by {player}")
NO_BID = message("Nobody has bid yet")
TALON = message("Talon: {cards}")
TALONS = message("Talons: {cards}")
ON_TABLE = message("On the table for after the first trick: {cards}")
CLAIM = message("{player} claims a redeal and shows: {cards}")
CONTRACT_OF = message("Contract {contract}, by {player}")
NO_TRUMP = message("no trumps yet")
TRUMPS = message("trumps {suit} {mark}, by {player}")
NEXT_TRUMPS = message("from the next trick on trumps {suit}")
TRICK = message("Trick: {cards}")
LEADS = message("You lead to trick {number}")
HOLDS = message("{player} holds {cards}")
FACE_DOWN = message("Your cards lie face down")

LOT = message("{player}: {card}")
LOTS = message("Each draws a card, the highest deals first: {draws}")
FIRST = message("{player} deals first")

HELP = (
    message("Cards are typed by their number below the hand, or by rank and suit, such as {example}."),
    message("With {mark} below them: trumps. Cards without a number may not be played now."),
    message("A number is a bid in the auction, and later a contract."),
    message(
        "m after a king or queen that leads declares the marriage of its suit, after an ace the ace marriage."
    ),
    message("The sheet says what each player has bid or taken in this deal, and the marks he has."),
)
TAKEN_BACK_FREELY = (
    ev.CardGiven,
    ev.ContractNamed,
    ev.CardPlayed,
    ev.MarriageDeclared,
    ev.AceMarriageDeclared,
    ev.TrumpSet,
    ev.TrickTaken,
)
"""What shows nobody a card that he did not know, as long as the same player goes on."""
OF_A_TRICK = (ev.CardPlayed, ev.MarriageDeclared, ev.AceMarriageDeclared, ev.TrickTaken)
SUMMED_UP = (ev.DealPlayed, ev.DealWrittenOff, ev.CardsThrownIn, ev.DealVoided)
"""What ends a deal."""


class CardsTable:
    """The card game as one reader sees it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lang = scene.lang
        self.terminal = scene.terminal
        self.drawing = Drawing(scene.terminal, scene.lang)

    @property
    def hides(self) -> bool:
        """Nobody sees another one's hand."""
        return True

    @property
    def has_hints(self) -> bool:
        """By the deals that are possible."""
        return True

    def hint(self, view: State, seen: Sequence[Event]) -> list[str]:
        """What each choice promises, and why the best one is best."""
        from thousand.cli.cards_hint import hint

        return hint(view, seen, self, self.scene)

    def title(self) -> str:
        """The game and its rules in one line."""
        rules = self.scene.rules
        sentence = TITLE_OF_HOUSE if rules.differences else TITLE
        name = preset_name("cards", rules.preset, self.lang)
        return self.lang.say(sentence, rules=name, target=rules.options.target)

    def opens(self, before: State, after: State) -> bool:
        """Whether the next deal is due: this one is booked, void, or thrown in."""
        if not isinstance(after.phase, BeforeDeal):
            return False
        return not isinstance(before.phase, BeforeDeal) or before.dealer != after.dealer

    def closes_round(self, before: State, after: State) -> bool:
        """Whether a deal has been booked."""
        return after.deal != before.deal

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        return tell(event, self.scene.players, self.lang, naming(self.terminal))

    def digest(self, events: Sequence[Event]) -> list[str]:
        """A line for the bids, a line for each trick, the rest in sentences."""
        return cards_digest.digest(events, self.scene)

    def summary(self, events: Sequence[Event]) -> list[str]:
        """How a deal has ended, for everybody to look at before the next one."""
        if not any(isinstance(event, SUMMED_UP) for event in events):
            return []
        told = cards_digest.digest(
            [event for event in events if not isinstance(event, OF_A_TRICK)], self.scene
        )
        return [row for text in told for row in self.terminal.wrapped(text, indent=1, hanging=2)]

    def outcome(self, seen: Sequence[Event]) -> list[str]:
        """The end of the last deal."""
        return self.summary(seen)

    def standing(self, view: State) -> str:
        """The scores in one row."""
        return cards_sheet.standing(view, self.scene)

    def sheet(self, view: State) -> list[str]:
        """The score sheet, with marks and what has been said and taken in this deal."""
        return cards_sheet.sheet(view, self.scene)

    def history(self, views: Sequence[State]) -> list[str]:
        """The score sheet deal by deal."""
        return cards_sheet.history(views, self.scene)

    def board(self, view: State, seen: Sequence[Event]) -> list[str]:  # noqa: ARG002 - the view says it all
        """What lies on the table, then the hand of the player to act."""
        actor = CARDS.to_act(view)
        rows = [*self._middle(view)]
        if not isinstance(actor, int):
            return rows
        rows += self._known(view, actor)
        wrapped = [row for text in rows for row in self.terminal.wrapped(text, indent=1, hanging=2)]
        return [*map(self.drawing.tinted, wrapped), *self._hand(view, actor)]

    def _middle(self, view: State) -> Iterator[str]:
        """The bid, the talon, the contract or the trick, as the part of the deal is."""
        say, phase = self.lang.say, view.phase
        match phase:
            case BeforeDeal(card=card) if card is not None:
                yield say(CUT, card=self.drawing.card(card))
            case Auction():
                yield self._bid(phase)
                yield self._talon(view)
            case Consent(claimant=seat, cards=cards):
                yield say(CLAIM, player=self.scene.players[seat], cards=self.drawing.row(cards))
            case Taking():
                yield self._talon(view)
            case Giving() | Naming():
                yield self._talon(view)
            case Playing():
                yield self._contract(phase)
                yield self._trick(view, phase)

    def _bid(self, phase: Auction) -> str:
        if phase.bidder is None:
            return self.lang.say(NO_BID)
        sentence = BLIND_BIDDING if phase.blind else BIDDING
        return self.lang.say(sentence, amount=phase.bid, player=self.scene.players[phase.bidder])

    def _talon(self, view: State) -> str:
        """The talon as far as it is known, two of them, or what lies on the table."""
        if view.options.layout == "table_cards":
            cards = self.drawing.row(card for talon in view.talons for card in talon)
            return self.lang.say(ON_TABLE, cards=cards)
        rows = [self.drawing.row(talon) for talon in view.talons]
        if len(rows) == 1:
            return self.lang.say(TALON, cards=rows[0])
        return self.lang.say(TALONS, cards=" · ".join(f"{n}: {row}" for n, row in enumerate(rows, 1)))

    def _contract(self, phase: Playing) -> str:
        """Contract and trumps."""
        say = self.lang.say
        parts = [say(CONTRACT_OF, contract=phase.contract, player=self.scene.players[phase.declarer])]
        if phase.trump is None:
            parts.append(say(NO_TRUMP))
        else:
            declarer = self.scene.players[phase.trump_by] if phase.trump_by is not None else ""
            parts.append(say(TRUMPS, suit=self.drawing.suit(phase.trump), mark=TRUMP, player=declarer))
        if phase.next_trump is not None:
            parts.append(say(NEXT_TRUMPS, suit=self.drawing.suit(phase.next_trump)))
        return " · ".join(parts)

    def _trick(self, view: State, phase: Playing) -> str:
        if not phase.trick:
            return self.lang.say(LEADS, number=len(phase.history) + 1)
        around = (phase.leader, *others(view, phase.leader))
        played = (
            f"{self.scene.players[seat]} {self.drawing.card(card)}"
            for seat, card in zip(around, phase.trick, strict=False)
        )
        return self.lang.say(TRICK, cards=" · ".join(played))

    def _known(self, view: State, actor: Seat) -> Iterator[str]:
        """What the player knows of other hands."""
        if not view.hands or actor == sitter(view):
            return
        for seat in others(view, actor):
            cards = known(view.hands[seat])
            if cards:
                yield self.lang.say(HOLDS, player=self.scene.players[seat], cards=self.drawing.row(cards))

    def _hand(self, view: State, actor: Seat) -> Iterator[str]:
        """The hand, numbered where its cards can be chosen, and what may be bid on it."""
        hand: Hand = view.hands[actor] if view.hands else ()
        if not hand:
            return
        yield ""
        if UNKNOWN in hand:
            yield f" {self.lang.say(FACE_DOWN)}: {self.drawing.row(unknown(len(hand)))}"
            return
        phase = view.phase
        legal = CARDS.legal_actions(view)
        choosable = {card for action in legal if (card := getattr(action, "card", None)) is not None}
        trump = phase.trump if isinstance(phase, Playing) else None
        cards, numbers = self.drawing.hand(hand, choosable or hand, trump)
        yield cards
        if choosable:
            yield numbers
        if isinstance(phase, Auction | Naming):
            yield f" {self._ceiling(view, hand)}"

    def _ceiling(self, view: State, hand: Hand) -> str:
        """The limit of what may be bid."""
        limit = cap(view.options, hand)
        points = marriage_points(view.options.marriages.points, hand)
        sentence = words.CEILING_WITH_MARRIAGES if points else words.CEILING
        return self.lang.say(sentence, amount=limit, points=points)

    def offers(self, view: State) -> list[Offer]:
        """What the player to act may type."""
        return cards_offers.offers(view, self.scene)

    def words(self, view: State, action: Action) -> str:
        """What ``action`` does."""
        return cards_offers.in_words(view, action, self.scene)

    def read(self, text: str, view: State) -> Action | None:
        """Keys, numbers, cards by number or letters, or an action in the notation."""
        return cards_input.read(text, view, self.lang)

    def warning(self, view: State, action: Action) -> str | None:
        """What is allowed but hardly meant."""
        return cards_warnings.warning(view, action, self.scene)

    def may_take_back(self, events: Sequence[Event]) -> bool:
        """Whether the same player has gone on, and no card has been shown to anybody."""
        if not all(isinstance(event, TAKEN_BACK_FREELY) for event in events):
            return False
        match events[-1]:
            case ev.TrickTaken(seat=seat):
                return any(isinstance(event, ev.CardPlayed) and event.seat == seat for event in events)
            case ev.ContractNamed():
                return self.scene.rules.options.play.first_lead == "declarer"
            case ev.CardGiven():
                return True
            case _:
                return False

    def help(self) -> list[str]:
        """What the marks and words on the screen mean."""
        example = naming(self.terminal).card(pack(24)[-2], self.lang)
        return [self.lang.say(sentence, example=example, mark=TRUMP) for sentence in HELP]


def make(scene: Scene) -> CardsTable:
    """The table of one game."""
    return CardsTable(scene)


def lots(chance: Chance, players: tuple[str, ...], lang: Language) -> tuple[Seat, list[str]]:
    """Each draws a card, the highest deals first; suits in the order of their marriages (A3)."""
    drawn = shuffled(chance, pack(24))[: len(players)]
    first = Seat(max(range(len(players)), key=lambda seat: (drawn[seat].strength, drawn[seat].place)))
    draws = [
        lang.say(LOT, player=player, card=SIGNS.card(card, lang))
        for player, card in zip(players, drawn, strict=True)
    ]
    return first, [lang.say(LOTS, draws=", ".join(draws)), lang.say(FIRST, player=players[first])]


PARLOUR = Parlour(make, lots)
