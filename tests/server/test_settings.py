"""Settings come from arguments, the environment and a file, in this order; a wrong one is named."""

import socket
from pathlib import Path

import pytest

from thousand.core.errors import CodedError
from thousand.server.running import listen, reachable, read_settings
from thousand.text.catalogue import LANGUAGES, language
from thousand.text.errors import explain


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("PORT", "ORIGINS", "DATA"):
        monkeypatch.delenv(f"THOUSAND_{name}", raising=False)


def test_arguments_come_before_the_environment_and_that_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert read_settings().port == 8000
    (tmp_path / "thousand.toml").write_text('port = 8001\norigins = ["http://a"]\n')
    assert (read_settings().port, read_settings().origins) == (8001, ("http://a",))
    monkeypatch.setenv("THOUSAND_PORT", "8002")
    monkeypatch.setenv("THOUSAND_ORIGINS", "http://b, http://c")
    assert (read_settings().port, read_settings().origins) == (8002, ("http://b", "http://c"))
    assert read_settings(port=8003, data=None).port == 8003


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"port": 70_000}, "port"),
        ({"public_url": "example.org"}, "public_url"),
        ({"rate": 0}, "rate"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_used_is_named_in_one_line(given: dict[str, object], named: str) -> None:
    with pytest.raises(CodedError) as caught:
        read_settings(**given)
    assert caught.value.parameters["setting"] == named
    for code in LANGUAGES:
        said = explain(caught.value, language(code))
        assert named in said
        assert "\n" not in said


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "thousand.toml").write_text("port = = 8001\n")
    with pytest.raises(CodedError, match=r"thousand\.toml"):
        read_settings()


def test_a_taken_port_gives_the_next_free_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port) as found:
            assert found.getsockname()[1] > port


def test_a_foreign_address_is_refused() -> None:
    with pytest.raises(CodedError):
        listen("192.0.2.1", 0)


def test_the_address_people_type() -> None:
    assert reachable(read_settings(), 8000) == "http://127.0.0.1:8000"
    assert reachable(read_settings(host="::1"), 8000) == "http://[::1]:8000"
    public = read_settings(host="0.0.0.0", public_url="https://example.org/")
    assert reachable(public, 8000) == "https://example.org"
