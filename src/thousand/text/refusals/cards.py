"""What is refused at cards, and which rules cannot be played."""

from collections.abc import Mapping

from thousand.cards.deck import Card, Suit
from thousand.core.errors import Parameter
from thousand.text.cards_names import card_name, suit_name
from thousand.text.catalogue import Language, Message, message, plural

SENTENCES: dict[str, Message] = {
    "cards/game_over": message("The game is over"),
    "cards/not_your_turn": message("It is another player’s turn"),
    "cards/not_now": message("This cannot be done now: it belongs to another part of the deal"),
    "cards/not_in_hand": message("You do not hold this card: {card}"),
    # --- the cut ---
    "cards/no_nine": message("The pack is cut again only because of a nine at its bottom"),
    "cards/no_jack": message("Only a jack at the bottom of the pack is buried"),
    # --- redeal and blind game ---
    "cards/no_grounds": message("Nothing entitles you to a redeal now"),
    "cards/must_look": message("Look at your cards before you claim a redeal"),
    "cards/has_looked": message("Your cards do not lie face down"),
    "cards/not_blind": message("Only a player whose cards lie face down may bid blind"),
    # --- the auction ---
    "cards/must_open": message("You open the auction and cannot pass: bid {minimum} or more"),
    "cards/below_bid": message("The bid is too low: you need {lowest} or more"),
    "cards/above_cap": message("The bid is too high: your cards allow no more than {cap}"),
    "cards/not_a_step": message("Bids go up in steps of {step}"),
    "cards/one_step_only": message("A bid may be only one step higher: {amount}"),
    "cards/silent": message("With your score you may not raise the bid, only pass"),
    # --- talon and gifts ---
    "cards/not_a_receiver": message("No card is given there"),
    "cards/has_given": message("A card has been given there already"),
    "cards/not_a_talon_card": message("Only cards of the talon are given away here, this is none: {card}"),
    # --- the contract ---
    "cards/below_own_bid": message("The contract cannot be lower than your bid: {bid}"),
    "cards/no_raise": message("You may not raise here, the contract is your bid: {bid}"),
    "cards/contract_step": message("A contract goes up in steps of {step}"),
    "cards/contract_cap": message("The contract is too high: your cards allow no more than {cap}"),
    "cards/no_write_off": message("Deals are not written off under these rules"),
    "cards/no_write_off_blind": message("A blind game cannot be written off"),
    "cards/write_off_limit": plural(
        "You have written off {limit} deal already, more is not allowed",
        "You have written off {limit} deals already, more is not allowed",
        "limit",
    ),
    # --- play ---
    "cards/must_follow_suit": message("Follow suit: {suit}"),
    "cards/must_trump": message("You have nothing of the suit led, so play a trump: {suit}"),
    "cards/must_beat": message("You can beat this card, so you have to: {card}"),
    "cards/must_overtrump": message("You can beat this trump, so you have to: {card}"),
    "cards/foreign_trump": message(
        "Another player has declared this trump; lead another suit while you have one: {suit}"
    ),
    "cards/not_on_lead": message("A marriage is declared only with the card that leads to a trick"),
    "cards/not_a_marriage": message(
        "A marriage needs king and queen of one suit in hand, and one of them leads; you are leading: {card}"
    ),
    "cards/needs_trick": message("Take a trick first: a marriage is declared only after a trick of your own"),
    "cards/queen_declares": message("The queen declares a marriage; you are leading: {card}"),
    "cards/declares_itself": message("There is nothing to say: a marriage declares itself when it leads"),
    "cards/no_ace_marriage": message("There is no ace marriage under these rules"),
    "cards/not_four_aces": message(
        "The ace marriage needs all four aces in hand, and one of them leads; you are leading: {card}"
    ),
    # --- bonuses ---
    "cards/no_such_bonus": message("There is no such bonus under these rules"),
    "cards/bonus_used": message("You have used this bonus in this deal already"),
    "cards/talon_opened": message("The auction is over: the talon could be looked at only before"),
    "cards/play_begun": message("The play has begun: hands could be looked at only before"),
    "cards/no_such_position": message("There is no such card in the talon: choose one from 1 to {cards}"),
    # --- rules that cannot be played ---
    "cards/wrong_seats": message("{seats} does not fit here; possible: {fewest} to {most}"),
    "cards/not_for_seats": message("this cannot be played by so many: {seats}"),
    "cards/out_of_range": message("{value} does not fit here; possible: {least} to {most}"),
    "cards/not_a_multiple": message("{value} is not a multiple of {of}, the step of the bids"),
    "cards/needs": message("this can only be played where {other} is {value}"),
    "cards/excludes": message("this cannot be played together with {other}"),
    "cards/never_leaves": message("a fall that costs nothing would leave the player on the barrel at {at}"),
    "cards/out_of_reach": message(
        "on this barrel {missing} would be missing to the target; a deal should not have to bring more than"
        " {most}"
    ),
    "cards/unequal_hands": message(
        "with a pack of {deck} hands are equal only where as many cards are thrown away as taken: discard"
    ),
}
"""The sentence for each code that starts with ``cards/``."""


def in_words(parameters: Mapping[str, Parameter], lang: Language) -> dict[str, Parameter]:
    """``parameters`` of a code of cards with cards and suits in words."""
    shown = dict(parameters)
    if (card := parameters.get("card")) is not None:
        shown["card"] = card_name(Card(card), lang)
    if (suit := parameters.get("suit")) is not None:
        shown["suit"] = suit_name(Suit(suit), lang)
    return shown
