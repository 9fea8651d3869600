"""A program that takes a seat at a table of Thousand and plays whatever is offered first.

python examples/client.py http://127.0.0.1:8000/t/TABLE [NAME]

It needs `pip install websockets`. See docs/api.md for what goes over the socket.
"""

import hashlib
import json
import secrets
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def main(link: str, name: str = "Example") -> None:
    """Sit down at the table behind ``link`` and play to the end."""
    address, table = urlsplit(link), link.rpartition("/")[2]
    body = json.dumps({"name": name, "lang": "en"}).encode()
    named = Request(f"{address.scheme}://{address.netloc}/api/me", body, {"content-type": "application/json"})
    cookie = urlopen(named).headers["set-cookie"].partition(";")[0]
    scheme = "wss" if address.scheme == "https" else "ws"
    url = f"{scheme}://{address.netloc}/api/tables/{table}/socket"
    seeds: dict[int, bytes] = {}

    with connect(url, additional_headers={"cookie": cookie}) as socket:

        def say(kind: str, **fields: object) -> None:
            socket.send(json.dumps({"type": kind, **fields}))

        def promise(seat: int, draw: int) -> str:
            seeds[draw] = secrets.token_bytes(32)
            parts = b"thousand/1/seat" + table.encode() + draw.to_bytes(8, "big") + seat.to_bytes(8, "big")
            return hashlib.sha256(parts + seeds[draw]).hexdigest()

        say("hello", lang="en")
        say("sit", id=secrets.token_urlsafe(12))
        for frame in socket:
            message = json.loads(frame)
            fair = message if message["type"] == "fair" else message.get("fair")
            for seat in [one["seat"] for one in (fair or {"seats": ()})["seats"] if one["yours"]]:
                draw = fair["draw"]
                if fair["due"] and draw in seeds:
                    following = promise(seat, draw + 1)
                    say("reveal", seat=seat, draw=draw, seed=seeds.pop(draw).hex(), next=following)
                elif not fair["due"] and draw not in seeds:
                    say("commit", seat=seat, draw=draw, hash=promise(seat, draw))
            if allowed := [offer for offer in message.get("offers", ()) if offer["why"] is None]:
                say("act", id=secrets.token_urlsafe(12), seq=message["seq"], action=allowed[0]["action"])
            if scene := message.get("scene"):
                print(*message["line"]["says"] if "line" in message else (), sep="\n")
                if scene["winner"]:
                    return


if __name__ == "__main__":
    main(*sys.argv[1:])
