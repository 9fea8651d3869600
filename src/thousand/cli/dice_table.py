"""Стол для костей: the dice game in a terminal."""

from collections.abc import Iterator, Sequence

from thousand.cli import dice_drawing as drawing
from thousand.cli import dice_sheet
from thousand.cli.keys import latin
from thousand.cli.tables import REFUSED, Offer, Parlour, Scene
from thousand.cli.terminal import Style, width
from thousand.core.chance import Chance
from thousand.core.seats import Seat
from thousand.dice.actions import Action, Bank, Faces, Keep, Roll
from thousand.dice.dump_truck import strikes
from thousand.dice.events import Event, Rolled, SetAside
from thousand.dice.finish import wins
from thousand.dice.first_player import throw_for_first
from thousand.dice.legality import Hurdle, choices, hurdle, may_bank, may_roll, refusal, stop
from thousand.dice.ranges import climbed, recorded
from thousand.dice.state import State
from thousand.notation.dice_actions import parse_action
from thousand.notation.dice_status import falls_limit
from thousand.text import dice_table as words
from thousand.text.catalogue import Language, message
from thousand.text.dice import faces, tell
from thousand.text.rules.pages import preset_name

TITLE = message("Dice · {rules} · to {target}")
TITLE_OF_HOUSE = message("Dice · {rules}, changed · to {target}")

POINTS = message("This turn {points}")
KEPT = message("set aside {dice}")
OF = message("{points} of {needed}")
HOT = message("All five dice score and must be thrown again")
CHOOSE = message("Choose what to set aside")
KEEP_OTHERS = message("Other dice that score, by their digits: {dice}")

WINNING = message("Banking now wins the game. Throw all the same?")
DUMPED = message("The score would be {score}: the dump truck takes everything. Bank all the same?")

SHARE = 10
"""Columns beside the need meter."""

LOT = message("{player} {face}")
LOTS = message("Who begins? {throws}")
FIRST = message("{player} begins")

HELP = (
    message("Five dice are thrown; what scores is set aside. Bank the points of the turn or throw the rest."),
    message("A throw that scores nothing loses the points of the turn."),
    message("Under the dice stands what the turn is worth and what it still needs before it may be banked."),
    message("{mark} – not entered yet: the first points must be made in one turn"),
    message("{mark} – in a pit: to be left in one turn"),
    message("{mark} – on the barrel; the number says how many turns are left"),
    message("{mark} – bolts: empty turns; the last one costs points"),
    message("{mark} – dots: turns that went beyond the target"),
    message("{mark} – falls from the barrel"),
)


class DiceTable:
    """The dice game as one reader sees it; nothing in it is hidden."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lang = scene.lang
        self.terminal = scene.terminal
        self.ink = drawing.strokes(scene.terminal)

    @property
    def hides(self) -> bool:
        """At dice everything lies on the table."""
        return False

    @property
    def has_hints(self) -> bool:
        """By the solved values."""
        return True

    def hint(self, view: State, seen: Sequence[Event]) -> list[str]:  # noqa: ARG002 - the view says it all
        """What each choice is worth, and why the best one is best."""
        from thousand.cli.dice_hint import hint

        return hint(view, self, self.scene)

    def title(self) -> str:
        """The game and its rules in one line."""
        rules = self.scene.rules
        sentence = TITLE_OF_HOUSE if rules.differences else TITLE
        name = preset_name("dice", rules.preset, self.lang)
        return self.lang.say(sentence, rules=name, target=rules.options.target)

    def opens(self, before: State, after: State) -> bool:
        """Whether the turn has passed."""
        return before.to_move != after.to_move

    def closes_round(self, before: State, after: State) -> bool:
        """Whether the last seat has had its turn, or the game is over."""
        return after.winner is not None or (self.opens(before, after) and after.to_move == self.scene.first)

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        return tell(event, self.scene.players, self.lang)

    def digest(self, events: Sequence[Event]) -> list[str]:
        """A line with all throws of a turn, then what came of it."""
        lines: list[str] = []
        throws: list[str] = []
        for event in events:
            match event:
                case Rolled(seat, thrown) if not throws:
                    throws = [f"{self.scene.players[seat]}: {faces(thrown)}"]
                case Rolled(_, thrown):
                    throws.append(faces(thrown))
                case SetAside():
                    pass
                case _:
                    lines += [*_row(throws), self.tell(event)]
                    throws = []
        return lines + _row(throws)

    def standing(self, view: State) -> str:
        """The scores in one row."""
        return dice_sheet.standing(view, self.scene)

    def sheet(self, view: State) -> list[str]:
        """The score sheet, with marks."""
        return dice_sheet.sheet(view, self.scene)

    def history(self, views: Sequence[State]) -> list[str]:
        """The score sheet round by round."""
        return dice_sheet.history(views, self.scene)

    def summary(self, events: Sequence[Event]) -> list[str]:  # noqa: ARG002 - the log is enough
        """At dice the game goes on at once."""
        return []

    def outcome(self, seen: Sequence[Event]) -> list[str]:
        """The throw that has ended a turn, and what came of it."""
        thrown, kept = _on_table((), seen)
        ending = [event for event in seen if not isinstance(event, Rolled | SetAside)]
        return [
            *(f" {row}" for row in drawing.dice(thrown, kept, self.terminal)),
            *(
                row
                for event in ending
                for row in self.terminal.wrapped(self.tell(event), indent=1, hanging=2)
            ),
        ]

    def board(self, view: State, seen: Sequence[Event]) -> list[str]:
        """The dice, what of them is set aside, and the need meter."""
        thrown, kept = _on_table((0,) * view.turn.dice, seen)
        aside = _aside(seen)
        points = self.lang.say(POINTS, points=view.turn.points)
        if aside:
            points += f" · {self.lang.say(KEPT, dice=faces(aside))}"
        return [
            *(f" {row}" for row in drawing.dice(thrown, kept, self.terminal)),
            f" {points}",
            *(f" {row}" for row in self._need(view)),
        ]

    def _need(self, view: State) -> Iterator[str]:
        """What the turn needs before it may be banked."""
        turn, found = view.turn, hurdle(view)
        if turn.pending or turn.hot:
            yield self.terminal.paint(self.lang.say(CHOOSE if turn.pending else HOT), Style.TURN)
        elif found is not None:
            yield self._lacking(view, found)
        elif may_bank(view):
            yield self.lang.say(words.REACHED, after=_banked_score(view))
        else:
            yield ""
        if found is not None:
            whole = turn.points + found.missing
            share = self.lang.say(OF, points=turn.points, needed=whole).rjust(SHARE)
            columns = drawing.ROW - width(share) - 2
            yield f"{drawing.bar(turn.points, whole, columns, self.ink)}  {share}"
        else:
            yield ""

    def _lacking(self, view: State, found: Hurdle) -> str:
        is_inner = found.kind == "barrel" and found.needed < view.options.target
        sentence = words.LACKING_ON_INNER_BARREL if is_inner else words.LACKING[found.kind]
        return self.lang.say(sentence, missing=found.missing)

    def offers(self, view: State) -> list[Offer]:
        """Keeps, the throw and the bank; the bank also while it is refused, with the reason."""
        return [*self._keeps(view), *self._throw(view), *self._bank(view)]

    def words(self, view: State, action: Action) -> str:
        """What ``action`` does."""
        match action:
            case Keep(_, dice):
                points = next(reading.points for reading in choices(view) if reading.dice == dice)
                return self.lang.say(words.KEEP, dice=faces(dice), points=points)
            case Roll():
                return self.lang.say(words.THROW, dice=view.turn.dice)
            case Bank():
                return self.lang.say(words.BANK, points=view.turn.points)

    def _keeps(self, view: State) -> Iterator[Offer]:
        if readings := choices(view):
            yield Offer("Enter", self.words(view, Keep(view.to_move, readings[-1].dice)))
            others = tuple(" ".join(map(str, reading.dice)) for reading in readings[:-1])
            yield Offer("1-6", self.lang.say(KEEP_OTHERS, dice=", ".join(others)))

    def _throw(self, view: State) -> Iterator[Offer]:
        if may_roll(view):
            yield Offer("Enter", self.words(view, Roll(view.to_move)))

    def _bank(self, view: State) -> Iterator[Offer]:
        bank = Bank(view.to_move)
        refused = refusal(view, bank)
        if refused is None:
            yield Offer("b" if may_roll(view) else "b, Enter", self.words(view, bank))
        elif view.turn.throws and not view.turn.pending:
            reason = self.lang.say(words.NOTES[refused.code], **refused.parameters)
            text = self.lang.say(REFUSED, action=self.words(view, bank), reason=reason)
            yield Offer("b", text, is_refused=True)

    def read(self, text: str, view: State) -> Action | None:
        """Enter, ``b``, digits to set aside, or ``roll``, ``keep 15``, ``bank``; nobody names his throw."""
        seat = view.to_move
        typed = latin(text)
        if not typed:
            return _usual(view)
        if typed in ("b", "bank"):
            return Bank(seat)
        if typed == "roll":
            return Roll(seat)
        if typed.replace(" ", "").isdigit():
            typed = f"keep {typed.replace(' ', '')}"
        if typed.split()[0] == "keep":
            return parse_action(f"{seat + 1} {typed}", len(view.accounts))
        return None

    def warning(self, view: State, action: Action) -> str | None:
        """A throw instead of a win, or a bank onto the dump truck: both legal, but hardly meant (D38)."""
        if not may_bank(view):
            return None
        score, options = _banked_score(view), view.options
        match action:
            case Roll() if wins(options.target, score):
                return self.lang.say(WINNING)
            case Bank() if options.dump is not None and strikes(options.dump, score):
                return self.lang.say(DUMPED, score=score)
        return None

    def may_take_back(self, events: Sequence[Event]) -> bool:  # noqa: ARG002 - all is on the table
        """At dice everything may be taken back."""
        return True

    def help(self) -> list[str]:
        """What the marks and words on the screen mean."""
        ink, options = self.ink, self.scene.rules.options
        marks = (
            (options.entry, ink.door),
            (options.pits, ink.pit),
            (options.barrels, ink.barrel.format(turns=2)),
            (options.bolts, ink.bolt * 2 + ink.no_bolt),
            (options.dots, ink.dot * 2 + ink.no_dot),
            (falls_limit(options), f"{ink.fall}1"),
        )
        used = [
            self.lang.say(sentence, mark=mark)
            for sentence, (is_used, mark) in zip(HELP[3:], marks, strict=True)
            if is_used
        ]
        return [*map(self.lang.say, HELP[:3]), "", *used]


def _banked_score(view: State) -> int:
    """The score that banking the turn would record."""
    score = view.accounts[view.to_move].score
    total = score + view.turn.points
    return recorded(climbed(view.options, score, total), total)


def _row(throws: list[str]) -> list[str]:
    return [" → ".join(throws)] if throws else []


def _usual(view: State) -> Action:
    """What Enter means: set aside all that scores, throw, or bank where nothing else is allowed."""
    if readings := choices(view):
        return Keep(view.to_move, readings[-1].dice)
    return Bank(view.to_move) if stop(view) is not None else Roll(view.to_move)


def _on_table(thrown: Faces, seen: Sequence[Event]) -> tuple[Faces, list[bool]]:
    """The dice of the last throw and which of them were kept; ``thrown`` before there was a throw."""
    kept: list[int] = []
    for event in seen:
        match event:
            case Rolled(_, thrown):
                kept = []
            case SetAside(_, aside, _):
                kept = list(aside)
    marks = []
    for face in thrown:
        marks.append(face in kept)
        if face in kept:
            kept.remove(face)
    return thrown, marks


def _aside(seen: Sequence[Event]) -> Faces:
    """The dice that lie aside; all five are taken up again before they are thrown once more."""
    aside: Faces = ()
    for event in seen:
        match event:
            case Rolled() if len(aside) == 5:
                aside = ()
            case SetAside(_, dice, _):
                aside += dice
    return aside


def make(scene: Scene) -> DiceTable:
    """The table of one game."""
    return DiceTable(scene)


def lots(chance: Chance, players: tuple[str, ...], lang: Language) -> tuple[Seat, list[str]]:
    """Each throws one die, the highest begins (D27)."""
    found = throw_for_first(chance, len(players))
    rounds = []
    for thrown in found.rounds:
        throws = [lang.say(LOT, player=players[seat], face=face) for seat, face in thrown.items()]
        rounds.append(lang.say(LOTS, throws=", ".join(throws)))
    return found.seat, [*rounds, lang.say(FIRST, player=players[found.seat])]


PARLOUR = Parlour(make, lots)
