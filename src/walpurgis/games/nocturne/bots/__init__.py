"""The bots of Nocturne. `thumb` plays by rules of thumb; it is found here by its name."""

from .answers import ANSWERS, thumb

__all__ = ["ANSWERS", "thumb"]
