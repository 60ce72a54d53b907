"""The table in the browser: HTTP for the lobby, one WebSocket for play. The only place with a clock, a network and a database."""
