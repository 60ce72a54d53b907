"""Lanterns, release 1."""
