"""A game whose module of bots holds no rules of thumb."""
