"""Lanterns, release 4."""
