"""`thousand serve` as people start and end it: an address to open, one line at the end, nothing lost."""

import os
import runpy
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from thousand.cli import main, serve
from thousand.server.running import Place
from thousand.text.catalogue import language

PATIENCE = 60


def start(folder: Path, *more: str, lang: str = "en") -> subprocess.Popen[str]:
    environment = {**os.environ, "LC_ALL": f"{lang}.UTF-8", "THOUSAND_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "thousand", "serve", "--data", str(folder), *more]
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_the_address_is_said_and_ctrl_c_ends_it_in_one_line(folder: Path) -> None:
    with start(folder, "--port", "0", lang="ru") as process:
        called, _, address = said(process).partition(": ")
        assert called == "Тысяча"
        assert httpx.get(f"{address}/readyz", timeout=PATIENCE).text == "ok"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == "Работа завершена, все столы сохранены.\n"
    assert err == ""


def test_ctrl_c_before_anything_is_loaded_is_no_error_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "main", _interrupted)
    with pytest.raises(SystemExit, match="130"):
        runpy.run_module("thousand", run_name="__main__")


def _interrupted() -> None:
    raise KeyboardInterrupt


def test_a_taken_port_is_told_and_the_next_one_used(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with start(folder, "--port", str(port)) as process:
            assert f"{port} is taken" in said(process)
            address = said(process).partition(": ")[2]
            assert int(address.rpartition(":")[2]) > port
            assert httpx.get(f"{address}/healthz", timeout=PATIENCE).text == "ok"
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE)


def test_what_cannot_be_used_is_told_in_the_language_of_the_reader(folder: Path) -> None:
    with start(folder, "--host", "192.0.2.1", lang="ru") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert (out, err) == ("", "thousand: 192.0.2.1 не адрес этой машины\n")


@pytest.mark.parametrize("nearby", [True, False])
def test_phones_get_a_code_where_they_can_reach_the_tables(
    nearby: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    serve.tell(language("en"), 8000, Place("http://192.168.1.5:8000", 8000, nearby=nearby))
    out = capsys.readouterr().out
    assert out.startswith("Thousand: http://192.168.1.5:8000\n")
    assert ("█" in out) == nearby
