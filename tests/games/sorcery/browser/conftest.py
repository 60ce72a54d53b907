"""Browser tests of this game."""

from tests.browser.fixtures import *  # noqa: F403
