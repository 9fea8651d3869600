import typing
from types import SimpleNamespace
from thousand.dice import events
GAMES = {"dice": SimpleNamespace(events=typing.get_args(events.Event))}
