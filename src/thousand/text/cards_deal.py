"""The course of a deal in sentences: cut, deal, auction, redeal, talon, gifts, contract, play, bonuses."""

from collections.abc import Callable
from typing import Any

from thousand.cards import events as ev
from thousand.cards.deck import UNKNOWN, Rank, Suit
from thousand.text.catalogue import Message, message, plural

PACK_CUT = message("{player} cuts the pack, at the bottom: {card}")
PACK_CUT_TO_A_NINE = message("{player} cuts the pack, at the bottom: {card}; nines in a row: {nines}")
RECUT = message("The pack is cut again, by {cutter}")
JACK_BURIED = message("{player} buries the jack in the pack")
DEAL_VOIDED = message("There is no deal, {dealer} deals next")
DEALT = message("{dealer} deals")
DEALT_OPENLY = message("{dealer} deals. {hands}")

FORCED_BID = message("{player} stands at {amount}, the forced bid")
LOOKED = message("{player} looks at the cards")
LOOKED_AT = message("{player} looks at the cards: {cards}")
BID = message("{player} bids {amount}")
BLIND_BID = message("{player} bids {amount} blind")
PASSED = message("{player} passes")
AUCTION_WON = message("{player} wins the auction: {bid}")
AUCTION_WON_BLIND = message("{player} wins the auction: {bid} blind")
GOLDEN = message("The golden round: {player} plays {contract}")
BARREL_TURN = message("{player} is on the barrel and takes the talon without an auction: {bid}")

CLAIMED: dict[ev.Reason, Message] = {
    "nines": message("{player} claims a redeal because of nines: {cards}"),
    "jacks": message("{player} claims a redeal because of jacks: {cards}"),
    "below": message("{player} claims a redeal because of a poor hand: {cards}"),
    "talon_nines": message("{player} claims a redeal because of nines in the talon: {cards}"),
    "talon_jacks": message("{player} claims a redeal because of jacks in the talon: {cards}"),
    "talon_below": message("{player} claims a redeal because of a poor talon: {cards}"),
}
FORCED_REDEAL: dict[ev.Reason, Message] = {
    "talon_nines": message("Too many nines in the talon, the cards are dealt anew: {cards}"),
    "talon_jacks": message("Too many jacks in the talon, the cards are dealt anew: {cards}"),
    "talon_below": message("The talon is poor, the cards are dealt anew: {cards}"),
}
AGREED = message("{player} agrees to the redeal")
REFUSED = message("{player} refuses the redeal, the deal goes on")
THROWN_IN = message("The cards are thrown in, {dealer} deals again")

TALON = message("{player} takes the talon: {cards}")
TALON_UNSEEN = message("{player} takes the talon, it is not shown")
TALON_SEEN_ALONE = message("{player} takes the talon, it is not shown to the others: {cards}")
GIVEN = message("{player} gives a card away, {to} gets it")
GIVEN_SEEN = message("{player} gives a card away, {to} gets it: {card}")
LAID_ASIDE = message("{player} lays a card aside")
LAID_ASIDE_SEEN = message("{player} lays a card aside: {card}")
CONTRACT = message("{player} plays {contract}")
CONTRACT_RAISED = message("{player} raises the contract from {bid} to {contract}")
WRITTEN_OFF = message("{player} writes the deal off at {contract}")

PLAYED = message("{player} plays {card}")
MARRIAGES: dict[Suit, Message] = {
    Suit.SPADES: message("{player} declares the marriage of spades: plus {points}"),
    Suit.CLUBS: message("{player} declares the marriage of clubs: plus {points}"),
    Suit.DIAMONDS: message("{player} declares the marriage of diamonds: plus {points}"),
    Suit.HEARTS: message("{player} declares the marriage of hearts: plus {points}"),
}
ACE_MARRIAGE = message("{player} declares the ace marriage: plus {points}")
TRUMPS: dict[Suit, Message] = {
    Suit.SPADES: message("Spades are trumps"),
    Suit.CLUBS: message("Clubs are trumps"),
    Suit.DIAMONDS: message("Diamonds are trumps"),
    Suit.HEARTS: message("Hearts are trumps"),
}
TRICK = plural(
    "{player} takes the trick: {points} point", "{player} takes the trick: {points} points", "points"
)
TABLE_CARDS = message("{player} takes the cards from the table")
TABLE_CARDS_SEEN = message("{player} takes the cards from the table: {cards}")
REST = plural(
    "With the last trick {player} takes what is left: {cards}, {points} point",
    "With the last trick {player} takes what is left: {cards}, {points} points",
    "points",
)
DEAL_PLAYED = message("All cards are played: {shares}")

HANDS_PEEKED = message("{player} looks at the opponents’ cards")
HANDS_PEEKED_SEEN = message("{player} looks at the opponents’ cards. {hands}")
SUITS_PEEKED = message("{player} looks at the suits of the talon")
SUITS_PEEKED_SEEN = message("{player} looks at the suits of the talon: {suits}")
TALON_PEEKED = message("{player} looks at the talon")
TALON_PEEKED_SEEN = message("{player} looks at the talon: {cards}")
CARD_PEEKED = message("{player} looks at card {position} of the talon")
CARD_PEEKED_SEEN = message("{player} looks at card {position} of the talon: {card}")


def _cut(event: ev.PackCut) -> Message:
    return PACK_CUT_TO_A_NINE if event.card.rank is Rank.NINE and event.nines > 1 else PACK_CUT


def _talon(event: ev.TalonTaken) -> Message:
    if event.shown:
        return TALON
    return TALON_UNSEEN if UNKNOWN in event.cards else TALON_SEEN_ALONE


def _given(event: ev.CardGiven) -> Message:
    if event.to is None:
        return LAID_ASIDE if event.card is UNKNOWN else LAID_ASIDE_SEEN
    return GIVEN if event.card is UNKNOWN else GIVEN_SEEN


def _if_known(hidden: Message, seen: Message) -> Callable[[ev.TableCardsTaken | ev.TalonPeeked], Message]:
    return lambda event: hidden if UNKNOWN in event.cards else seen


SENTENCES: dict[type, Callable[[Any], Message]] = {
    ev.PackCut: _cut,
    ev.RecutAsked: lambda _: RECUT,
    ev.JackBuried: lambda _: JACK_BURIED,
    ev.DealVoided: lambda _: DEAL_VOIDED,
    ev.Dealt: lambda event: DEALT_OPENLY if any(set(hand) - {UNKNOWN} for hand in event.hands) else DEALT,
    ev.ForcedBid: lambda _: FORCED_BID,
    ev.LookedAtHand: lambda event: LOOKED if UNKNOWN in event.hand else LOOKED_AT,
    ev.BidMade: lambda _: BID,
    ev.BlindBidMade: lambda _: BLIND_BID,
    ev.Passed: lambda _: PASSED,
    ev.AuctionWon: lambda event: AUCTION_WON_BLIND if event.blind else AUCTION_WON,
    ev.GoldenDealBegun: lambda _: GOLDEN,
    ev.BarrelTurnTaken: lambda _: BARREL_TURN,
    ev.RedealClaimed: lambda event: CLAIMED[event.reason],
    ev.RedealAgreed: lambda _: AGREED,
    ev.RedealRefused: lambda _: REFUSED,
    ev.RedealForced: lambda event: FORCED_REDEAL[event.reason],
    ev.CardsThrownIn: lambda _: THROWN_IN,
    ev.TalonTaken: _talon,
    ev.CardGiven: _given,
    ev.ContractNamed: lambda event: CONTRACT_RAISED if event.contract > event.bid else CONTRACT,
    ev.DealWrittenOff: lambda _: WRITTEN_OFF,
    ev.CardPlayed: lambda _: PLAYED,
    ev.MarriageDeclared: lambda event: MARRIAGES[event.suit],
    ev.AceMarriageDeclared: lambda _: ACE_MARRIAGE,
    ev.TrumpSet: lambda event: TRUMPS[event.suit],
    ev.TrickTaken: lambda _: TRICK,
    ev.TableCardsTaken: _if_known(TABLE_CARDS, TABLE_CARDS_SEEN),
    ev.RestTaken: lambda _: REST,
    ev.DealPlayed: lambda _: DEAL_PLAYED,
    ev.HandsPeeked: lambda event: HANDS_PEEKED if UNKNOWN in sum(event.hands, ()) else HANDS_PEEKED_SEEN,
    ev.SuitsPeeked: lambda event: SUITS_PEEKED if None in event.suits else SUITS_PEEKED_SEEN,
    ev.TalonPeeked: _if_known(TALON_PEEKED, TALON_PEEKED_SEEN),
    ev.TalonCardPeeked: lambda event: CARD_PEEKED if event.card is UNKNOWN else CARD_PEEKED_SEEN,
}
"""The sentence for each kind of event of a deal."""
