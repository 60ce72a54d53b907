"""What the bench measures of Ashes to Ashes alone: the slowest question about a route."""

from walpurgis.bench.measure import Part, Timed

from .routes import hardest

__all__ = ["PARTS"]


def routes() -> Timed:
    """Every question about routes on a board full of crossing paths; the slowest counts."""
    slowest, asked = hardest()
    return Timed(slowest, asked)


PARTS = [Part("routes", "the slowest question about a route on the densest board", routes, microseconds=5000)]
