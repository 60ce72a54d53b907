"""The games of the house. Each folder is one; see docs/add-a-game.md."""
