"""A game of cards looked at again: what each decision gave away, and what luck there was in each deal."""

from collections.abc import Iterator, Sequence

from thousand.bots.cards.analysis import Account, Deal, Judgement, accounts, deals, judged
from thousand.cli.cards_hint import why
from thousand.cli.reviews import Played
from thousand.core.codec import Json
from thousand.text import cards_advice as words
from thousand.text.catalogue import message, plural
from thousand.text.dice_advice import percent, signed

DECISION = message("{n}. {player} – {action}")
CHANCES = message("{decision}: {chance}")
MISTAKE = message("{decision}; {best} would be {less} better")
MEANING = message(
    "The percentage after an action says how often the player’s contract is made or, for a defender, fails; "
    "all others are of the chance to win the game"
)
PLAYED_FOR = message("Deal {number}: {player} plays for {contract}, takes {points}; with open cards {open}")
PLAYED_UNKNOWN = message("Deal {number}: {player} plays for {contract}, takes {points}")
WRITTEN_OFF = message("Deal {number} is written off")
SHARE = message("{player}: luck {luck}, given away {losses}")
TOTAL = plural(
    "{player}: {decisions} decision, given away {losses}, gained by mistakes of others {gains}, luck "
    "{luck}; in all {forward}",
    "{player}: {decisions} decisions, given away {losses}, gained by mistakes of others {gains}, luck "
    "{luck}; in all {forward}",
    "decisions",
)


class CardsReview:
    """``Review`` for cards; losses and luck are of the chance to win the game."""

    least_shown = words.SHOWN

    def __init__(self, played: Played) -> None:
        self.record, self.table, self.lang = played.record, played.table, played.lang
        self.steps = played.steps

    def judgements(self) -> Iterator[Judgement]:
        """By the deals that were possible."""
        return judged(self.steps)

    def opening(self) -> Iterator[str]:
        """What percentages and points are of."""
        yield self.lang.say(MEANING)

    def line(self, one: Judgement) -> str:
        """The chance after the decision, and what was better."""
        told = self.lang.say(
            DECISION,
            n=one.number,
            player=self.record.players[one.seat],
            action=self.table.words(one.view, one.action),
        )
        if one.chosen.chance is not None:
            told = self.lang.say(CHANCES, decision=told, chance=percent(one.chosen.chance, self.lang))
        if one.loss < self.least_shown:
            return told
        best = self.table.words(one.view, one.advice.best.action)
        return self.lang.say(MISTAKE, decision=told, best=best, less=percent(one.loss, self.lang))

    def why(self, one: Judgement) -> str:
        """The reason of the best choice."""
        return why(one.advice, self.lang)

    def closing(self, judgements: Sequence[Judgement]) -> Iterator[str]:
        """Deal by deal luck apart from skill, then the same for the whole game."""
        booked = deals(self.steps, judgements)
        for deal in booked:
            yield self._deal(deal)
            yield "  " + "; ".join(
                self.lang.say(
                    SHARE, player=player, luck=signed(luck, self.lang), losses=percent(lost, self.lang)
                )
                for player, luck, lost in zip(self.record.players, deal.luck, deal.losses, strict=True)
            )
        yield ""
        for player, account in zip(
            self.record.players, accounts(judgements, booked, len(self.record.players)), strict=True
        ):
            yield self._total(player, account)

    def _deal(self, deal: Deal) -> str:
        say = self.lang.say
        if deal.declarer is None:
            return say(WRITTEN_OFF, number=deal.number)
        named = {
            "number": deal.number,
            "player": self.record.players[deal.declarer],
            "contract": deal.contract,
            "points": deal.points,
        }
        if deal.open_points is None:
            return say(PLAYED_UNKNOWN, **named)
        return say(PLAYED_FOR, **named, open=deal.open_points)

    def _total(self, player: str, account: Account) -> str:
        return self.lang.say(
            TOTAL,
            player=player,
            decisions=account.decisions,
            losses=percent(account.losses, self.lang),
            gains=percent(account.gains, self.lang),
            luck=signed(account.luck, self.lang),
            forward=signed(account.forward, self.lang),
        )

    def entry(self, one: Judgement) -> dict[str, Json]:
        """Chances as fractions of 1; losses and luck are of the chance to win the game."""
        write = self.record.notation.write_action
        return {
            "n": one.number,
            "deal": one.deal,
            "seat": one.seat + 1,
            "role": one.advice.role.value,
            "action": write(one.action),
            "contract": one.chosen.contract,
            "chance": one.chosen.chance,
            "points": one.chosen.points,
            "best": write(one.advice.best.action),
            "loss": one.loss,
            "luck": one.luck,
            "open_points": one.open_points,
            "why": one.advice.reason.why.value,
        }

    def summary(self, judgements: Sequence[Judgement]) -> dict[str, Json]:
        """Deals, and what the game came to by seat."""
        booked = deals(self.steps, judgements)
        found = accounts(judgements, booked, len(self.record.players))
        return {
            "deals": [_deal_entry(deal) for deal in booked],
            "players": [
                {
                    "name": player,
                    "decisions": one.decisions,
                    "losses": one.losses,
                    "gains": one.gains,
                    "luck": one.luck,
                    "forward": one.forward,
                }
                for player, one in zip(self.record.players, found, strict=True)
            ],
        }

    def courses(self) -> list[list[float]]:
        """The scores before each deal and at the end, as shares of the target."""
        target = self.record.rules.options.target
        booked = [step.after for step in self.steps if step.after.accounts != step.before.accounts]
        states = [*(step.before for step in self.steps[:1]), *booked]
        return [
            [min(max(state.accounts[seat].score / target, 0.0), 1.0) for state in states]
            for seat in range(len(self.record.players))
        ]


def _deal_entry(deal: Deal) -> dict[str, Json]:
    return {
        "number": deal.number,
        "declarer": None if deal.declarer is None else deal.declarer + 1,
        "contract": deal.contract,
        "made": deal.made,
        "points": deal.points,
        "open_points": deal.open_points,
        "forward": list(deal.forward),
        "losses": list(deal.losses),
        "luck": list(deal.luck),
    }


def make(played: Played) -> CardsReview:
    """The review of one game."""
    return CardsReview(played)
