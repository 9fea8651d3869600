"""Keys: a letter typed on a Cyrillic keyboard means the Latin one on the same key."""

_CYRILLIC = "йцукенгшщзфывапролдячсмитьі"
_LATIN = "qwertyuiopasdfghjklzxcvbnms"

_SAME_KEY = str.maketrans(_CYRILLIC, _LATIN)


def latin(text: str) -> str:
    """What was typed, in lower case and as on a Latin keyboard.

    >>> latin("И"), latin("keep 15")
    ('b', 'keep 15')
    """
    return text.strip().lower().translate(_SAME_KEY)
