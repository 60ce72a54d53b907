"""Ashes to Ashes: Humans and Vampires lay glowing paths through the night to bring the Chosen home."""
