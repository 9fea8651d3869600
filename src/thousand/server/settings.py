"""Settings: from arguments, the environment (`THOUSAND_…`) or a file `thousand.toml`, in this order."""

import os
import re
import sys
from pathlib import Path
from typing import Annotated

from pydantic import Field, field_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

FILE = "thousand.toml"
NAME = re.compile(r"[\w-]+(\.[\w-]+)*")


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", "~")).expanduser() / "thousand"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/thousand").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME", "~/.local/share")).expanduser() / "thousand"


class Settings(BaseSettings):
    """All that can be set; every value has a default that works."""

    model_config = SettingsConfigDict(env_prefix="THOUSAND_", toml_file=FILE, extra="forbid", frozen=True)

    host: str = Field("127.0.0.1", description="Address to listen on; 0.0.0.0 lets the local network in.")
    port: int = Field(
        8000, ge=0, le=65535, description="Port to listen on; if it is taken, the next free one."
    )
    data: Path = Field(default_factory=data_folder, description="Folder of the one SQLite file.")
    public_url: str | None = Field(
        None, description="Address under which people reach the server, https://… behind a proxy."
    )
    origins: Annotated[tuple[str, ...], NoDecode] = Field(
        (), description="Further origins whose pages may talk to it, with commas between."
    )
    hosts: Annotated[tuple[str, ...], NoDecode] = Field(
        (), description="Further names under which people may open it, with commas between."
    )
    bot_workers: int = Field(1, ge=1, le=64, description="Processes in which bots think.")
    trust_proxy: bool = Field(
        default=False, description="Take the client's address from X-Forwarded-For (only behind a proxy)."
    )
    rate: float = Field(1.0, gt=0, le=1000, description="Multiplies all rate limits.")
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$", description="What is logged.")

    @field_validator("origins", "hosts", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        return tuple(filter(None, map(str.strip, value.split(",")))) if isinstance(value, str) else value

    @field_validator("hosts")
    @classmethod
    def _plain_names(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        if any(NAME.fullmatch(name) is None for name in value):
            raise ValueError("must be names alone, without http:// and without a port")
        return value

    @field_validator("public_url")
    @classmethod
    def _plain_url(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return value.rstrip("/") if value else None

    @property
    def secure(self) -> bool:
        """People reach this server by https."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Arguments, then environment, then the file."""
        _ = dotenv_settings, file_secret_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)
