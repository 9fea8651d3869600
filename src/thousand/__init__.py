"""Тысяча / Thousand: the card game and the dice game of the same name."""
