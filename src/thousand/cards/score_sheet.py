"""What each event of booking changes on the score sheet; every event names the score it leaves."""

from thousand.cards import events
from thousand.cards.events import BookingEvent
from thousand.cards.holdings import placed
from thousand.cards.records import changed
from thousand.cards.state import Account

Accounts = tuple[Account, ...]


def evolve_accounts(accounts: Accounts, event: BookingEvent) -> Accounts:
    """The score sheet after ``event``."""
    if isinstance(event, events.GoldenRoundLost):
        return (Account(),) * len(accounts)
    account = accounts[event.seat]
    match event:
        case events.BoltMarked(bolts=bolts):
            account = changed(account, bolts=bolts)
        case events.BoltPenalty(score=score):
            account = changed(account, score=score, bolts=0)
        case events.BoltsCleared():
            account = changed(account, bolts=0)
        case events.ClimbedBarrel(score=score, deals=deals):
            account = changed(account, score=score, deals=deals or 0)
        case events.BarrelDealSpent(deals=deals):
            account = changed(account, deals=deals)
        case events.FallsReset():
            account = changed(account, score=0, falls=0)
        case events.DumpTruck():
            account = changed(account, score=0)
        case (
            events.FellOffBarrel(score=score, falls=falls)
            | events.KnockedOff(score=score, falls=falls)
            | events.FellTogether(score=score, falls=falls)
            | events.ContractFailedOnBarrel(score=score, falls=falls)
        ):
            account = changed(account, score=score, deals=0, falls=falls)
        case _:
            account = changed(account, score=event.score)
    return placed(accounts, event.seat, account)
