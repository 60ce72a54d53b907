"""What is measured of Sabbat Magica alone: what each POWER card is worth (powers.py)."""
