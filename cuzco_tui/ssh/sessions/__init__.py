"""Sessions: a process for each connection, with the ordinary screen or the ordinary text mode in it."""
