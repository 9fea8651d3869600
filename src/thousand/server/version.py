"""The version of the program."""

from importlib.metadata import version

VERSION = version("thousand")
