"""The web platform in sentences: who comes and goes, what is refused, the ready phrases."""

from thousand.text.catalogue import Message, message, plural

BOT = message("Bot {number}")

# --- the log of a table ---

OPENED = message("{player} opens the table")
SAT = message("{player} sits down")
BOT_SEATED = message("A bot sits down at place {seat}")
FREED = message("Place {seat} is free")
DROPPED = message("Place {seat} is taken away")
STARTED = message("The game begins, {player} is first")
LEFT = message("{player} leaves the table")
RETURNED = message("{player} is back")
ASKED = message("{player} asks for place {seat}")
ALLOWED = message("The host agrees: place {seat} changes hands")
DENIED = message("The host does not agree to give place {seat} away")
TAKEN_OVER = message("{player} takes place {seat}")
HOST_MOVED = message("{player} is the host now")
ENDED = message("The game is over")
FROZE = message("The game cannot go on: an error in the program. Everything played so far is kept")
REMATCHED = message("A new game is ready")

# --- one line about a table, for lists and invitations ---

WAITING = plural("{open} place is free", "{open} places are free", "open")
READY = message("Everybody is here, the host begins")
YOUR_TURN = message("Your turn")
TURN_OF = message("{player} to play")
BETWEEN_DEALS = message("The cards are being dealt")
WON_BY = message("{player} wins, score {score}")
STOPPED = message("Stopped by an error, kept as it was")
INVITES = message("{player} invites you to a game of Thousand")
GAMES: dict[str, Message] = {"dice": message("Dice"), "cards": message("Cards")}
RULES_AND_CHANGES = plural("{rules}, {changes} house rule", "{rules}, {changes} house rules", "changes")

# --- the house-rule editor ---

WAS = message("was {value}")
WAS_ON = message("was on")
WAS_OFF = message("was off")
FIELDS: dict[str, Message] = {
    "low": message("from"),
    "top": message("to"),
}
"""What a part of a rule is called that has no words of its own on a rule page."""

# --- fairness ---

FAIR = message("Every throw and every deal here can be checked")
FAIR_WITHHELD = message("{players} gave no seed for this draw")

BOTS: dict[str, tuple[Message, Message]] = {
    "steady": (message("Steady"), message("Plays soundly by simple principles")),
    "random": (message("Random"), message("Does anything that is allowed")),
    "novice": (message("Novice"), message("Misjudges often")),
    "casual": (message("Casual"), message("Plays what looks right")),
    "skilled": (message("Skilled"), message("Seldom errs")),
    "counting": (message("Counting"), message("Remembers every card and tries what the others may hold")),
    "deep": (message("Deep"), message("Looks at everything the others may hold; takes its time")),
    "master": (message("Master"), message("Plays the best dice known")),
    "perfect": (message("Perfect"), message("Plays without a mistake, where two play by solved rules")),
}
"""The bots that can be seated: what they are called, and how they play."""

PHRASES: dict[str, Message] = {
    "hello": message("Good day"),
    "luck": message("Good luck"),
    "thanks": message("Thank you"),
    "well_played": message("Well played"),
    "lucky_you": message("Lucky you"),
    "minute": message("One minute"),
    "your_turn": message("It is your turn"),
    "sorry": message("Sorry"),
    "again": message("Once more"),
    "bye": message("Goodbye"),
}
"""What can be said with one tap, read by everyone in his own language."""

REFUSALS: dict[str, Message] = {
    "server/no_seat": message("There is no place {seat} at this table"),
    "server/seat_taken": message("Place {seat} is taken"),
    "server/no_free_seat": message("All places are taken"),
    "server/sits_already": message("You already sit at this table, at place {seat}"),
    "server/not_seated": message("This place is not yours"),
    "server/not_host": message("Only the host can do this: {host}"),
    "server/not_in_lobby": message("The game has begun already"),
    "server/not_playing": message("No game is being played at this table now"),
    "server/not_finished": message("The game is not over yet"),
    "server/frozen": message(
        "The game cannot go on: an error in the program. Everything played so far is kept"
    ),
    "server/seats_open": plural("{open} place is still free", "{open} places are still free", "open"),
    "server/not_left": message("The player at place {seat} is here"),
    "server/nobody_asked": message("Nobody asks for place {seat}"),
    "server/no_name": message("Choose a name first"),
    "server/own_name": message("A further player at this device needs a name of his own"),
    "server/one_seat": message("At cards each player needs a device of his own"),
    "server/unknown_table": message("There is no such table"),
    "server/not_open": message("This table is not open to watchers"),
    "server/unknown_rules": message("There are no such saved rules"),
    "server/unknown_phrase": message("There is no such phrase; there are {known}"),
    "server/unknown_game": message("There is no such game here; there are {known}"),
    "server/wrong_seats": message("These rules are for {least} to {most} players"),
    "server/no_host_seat": message("Whoever begins must sit at the table"),
    "server/too_many": message("Too much at once, wait a moment"),
    "server/too_long": message("What was sent is too long"),
    "server/unreadable": message("The message cannot be read at {place}"),
    "server/unfit_name": message(
        "The name holds a sign that cannot be seen, or a picture made of several; leave it out"
    ),
    "server/unfit_text": message("The line holds a sign that cannot be seen; leave it out"),
    "server/stale": message("The table has changed meanwhile, look again"),
    "server/not_your_seat": message("This action belongs to another player"),
    "server/chance_given": message("The table throws the dice and deals the cards, not the players"),
    "server/link_spent": message("This link has been used or is too old, make a new one"),
    "server/wrong_origin": message("This page may not talk to the server"),
    "server/unknown_host": message(
        "The server does not go by this name: open its numeric address, or add the name to its setting hosts"
    ),
    "server/not_found": message("There is nothing at this address"),
    "server/unknown_setting": message("There is no setting {setting}"),
    "server/bad_setting": message("Setting {setting} cannot be {value}"),
    "server/bad_settings_file": message("{file}: this is not TOML ({problem})"),
    "server/foreign_address": message("{host} is not an address of this machine"),
    "server/no_port": message("No port from {port} to {last} is free"),
    "server/bad_data": message("{folder}: the data cannot be kept here ({problem})"),
    "server/newer_store": message(
        "A newer version of the program has written these data: their form is {found}, known is {known}"
    ),
    "server/broken": message("The server has failed at this; it is written down and nothing is lost"),
}
"""The sentence for each code that starts with ``server/``."""
