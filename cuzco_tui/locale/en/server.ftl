# The lobby of a server, and what can go wrong on the way to it.

error-ticket = This session was not let in by this server; connect again.
error-host-away = The server pauses for a moment; wait a little, and look again at how the game stands.
lobby-table-lost = Table { $table } cannot be gone on with ({ $reason }).
