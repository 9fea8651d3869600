"""A plot of chances over the turns of a game, as SVG; colours and dashes both tell the players apart."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 40, 28
COLOURS = ("#1f6f54", "#b03a2e", "#2b5d9b", "#8a6d1f", "#6b3fa0", "#2f8f8f", "#a34f86", "#555555")
DASHES = ("none", "7 4", "2 3", "9 3 2 3", "4 2", "1 2", "12 4", "6 2 1 2")


def plot(courses: Sequence[Sequence[float]], players: Sequence[str], title: str) -> str:
    """The picture of ``courses``: for each player a chance, 0 to 1, at every turn; ``title`` says so."""
    inner = [*_grid(max(map(len, courses))), *_lines(courses), *_legend(players)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    style = 'font-family="sans-serif" font-size="13"'
    background = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>'
    said = f"<title>{escape(title)}</title>"
    return "\n".join([f"{head} {style}>", said, background, *inner, "</svg>", ""])


def _x(turn: int, turns: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(turns - 1, 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _grid(turns: int) -> list[str]:
    rows = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        rows.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#d8d2c0"/>')
        rows.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    step = max(10 * round(turns / 80), 5)
    for turn in range(0, turns, step):
        x, y = _x(turn, turns), HEIGHT - 8
        rows.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{turn}</text>')
    return rows


def _lines(courses: Sequence[Sequence[float]]) -> list[str]:
    rows = []
    for number, course in enumerate(courses):
        points = " ".join(
            f"{_x(turn, len(course)):.1f},{_y(chance):.1f}" for turn, chance in enumerate(course)
        )
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        stroke = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        rows.append(f'<polyline points="{points}" fill="none" {stroke}/>')
    return rows


def _legend(players: Sequence[str]) -> list[str]:
    rows = []
    step = (WIDTH - LEFT - RIGHT) // max(len(players), 4)
    for number, player in enumerate(players):
        x = LEFT + step * number
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        rows.append(f'<path d="M{x} 18h24" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>')
        rows.append(f'<text x="{x + 30}" y="22">{escape(player[:16])}</text>')
    return rows
