"""The arena: the same deals for all, fair seating, honest intervals."""

import re
import socket
import sys
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from thousand.cards.game import start
from thousand.cards.presets import rules
from thousand.cli import arena
from thousand.cli.arena import Tournament, report
from thousand.cli.main import app
from thousand.core.seats import Seat
from thousand.lab import workers
from thousand.lab.arena import Block, Match, Standing, block, blocks, line_ups
from thousand.lab.contracts import Contracts
from thousand.lab.kept import AnotherRun, kept_blocks
from thousand.lab.statistics import estimate
from thousand.lab.tables import Table, named, one_deal, one_game
from thousand.lab.workers import processes
from thousand.text.catalogue import language

ONLINE = rules("online", seats=3).options


def test_every_seating_with_both_bots() -> None:
    assert [*map("".join, line_ups(("a", "b"), 3))] == ["aab", "aba", "abb", "baa", "bab", "bba"]
    assert len([*line_ups(("a", "b"), 4)]) == 14


def test_a_deal_comes_again_the_same() -> None:
    bots = named(("steady", "random", "steady"))
    assert one_deal(ONLINE, bots, Seat(0), "1") == one_deal(ONLINE, bots, Seat(0), "1")
    results = {one_deal(ONLINE, bots, Seat(0), str(seed)).scores for seed in range(8)}
    assert len(results) > 1


def test_a_table_that_forks_goes_on_the_same_and_leaves_the_other_alone() -> None:
    table, bots = Table(start(ONLINE, 3, Seat(0)), "1"), named(("steady",) * 3)
    table.act(bots, [Random(1)] * 3)
    apart, before = table.fork(), table.state
    for _ in range(60):
        apart.act(bots, [Random(1)] * 3)
    assert table.state == before
    for _ in range(60):
        table.act(bots, [Random(1)] * 3)
    assert apart.state.deal > before.deal
    assert (apart.state, apart.views, apart.seen) == (table.state, table.views, table.seen)


def test_the_better_bot_is_ahead_from_whichever_side() -> None:
    ahead = [block(Match(("steady", "random"), "online", 3, 6, 2), number).difference for number in range(6)]
    behind = [block(Match(("random", "steady"), "online", 3, 6, 2), number).difference for number in range(6)]
    assert ahead == pytest.approx([-difference for difference in behind])
    assert sum(ahead) > 0


def test_blocks_are_the_same_on_several_processes() -> None:
    match = Match(("steady", "random"), "classic", 2, 3, 4)
    with processes(1) as here, processes(2) as two:
        assert [*blocks(match, here)] == [*blocks(match, two)]


def test_a_match_that_was_stopped_goes_on(tmp_path: Path) -> None:
    match, file = Match(("steady", "random"), "online", 3, 3, 4), tmp_path / "kept.jsonl"
    assert [*islice(kept_blocks(match, file), 2)] == [*islice(blocks(match), 2)]
    written = file.read_text()
    file.write_text(written + written.splitlines()[-1][:20])
    assert [*kept_blocks(match, file)] == [*blocks(match)]
    again = file.read_text()
    assert again.startswith(written)
    assert [*kept_blocks(match, file)] == [*blocks(match)]
    assert file.read_text() == again
    with pytest.raises(AnotherRun):
        next(kept_blocks(replace(match, seed=5), file))


def test_a_game_has_a_winner() -> None:
    result = one_game(ONLINE, named(("steady", "steady", "random")), Seat(1), "2")
    assert result.winner is not None
    assert result.scores[result.winner] >= 1000
    assert len(result.contracts) > 3
    assert {played.willing for played in result.contracts} == {True, False}
    assert all(len(played.points) == 3 for played in result.contracts)


def test_whole_games_count_wins() -> None:
    found = block(Match(("steady", "random"), "online", 3, 1, 4, "game"), 0)
    assert -1.0 <= found.difference <= 1.0
    assert found.contracts["steady"].every


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    rng, hits = Random(1), 0
    for trial in range(60):
        found = estimate([rng.gauss(3.0, 20.0) for _ in range(80)], trial)
        hits += found.low <= 3.0 <= found.high
    assert 51 <= hits <= 60


def test_no_blocks_no_estimate() -> None:
    with pytest.raises(ValueError, match=r"^$"):
        estimate([])


def test_the_command_prints_the_cross_table() -> None:
    done = CliRunner().invoke(
        app, ["arena", "cards", "--bots", "steady,random", "--deals", "4", "--seed", "3"]
    )
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "online, 3 players, 4 deals in all line-ups, seed 3"
    assert lines[3].split() == ["steady", "random"]
    assert [line.split()[0] for line in lines[4:6]] == ["steady", "random"]
    assert lines[9].split() == ["bid", "for", "left", "to", "the", "opener", "all"]
    *kinds, both = map(int, re.findall(r" % of (\d+)", lines[11]))
    assert sum(kinds) == both > 0


def test_the_command_speaks_the_language_asked_for() -> None:
    done = CliRunner().invoke(
        app, ["arena", "cards", "--bots", "steady,random", "--deals", "1", "--lang", "uk"]
    )
    assert done.exit_code == 0
    assert done.stdout.startswith("online, 3 гравці, 1 роздача")
    unknown = CliRunner().invoke(app, ["arena", "cards", "--lang", "xx", "--deals", "1"])
    assert unknown.exit_code == 2


@pytest.mark.parametrize(
    ("lang", "deals", "said"),
    [
        ("en", 1, "online, 3 players, 1 deal in all line-ups, seed 3"),
        ("ru", 1, "online, 3 игрока, 1 раздача во всех рассадках, начальное число 3"),
        ("ru", 2, "online, 3 игрока, 2 раздачи во всех рассадках, начальное число 3"),
        ("uk", 5, "online, 3 гравці, 5 роздач в усіх розсадках, початкове число 3"),
    ],
)
def test_deals_are_counted_as_each_language_does(lang: str, deals: int, said: str) -> None:
    bots = "steady", "random"
    wanted = Tournament(bots, "online", 3, deals, 3, jobs=1)
    standing = Standing(Match(bots, "online", 3, deals, 3))
    standing.add(Block(1.0, {"steady": Contracts([True], [])}))
    lines = report(wanted, [standing], language(lang))
    assert lines[0] == said
    assert lines[4].endswith("+1.0 [+1.0, +1.0]" if lang == "en" else "+1,0 [+1,0; +1,0]")
    assert "−1" in lines[5]
    assert lines[-2].split()[-1].isdigit()
    assert lines[-1].split() == ["random", "-", "-", "-"]


def test_there_are_no_more_processes_than_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def watched(jobs: int) -> AbstractContextManager[Executor | None]:
        asked.append(jobs)
        return processes(1)

    monkeypatch.setattr(arena, "processes", watched)
    options = ["--deals", "1", "--jobs", "200", "--bots", "steady,random"]
    assert CliRunner().invoke(app, ["arena", "cards", *options]).exit_code == 0
    assert asked == [1]


@pytest.mark.parametrize(
    "options",
    [
        ["--bots", "steady"],
        ["--bots", "steady,nobody"],
        ["--preset", "none"],
        ["--seats", "2"],
        ["--seed", "-1"],
    ],
)
def test_what_cannot_be_played_is_refused(options: list[str]) -> None:
    done = CliRunner().invoke(app, ["arena", "cards", *options])
    assert done.exit_code == 2
    assert "Traceback" not in done.output


ARENA = ["arena", "cards", "--bots", "steady,random", "--deals", "4", "--seed", "3"]


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_deals() -> None:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as two:
        done = CliRunner().invoke(app, [*ARENA, "--cluster", two.scheduler_address])
    assert done.exit_code == 0
    assert done.stdout == CliRunner().invoke(app, ARENA).stdout


def test_a_cluster_that_does_not_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    address = "tcp://127.0.0.1:9"
    monkeypatch.setattr(workers, "SECONDS_TO_ANSWER", 0.2)
    done = CliRunner().invoke(app, [*ARENA, "--cluster", address])
    assert done.exit_code == 2
    assert f"no scheduler answers at {address}" in done.output


def test_a_service_that_is_no_cluster_is_refused() -> None:
    def answer(service: socket.socket) -> None:
        with service.accept()[0] as visitor:
            visitor.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    with socket.create_server(("127.0.0.1", 0)) as service, ThreadPoolExecutor() as pool:
        pool.submit(answer, service)
        address = f"tcp://127.0.0.1:{service.getsockname()[1]}"
        done = CliRunner().invoke(app, [*ARENA, "--cluster", address])
    assert done.exit_code == 2
    assert "no scheduler answers" in done.output


def test_without_dask_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = CliRunner().invoke(app, [*ARENA, "--cluster", "tcp://127.0.0.1:9"])
    assert done.exit_code == 2
    assert "'.[cluster]'" in done.output
