"""A table in one line, for lists, invitations and previews."""

from thousand.core.game import Nature
from thousand.server.store.records import Person
from thousand.server.tables import telling
from thousand.server.tables.table import Table
from thousand.server.wire.rest import SeatBrief, TableBrief
from thousand.text import platform as words
from thousand.text.catalogue import Language


def brief(table: Table, person: Person | None, lang: Language) -> TableBrief:
    """The table as ``person`` (None: anybody with the link) finds it in a list."""
    rules = telling.rules_info(table, lang)
    scores = table.scores()
    called = telling.names(table, lang)
    actor = table.to_act()
    own = table.room.seats_of(person.id) if person else ()
    winner = table.winner()
    return TableBrief(
        id=table.id,
        game=rules.game,
        preset=rules.preset,
        preset_name=rules.name,
        differences=rules.differences,
        status=table.room.status,
        seats=[
            SeatBrief(
                kind=place.kind,
                name=called[seat] if place.kind != "open" else "",
                score=scores[seat] if scores else None,
            )
            for seat, place in enumerate(table.room.places)
        ],
        host_name=table.room.host_name,
        your_turn=actor is not None and not isinstance(actor, Nature) and actor in own,
        winner=called[winner] if winner is not None else None,
        updated=table.log[-1].at if table.log else table.created_at,
        say=_say(table, own, lang),
    )


def _say(table: Table, own: tuple[int, ...], lang: Language) -> str:
    called = telling.names(table, lang)
    actor, winner = table.to_act(), table.winner()
    if table.room.status == "frozen":
        return lang.say(words.STOPPED)
    if winner is not None:
        return lang.say(words.WON_BY, player=called[winner], score=(table.scores() or (0,) * 9)[winner])
    if table.room.status == "lobby":
        free = sum(place.kind == "open" for place in table.room.places)
        return lang.say(words.WAITING, open=free) if free else lang.say(words.READY)
    if actor is None or isinstance(actor, Nature):
        return lang.say(words.BETWEEN_DEALS)
    return lang.say(words.YOUR_TURN) if actor in own else lang.say(words.TURN_OF, player=called[actor])


def invitation(table: Table, lang: Language) -> tuple[str, str]:
    """Title and description of a preview: who invites to what."""
    rules = telling.rules_info(table, lang)
    played = (
        lang.say(words.RULES_AND_CHANGES, rules=rules.name, changes=rules.differences)
        if rules.differences
        else rules.name
    )
    title = lang.say(words.INVITES, player=table.room.host_name)
    return title, f"{lang.say(words.GAMES[table.spec.game])}: {played}. {_say(table, (), lang)}"
