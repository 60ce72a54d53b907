"""Walpurgis: one open table for occult games."""

__version__ = "0.1.0"
