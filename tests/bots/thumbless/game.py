"""Candles under another roof."""

from walpurgis.games._template.game import Template


class Thumbless(Template):
    """The same game; but its package has no `thumb`."""

    name = "thumbless"
