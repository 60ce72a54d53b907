"""Nothing to go by."""
