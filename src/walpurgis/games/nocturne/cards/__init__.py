"""The cards of Nocturne and of the sets it is played with, in files by kind. Importing this package enters their rules."""

from . import base, boons, castles, empires, heirlooms, hexes, nights, others, seaside, treasures
from . import nocturne as nocturne

__all__ = ["base", "boons", "castles", "empires", "heirlooms", "hexes", "nights", "nocturne", "others", "seaside", "treasures"]
