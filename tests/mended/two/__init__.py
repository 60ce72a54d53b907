"""Lanterns, release 2."""
