"""Rule pages made from the options in force."""

from thousand.text.rules.pages import page, plain_page, preset_name, preset_summary

__all__ = ["page", "plain_page", "preset_name", "preset_summary"]
