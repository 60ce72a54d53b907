"""How fast the engine is, in seconds and as multiples of one bare coroutine round trip. See `measure`."""

from .figures import Figure, Figures
from .measure import measure
from .peers import Beside, beside_peers

__all__ = ["Beside", "Figure", "Figures", "beside_peers", "measure"]
