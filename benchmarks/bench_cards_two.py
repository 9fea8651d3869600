"""How well cards alone are played by two, against the rivals that others have measured themselves against.

``python -m benchmarks.bench_cards_two counting --deals 200`` plays and prints; with ``--write`` the page of
findings is brought up to date.
"""

import argparse

from benchmarks.findings import tell
from thousand.lab.duels import PLAYERS_OF_CARDS, duel
from thousand.lab.statistics import estimate
from tools.markdown import table

RIVALS = ("random", "depth 6", "to the end")
OTHERS = {"random": "> 65 %", "depth 6": "about 60 %", "to the end": "55 %"}
"""What a learned policy of 2025 (Chrustowski and Duch) has reached in a game much like this one."""


def main() -> None:
    """Play all rivals and say so."""
    parser = argparse.ArgumentParser()
    parser.add_argument("player", choices=[*PLAYERS_OF_CARDS])
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    rows = []
    for rival in RIVALS:
        found = estimate([*duel((wanted.player, rival), wanted.preset, wanted.deals, wanted.seed)])
        share, low, high = (f"{100 * value:.1f} %" for value in (found.mean, found.low, found.high))
        rows.append([rival, share, f"{low} to {high}", str(found.blocks), OTHERS[rival]])
        print(*rows[-1], sep="  ", flush=True)
    lines = [
        f"Deals of {wanted.preset} in which `{wanted.player}` takes more points than its rival, from both",
        "sides of the table; auction and gifts are the same for both. “Depth 6” and “to the end” draw one of",
        "the possible deals and search it so many plays deep, or to its end.",
        "",
        *table(["rival", "deals won", "95 % interval", "deals", "learned policy, 2025"], rows),
    ]
    tell(f"Strength: card play of two, {wanted.player}, {wanted.preset}", lines, wanted, "player")


if __name__ == "__main__":
    main()
