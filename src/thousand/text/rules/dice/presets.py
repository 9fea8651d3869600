"""The presets of dice by name, and in a sentence each."""

from thousand.text.catalogue import message

NAMES = {
    "home": message("Home"),
    "kubiki": message("Kubiki"),
    "three-barrels": message("Three Barrels"),
    "ussr": message("The Game from the USSR"),
    "classic": message("Classic"),
    "classic-no-barrel": message("Classic without a barrel"),
    "classic-open": message("Classic with an open barrel"),
}

SUMMARIES = {
    "home": message(
        "The shortest rules: entry, points, and one barrel from which you are sent back to your entry"
    ),
    "kubiki": message("Bolts, the dump truck, overtaking, and a barrel with three turns"),
    "three-barrels": message("Three barrels on the way, bolts in a row, and a score that can go below zero"),
    "ussr": message("A road with pits and a barrel; a pair on two dice counts, and five alike win at once"),
    "classic": message("Pits, overtaking, dear bolts, and a barrel whose third fall costs everything"),
    "classic-no-barrel": message("The classic rules without a barrel: whoever reaches the target has won"),
    "classic-open": message(
        "The classic rules with an exact finish: whoever goes beyond the target gets a dot"
    ),
}
