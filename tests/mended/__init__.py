"""Lanterns, a toy game in four releases: its state really changes between them. What was begun under one is carried over to the next."""
