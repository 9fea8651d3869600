"""The presets of cards by name, and in a sentence each."""

from thousand.text.catalogue import message

NAMES = {
    "online": message("Online"),
    "home": message("Home table"),
    "classic": message("Classic"),
    "russian": message("Russian"),
    "polish": message("Polish"),
}

SUMMARIES = {
    "online": message(
        "Redeals for poor cards, ace marriages, the dump truck both ways; on the barrel defence wins as well"
    ),
    "home": message(
        "Any card may be played to a trick, a deal without a trick costs 120 at once, a fall off the barrel "
        "the whole score"
    ),
    "classic": message(
        "The opener sits on the hundred, more than 1000 are needed, and three falls off the barrel cost "
        "everything"
    ),
    "russian": message(
        "Write-offs cost nothing twice, bolts are deals without points, and a failed contract leads off the "
        "barrel"
    ),
    "polish": message(
        "Bids by tens, a higher card must be played if one is held, and from 800 on only contracts count"
    ),
}
