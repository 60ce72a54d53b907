"""How fast the engine is, in seconds and as multiples of one bare coroutine round trip. See `measure`."""

from .figures import Figure, Figures
from .measure import measure

__all__ = ["Figure", "Figures", "measure"]
