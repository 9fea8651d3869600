"""A game of dice looked at again: chances to win, what decisions gave away, what throws gave and took."""

from collections.abc import Iterator, Sequence

from thousand.bots.dice.advice import between_turns
from thousand.bots.dice.analysis import Judgement, accounts, courses, judged
from thousand.cli.dice_hint import solving, why
from thousand.cli.failing import UserError
from thousand.cli.reviews import Played
from thousand.cli.solved import use_user_tables
from thousand.core.codec import Json
from thousand.core.seats import Seat
from thousand.text import dice_advice as words
from thousand.text.catalogue import message, plural

DECISION = message("{n}. {player} – {action}: {chance}")
MISTAKE = message("{n}. {player} – {action}: {chance}; {best} would be {less} better")
TOTAL = plural(
    "{player}: {decisions} decision, given away {losses}, luck {luck}",
    "{player}: {decisions} decisions, given away {losses}, luck {luck}",
    "decisions",
)


class DiceReview:
    """``Review`` for dice; everything is a chance to win the game."""

    least_shown = 0.0005

    def __init__(self, played: Played) -> None:
        self.record, self.table, self.lang = played.record, played.table, played.lang
        self.steps = played.steps

    def judgements(self) -> Iterator[Judgement]:
        """By the solved values."""
        use_user_tables()
        if self.steps and between_turns(self.steps[0].before, Seat(0)) is None:
            raise UserError(words.NOT_SOLVED, command=solving(self.record.rules))
        yield from judged(self.steps)

    def opening(self) -> Iterator[str]:
        """All figures are chances to win."""
        yield self.lang.say(words.MEASURE)

    def line(self, one: Judgement) -> str:
        """The chance after the decision."""
        chance = words.percent(one.chance, self.lang)
        player, action = self.record.players[one.seat], self.table.words(one.view, one.action)
        if one.loss < self.least_shown:
            return self.lang.say(DECISION, n=one.number, player=player, action=action, chance=chance)
        best = self.table.words(one.view, one.advice.best.action)
        less = words.percent(one.loss, self.lang)
        return self.lang.say(
            MISTAKE, n=one.number, player=player, action=action, chance=chance, best=best, less=less
        )

    def why(self, one: Judgement) -> str:
        """The reason of the best choice."""
        return why(one.advice, self.lang)

    def closing(self, judgements: Sequence[Judgement]) -> Iterator[str]:
        """Decisions, losses, luck."""
        for player, account in zip(
            self.record.players, accounts(judgements, len(self.record.players)), strict=True
        ):
            luck = words.signed(account.luck, self.lang)
            losses = words.percent(account.losses, self.lang)
            yield self.lang.say(TOTAL, player=player, decisions=account.decisions, losses=losses, luck=luck)

    def entry(self, one: Judgement) -> dict[str, Json]:
        """Chances as fractions of 1."""
        write = self.record.notation.write_action
        return {
            "n": one.number,
            "seat": one.seat + 1,
            "action": write(one.action),
            "chance": one.chance,
            "best": write(one.advice.best.action),
            "loss": one.loss,
            "luck": one.luck,
            "why": one.advice.reason.why.value,
        }

    def summary(self, judgements: Sequence[Judgement]) -> dict[str, Json]:
        """By seat."""
        found = accounts(judgements, len(self.record.players))
        return {
            "players": [
                {"name": player, "decisions": one.decisions, "losses": one.losses, "luck": one.luck}
                for player, one in zip(self.record.players, found, strict=True)
            ]
        }

    def courses(self) -> list[list[float]]:
        """The chances to win at the beginning of every turn."""
        return courses(self.steps)


def make(played: Played) -> DiceReview:
    """The review of one game."""
    return DiceReview(played)
