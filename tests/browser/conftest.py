"""Browser tests of the house."""

from .fixtures import *  # noqa: F403
