"""Lanterns, release 3."""
