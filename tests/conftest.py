"""Hypothesis draws the same examples in every run and has no clock: a test that fails today fails tomorrow."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("steady")
