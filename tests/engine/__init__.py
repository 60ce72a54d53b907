"""The engine, one file for each of its modules. `table.py` has the toy table that they share."""
